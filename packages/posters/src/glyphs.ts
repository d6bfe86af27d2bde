/** The height of a capital in the alphabet, from y = 0 to the baseline at y = 10. */
export const CAP_HEIGHT = 10;

/**
 * A capital, digit or sign of the Art Deco alphabet of shop signs. Its path is stroked with one width, so no font is
 * needed.
 * The path has only absolute commands: M, L, H, V, A and z.
 */
export interface Glyph {
  readonly width: number;
  readonly path: string;
}

/** The glyph of each character. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 8, path: "M0 10L4 0L8 10M1.4 6.6H6.6" },
  B: { width: 5.8, path: "M0 0H2.9A2.35 2.35 0 0 1 2.9 4.7H0M2.9 4.7H3.2A2.65 2.65 0 0 1 3.2 10H0V0" },
  C: { width: 9, path: "M9 2A5 5 0 1 0 9 8" },
  D: { width: 8, path: "M0 0H3A5 5 0 0 1 3 10H0z" },
  E: { width: 5, path: "M5 0H0V10H5M0 4.4H4" },
  F: { width: 5, path: "M5 0H0V10M0 4.4H4" },
  G: { width: 9.4, path: "M9 2A5 5 0 1 0 9.4 7V5.4H5.8" },
  H: { width: 7, path: "M0 0V10M7 0V10M0 4.4H7" },
  I: { width: 0.2, path: "M.1 0V10" },
  J: { width: 4, path: "M4 0V7.6A2.2 2.2 0 0 1 0 8.4" },
  K: { width: 6.2, path: "M0 0V10M6 0L0 5.6M2 3.9L6.2 10" },
  L: { width: 5, path: "M0 0V10H5" },
  M: { width: 9.4, path: "M0 10L1.2 0L4.7 7.4L8.2 0L9.4 10" },
  N: { width: 7.4, path: "M0 10V0L7.4 10V0" },
  O: { width: 10, path: "M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0z" },
  P: { width: 5.4, path: "M0 10V0H2.7A2.7 2.7 0 0 1 2.7 5.4H0" },
  Q: { width: 10, path: "M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0zM6 7L9.6 10.8" },
  R: { width: 6, path: "M0 10V0H2.7A2.7 2.7 0 0 1 2.7 5.4H0M2.6 5.4L6 10" },
  S: { width: 5.2, path: "M4.9 1.3A2.4 2.4 0 1 0 2.7 4.8A2.6 2.6 0 1 1 .2 8.4" },
  T: { width: 6.4, path: "M0 0H6.4M3.2 0V10" },
  U: { width: 7, path: "M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0" },
  V: { width: 7.6, path: "M0 0L3.8 10L7.6 0" },
  W: { width: 11, path: "M0 0L2.8 10L5.5 2L8.2 10L11 0" },
  X: { width: 7, path: "M0 0L7 10M7 0L0 10" },
  Y: { width: 7, path: "M0 0L3.5 4.8L7 0M3.5 4.8V10" },
  Z: { width: 6.4, path: "M0 0H6.4L0 10H6.4" },
  0: { width: 7, path: "M3.5 0A3.5 5 0 0 1 3.5 10A3.5 5 0 0 1 3.5 0z" },
  1: { width: 2, path: "M0 1.6L2 0V10" },
  2: { width: 5.6, path: "M.2 2.4A2.7 2.5 0 1 1 5 4L0 10H5.6" },
  3: { width: 5.4, path: "M.3 0H5L2.4 4A3 3 0 1 1 .2 8.4" },
  4: { width: 6.4, path: "M4.8 10V0L0 7.2H6.4" },
  5: { width: 5.4, path: "M5 0H.9L.6 4.2A3 3 0 1 1 .2 8.6" },
  6: { width: 6, path: "M4.4 0L.7 5.2A3 3 0 1 0 3 4" },
  7: { width: 5.6, path: "M0 0H5.6L2 10" },
  8: {
    width: 5.6,
    path: "M2.8 4.6A2.3 2.3 0 1 1 2.8 0A2.3 2.3 0 1 1 2.8 4.6A2.7 2.7 0 1 1 2.8 10A2.7 2.7 0 1 1 2.8 4.6",
  },
  9: { width: 6, path: "M1.6 10L5.3 4.8A3 3 0 1 0 3 6" },
  "-": { width: 3, path: "M0 5H3" },
  "&": { width: 7.4, path: "M7.4 10L1.8 3.2A2 2 0 1 1 5 2.4L1 6A2.5 2.5 0 0 0 3.6 10L7.2 6" },
  "'": { width: 0.8, path: "M.8 0L.2 2.2" },
  ".": { width: 0.4, path: "M.1 9.6V10" },
  "+": { width: 5, path: "M0 5H5M2.5 2.5V7.5" },
  " ": { width: 3.4, path: "" },
};

/** The path of each combining accent. It is centred on x = 0, above a capital. */
export const ACCENTS: Readonly<Record<string, string>> = {
  "\u0301": "M-.8 -1.4L1 -3.2",
  "\u0300": "M.8 -1.4L-1 -3.2",
  "\u0302": "M-1.6 -1.4L0 -3L1.6 -1.4",
  "\u0308": "M-1.3 -2V-1.9M1.3 -2V-1.9",
  "\u0303": "M-1.5 -1.8L-.5 -2.4L.5 -1.8L1.5 -2.4",
};
