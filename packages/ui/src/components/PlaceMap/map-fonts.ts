import type { MapFonts } from "./map-provider.ts";

const FACES = ['16px "Inter Variable"', '16px "Fraunces Variable"'];

/**
 * Detects which fonts a map can use. Web fonts do not load if the browser blocks them, or in Chromium on a Linux
 * machine without installed fonts.
 */
export const loadableFonts = (): Promise<MapFonts> =>
  Promise.all(FACES.map((face) => document.fonts.load(face))).then(
    () => "product",
    () => "system",
  );
