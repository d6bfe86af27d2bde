import { CAP_HEIGHT, GLYPHS } from "./glyph-outlines.ts";
import { type MapTheme, PALETTES } from "./palette.ts";

/** An image in the format of MapLibre's `map.addImage()`: RGBA, row by row. */
export interface SignImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The methods of a MapLibre map that the signs use. */
export interface SignedMap {
  setMissingStyleImageResolver(resolver: (id: string) => void): unknown;
  addImage(id: string, image: SignImage, options: { readonly pixelRatio: number }): unknown;
}

type Point = readonly [number, number];
type Letter = keyof typeof GLYPHS;

/**
 * A part of a sign: a pill with letters in the middle, in CSS pixels. If the width equals the height, the pill is a
 * disc.
 */
interface Pill {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly letters: readonly Letter[];
  readonly capHeight: number;
}

const PIXEL_RATIO = 3;
const SAMPLES = 3;
const HEIGHT = 19;
const RING = 1.5;
const disc = (letter: Letter): Pill => ({ x: 0, width: HEIGHT, height: HEIGHT, letters: [letter], capHeight: 8.6 });
const rer = (x: number): Pill => ({ x, width: 31, height: HEIGHT, letters: ["R", "E", "R"], capHeight: 7.8 });

const SIGNS: ReadonlyMap<string, readonly Pill[]> = new Map([
  ["metro", [disc("M")]],
  ["rer", [rer(0)]],
  ["metro-rer", [disc("M"), rer(HEIGHT + 2)]],
  ["train", [disc("T")]],
  ["tram", [disc("T")]],
]);
/** A small ring that marks a sight. */
const SIGHT: readonly Pill[] = [{ x: 0, width: 6, height: 6, letters: [], capHeight: 1 }];

/** Converts a path that consists of the commands M, L, Q and Z into closed lines. */
function flatten(path: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  for (const [, command, text = ""] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const line = lines.at(-1) ?? [];
    if (command === "M") lines.push([[a, b]]);
    else if (command === "L") line.push([a, b]);
    else if (command === "Q") {
      const [x, y] = line.at(-1) ?? [0, 0];
      for (let step = 1; step <= 6; step += 1) {
        const t = step / 6;
        const u = 1 - t;
        line.push([u * u * x + 2 * u * t * a + t * t * c, u * u * y + 2 * u * t * b + t * t * d]);
      }
    }
  }
  return lines;
}

const OUTLINES = new Map(Object.entries(GLYPHS).map(([letter, { path }]) => [letter, flatten(path)] as const));

/** Whether a point is within an outline, by the nonzero rule. */
function isWithin(x: number, y: number, outline: readonly (readonly Point[])[]): boolean {
  let winding = 0;
  for (const line of outline) {
    for (const [index, [x2, y2]] of line.entries()) {
      const [x1, y1] = line.at(index - 1) ?? [0, 0];
      if (y1 <= y === y2 <= y) continue;
      if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) winding += y2 > y1 ? 1 : -1;
    }
  }
  return winding !== 0;
}

/**
 * Returns the colour of a pill at a point: `ink` for the rim and the letters, `paper` for the rest, or null outside.
 */
function partAt(px: number, py: number, { x, width, height, letters, capHeight }: Pill): "ink" | "paper" | null {
  const radius = height / 2;
  const middle = Math.min(Math.max(px, x + radius), x + width - radius);
  const distance = Math.hypot(px - middle, py - radius);
  if (distance > radius) return null;
  if (distance > radius - RING) return "ink";
  const scale = CAP_HEIGHT / capHeight;
  const total = letters.reduce((sum, letter) => sum + GLYPHS[letter].advance, 0);
  let left = (px - x - width / 2) * scale + total / 2;
  const up = (radius + capHeight / 2 - py) * scale;
  for (const letter of letters) {
    const { advance } = GLYPHS[letter];
    if (left >= 0 && left < advance) return isWithin(left, up, OUTLINES.get(letter) ?? []) ? "ink" : "paper";
    left -= advance;
  }
  return "paper";
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/**
 * Draws the sign of an image id: 'station-metro-light' or 'sight-dark'.
 * @returns null for an id that is not one of our signs.
 */
export function stationSign(id: string): SignImage | null {
  const [, name = "", theme] = /^(?:station-([a-z-]+)|sight)-(light|dark)$/.exec(id) ?? [];
  const pills = name === "" ? SIGHT : SIGNS.get(name);
  if (pills === undefined || (theme !== "light" && theme !== "dark")) return null;
  const { strongText, paper } = PALETTES[theme satisfies MapTheme];
  const colors = { ink: channels(strongText), paper: channels(paper) };
  const width = Math.max(...pills.map((pill) => pill.x + pill.width)) * PIXEL_RATIO;
  const height = Math.max(...pills.map((pill) => pill.height)) * PIXEL_RATIO;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const sum = [0, 0, 0];
    let covered = 0;
    for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
      const x = ((pixel % width) + ((sample % SAMPLES) + 0.5) / SAMPLES) / PIXEL_RATIO;
      const y = (Math.floor(pixel / width) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / PIXEL_RATIO;
      const part = pills.map((pill) => partAt(x, y, pill)).find((found) => found !== null);
      if (part === undefined || part === null) continue;
      covered += 1;
      for (const [channel, value] of colors[part].entries()) sum[channel] = (sum[channel] ?? 0) + value;
    }
    if (covered === 0) continue;
    data.set([...sum.map((value) => value / covered), (255 * covered) / SAMPLES ** 2], pixel * 4);
  }
  return { width, height, data };
}

/**
 * Adds each sign to the map when a style of the map first refers to the sign. Call it only once per map, even if the
 * style changes later.
 */
export function addStationSigns(map: SignedMap): void {
  map.setMissingStyleImageResolver((id) => {
    const image = stationSign(id);
    if (image !== null) map.addImage(id, image, { pixelRatio: PIXEL_RATIO });
  });
}
