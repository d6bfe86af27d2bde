import { ACCENTS, CAP_HEIGHT, GLYPHS } from "./glyphs.ts";
import { num } from "./number.ts";

const DEFAULT_SPACING = 2.6;
const DEFAULT_MIN_CAP_HEIGHT = 15;
/** The widest stroke that keeps letters readable, in the units of the glyphs, where a capital is `CAP_HEIGHT` high. */
const MAX_STROKE_WIDTH = 1.4;
/** A shortened text of several words does not end with a word of up to three letters, such as "de", "et" or "la". */
const MAX_SHORT_WORD_LENGTH = 3;

interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the coordinate `index` of a path command, scaled and moved. The radii of an arc are only scaled. Its rotation
 * and its flags are not changed.
 */
function placeCoordinate(command: string, index: number, value: number, scale: number, { x, y }: Position): number {
  const scaled = value * scale;
  if (command === "H") return scaled + x;
  if (command === "V") return scaled + y;
  if (command !== "A") return scaled + (index % 2 === 0 ? x : y);
  // The seven parameters of an arc are: two radii, the rotation, two flags, x, y.
  const parameter = index % 7;
  if (parameter < 2) return scaled;
  if (parameter < 5) return value;
  return scaled + (parameter === 5 ? x : y);
}

/** Returns the path of a glyph, scaled and moved to a position. */
function placeGlyph(path: string, position: Position, scale: number): string {
  let command = "";
  let index = 0;
  return path.replace(/[MLHVAz]|-?\d*\.?\d+/g, (token) => {
    if (/[MLHVAz]/.test(token)) {
      command = token;
      index = 0;
      return token;
    }
    return num(placeCoordinate(command, index++, Number(token), scale, position));
  });
}

/** Returns the text in capitals, with typographic characters replaced. Each accent is a character after its letter. */
const toCapitals = (text: string) =>
  text
    .toUpperCase()
    .replace(/[’`]/g, "'")
    .replace(/Œ/g, "OE")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFD");

/** Returns the width of a text in capitals, in the units of the glyphs. Characters without a glyph are skipped. */
function measure(capitals: string, spacing: number): number {
  let width = 0;
  for (const character of capitals) {
    const glyph = GLYPHS[character];
    if (glyph !== undefined) width += glyph.width + spacing;
  }
  return Math.max(0, width - spacing);
}

/**
 * Drops words from the end of a text that is too long for its sign, then short last words such as "de", "et" or "la".
 * The first word is always kept.
 */
function shorten(capitals: string, maxWidth: number): string {
  const words = capitals.split(" ");
  while (words.length > 1 && measure(words.join(" "), DEFAULT_SPACING) > maxWidth) {
    words.pop();
    while (words.length > 1 && (words.at(-1) ?? "").length <= MAX_SHORT_WORD_LENGTH) words.pop();
  }
  return words.join(" ");
}

/** Returns the path of a text in capitals, starting at a position. */
function placeText(capitals: string, start: Position, spacing: number, scale: number): string {
  let { x } = start;
  let letterCentre = x;
  let path = "";
  for (const character of capitals) {
    const accent = ACCENTS[character];
    if (accent !== undefined) path += placeGlyph(accent, { x: letterCentre, y: start.y }, scale);
    const glyph = GLYPHS[character];
    if (glyph === undefined) continue;
    path += placeGlyph(glyph.path, { x, y: start.y }, scale);
    letterCentre = x + (glyph.width * scale) / 2;
    x += (glyph.width + spacing) * scale;
  }
  return path;
}

export interface Lettering {
  /** The path data. Empty if the lettering would be illegible, or if no character has a glyph. */
  readonly d: string;
  /** Returns the preferred width of the strokes, or a smaller width if small letters would otherwise be unreadable. */
  readonly pen: (preferredWidth: number) => number;
}

/**
 * Returns a line of lettering, centred on `centreX`. Capitals of the full `capHeight` have their top at `y`. A text
 * that is wider than `maxWidth` shrinks and keeps its vertical middle. Words at its end are omitted if the capitals
 * would be smaller than `minCapHeight`.
 */
export function letters(
  text: string,
  centreX: number,
  y: number,
  capHeight: number,
  maxWidth: number,
  spacing = DEFAULT_SPACING,
  minCapHeight = DEFAULT_MIN_CAP_HEIGHT,
): Lettering {
  const capitals = shorten(toCapitals(text), (maxWidth / minCapHeight) * CAP_HEIGHT);
  const width = measure(capitals, spacing);
  const scale = Math.min(capHeight / CAP_HEIGHT, maxWidth / width);
  if (width === 0 || scale * CAP_HEIGHT < minCapHeight) return { d: "", pen: (preferredWidth) => preferredWidth };
  // Lettering that has shrunk keeps its middle.
  const start = { x: centreX - (width * scale) / 2, y: y + (capHeight - scale * CAP_HEIGHT) / 2 };
  return {
    d: placeText(capitals, start, spacing, scale),
    pen: (preferredWidth) => Math.min(preferredWidth, scale * MAX_STROKE_WIDTH),
  };
}
