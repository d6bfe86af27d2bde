import type { MapFonts } from "./map-provider.ts";

const FACES = ['16px "Inter Variable"', '16px "Fraunces Variable"'];

/**
 * Which fonts a map can be lettered in. Web fonts do not load in a browser that blocks them, nor in Chromium on a Linux
 * machine without any installed font.
 */
export const loadableFonts = (): Promise<MapFonts> =>
  Promise.all(FACES.map((face) => document.fonts.load(face))).then(
    () => "product",
    () => "system",
  );
