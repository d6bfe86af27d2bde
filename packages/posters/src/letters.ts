// An Art Deco alphabet of capitals with strokes of one width, so that shop signs need no font. The cap height is 10,
// and the baseline is at y = 10. Entries are [advance, path]. Paths use only absolute M L H V A and z.
import { num } from "./kit.ts";

const GLYPH: Record<string, [number, string]> = {
  A: [8, "M0 10L4 0L8 10M1.4 6.6H6.6"],
  B: [5.8, "M0 0H2.9A2.35 2.35 0 0 1 2.9 4.7H0M2.9 4.7H3.2A2.65 2.65 0 0 1 3.2 10H0V0"],
  C: [9, "M9 2A5 5 0 1 0 9 8"],
  D: [8, "M0 0H3A5 5 0 0 1 3 10H0z"],
  E: [5, "M5 0H0V10H5M0 4.4H4"],
  F: [5, "M5 0H0V10M0 4.4H4"],
  G: [9.4, "M9 2A5 5 0 1 0 9.4 7V5.4H5.8"],
  H: [7, "M0 0V10M7 0V10M0 4.4H7"],
  I: [0.2, "M.1 0V10"],
  J: [4, "M4 0V7.6A2.2 2.2 0 0 1 0 8.4"],
  K: [6.2, "M0 0V10M6 0L0 5.6M2 3.9L6.2 10"],
  L: [5, "M0 0V10H5"],
  M: [9.4, "M0 10L1.2 0L4.7 7.4L8.2 0L9.4 10"],
  N: [7.4, "M0 10V0L7.4 10V0"],
  O: [10, "M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0z"],
  P: [5.4, "M0 10V0H2.7A2.7 2.7 0 0 1 2.7 5.4H0"],
  Q: [10, "M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0zM6 7L9.6 10.8"],
  R: [6, "M0 10V0H2.7A2.7 2.7 0 0 1 2.7 5.4H0M2.6 5.4L6 10"],
  S: [5.2, "M4.9 1.3A2.4 2.4 0 1 0 2.7 4.8A2.6 2.6 0 1 1 .2 8.4"],
  T: [6.4, "M0 0H6.4M3.2 0V10"],
  U: [7, "M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0"],
  V: [7.6, "M0 0L3.8 10L7.6 0"],
  W: [11, "M0 0L2.8 10L5.5 2L8.2 10L11 0"],
  X: [7, "M0 0L7 10M7 0L0 10"],
  Y: [7, "M0 0L3.5 4.8L7 0M3.5 4.8V10"],
  Z: [6.4, "M0 0H6.4L0 10H6.4"],
  0: [7, "M3.5 0A3.5 5 0 0 1 3.5 10A3.5 5 0 0 1 3.5 0z"],
  1: [2, "M0 1.6L2 0V10"],
  2: [5.6, "M.2 2.4A2.7 2.5 0 1 1 5 4L0 10H5.6"],
  3: [5.4, "M.3 0H5L2.4 4A3 3 0 1 1 .2 8.4"],
  4: [6.4, "M4.8 10V0L0 7.2H6.4"],
  5: [5.4, "M5 0H.9L.6 4.2A3 3 0 1 1 .2 8.6"],
  6: [6, "M4.4 0L.7 5.2A3 3 0 1 0 3 4"],
  7: [5.6, "M0 0H5.6L2 10"],
  8: [5.6, "M2.8 4.6A2.3 2.3 0 1 1 2.8 0A2.3 2.3 0 1 1 2.8 4.6A2.7 2.7 0 1 1 2.8 10A2.7 2.7 0 1 1 2.8 4.6"],
  9: [6, "M1.6 10L5.3 4.8A3 3 0 1 0 3 6"],
  "-": [3, "M0 5H3"],
  "&": [7.4, "M7.4 10L1.8 3.2A2 2 0 1 1 5 2.4L1 6A2.5 2.5 0 0 0 3.6 10L7.2 6"],
  "'": [0.8, "M.8 0L.2 2.2"],
  ".": [0.4, "M.1 9.6V10"],
  "+": [5, "M0 5H5M2.5 2.5V7.5"],
  " ": [3.4, ""],
};
const MARK: Record<string, string> = {
  "\u0301": "M-.8 -1.4L1 -3.2",
  "\u0300": "M.8 -1.4L-1 -3.2",
  "\u0302": "M-1.6 -1.4L0 -3L1.6 -1.4",
  "\u0308": "M-1.3 -2V-1.9M1.3 -2V-1.9",
  "\u0303": "M-1.5 -1.8L-.5 -2.4L.5 -1.8L1.5 -2.4",
};

function shift(d: string, dx: number, dy: number, k: number): string {
  let i = 0,
    cmd = "";
  return d.replace(/([MLHVAz])|(-?\d*\.?\d+)/g, (t, c) => {
    if (c) {
      cmd = c;
      i = 0;
      return c;
    }
    const v = Number(t),
      j = i++;
    let out = v;
    if (cmd === "H") out = v * k + dx;
    else if (cmd === "V") out = v * k + dy;
    else if (cmd === "A") {
      const a = j % 7;
      out = a < 2 ? v * k : a < 5 ? v : a === 5 ? v * k + dx : v * k + dy;
    } else out = v * k + (j % 2 ? dy : dx);
    return num(out);
  });
}

const clean = (text: string) =>
  text
    .toUpperCase()
    .replace(/[’`]/g, "'")
    .replace(/Œ/g, "OE")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFD");

function measure(text: string, gap = 2.6): number {
  let w = 0;
  for (const ch of clean(text)) if (GLYPH[ch]) w += GLYPH[ch][0] + gap;
  return Math.max(0, w - gap);
}

export interface Line {
  d: string;
  w: number;
  cap: number;
  /** Returns the width of the strokes for a preferred width. It is limited, so that small letters stay readable. */
  pen: (w: number) => number;
}

/** Shortens a name that is too long for its sign: drops words from the end, then a final "de", "et" or "la". */
function shorten(text: string, units: number): string {
  const words = clean(text).split(" ");
  while (words.length > 1 && measure(words.join(" ")) > units) {
    words.pop();
    while (words.length > 1 && (words.at(-1) ?? "").length <= 3) words.pop();
  }
  return words.join(" ");
}

/**
 * Returns path data for a line of lettering, centred on cx, with the top of the capitals at y. The lettering shrinks to
 * the width maxW. Returns "" if the lettering would be illegible.
 */
export function letters(text: string, cx: number, y: number, cap: number, maxW: number, gap = 2.6, minCap = 15): Line {
  const none: Line = { d: "", w: 0, cap, pen: (w) => w };
  const word = shorten(text, (maxW / minCap) * 10),
    units = measure(word, gap);
  if (!units) return none;
  const k = Math.min(cap / 10, maxW / units),
    top = y + (cap - k * 10) / 2;
  if (k * 10 < minCap) return none;
  let x = cx - (units * k) / 2,
    last = x,
    d = "";
  for (const ch of clean(word)) {
    if (MARK[ch]) {
      d += shift(MARK[ch], last, top, k);
      continue;
    }
    const glyph = GLYPH[ch];
    if (!glyph) continue;
    d += shift(glyph[1], x, top, k);
    last = x + (glyph[0] * k) / 2;
    x += (glyph[0] + gap) * k;
  }
  return { d, w: units * k, cap: k * 10, pen: (w) => Math.min(w, k * 1.4) };
}
