import type { MapFonts } from "./map-provider.ts";

const FACES = ['16px "Inter Variable"', '16px "Fraunces Variable"'];

/**
 * Detects the fonts that a map can use: `system` if a web font fails to load. Web fonts fail to load if the browser
 * blocks them, and in Chromium on a Linux machine without installed fonts.
 */
export const loadableFonts = (): Promise<MapFonts> =>
  Promise.all(FACES.map((face) => document.fonts.load(face))).then(
    () => "product",
    () => "system",
  );
