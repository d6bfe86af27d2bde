import { textWidth } from "./text-width.ts";

/** Measures of a small tag: its letters, its padding, the gap to the next, and what '+N more' adds to its words. */
const FONT_SIZE = 12;
const PADDING = 14;
const GAP = 4;
const MORE_PADDING = 4;

const widthOf = (tag: string): number => textWidth(tag, FONT_SIZE) + PADDING;
const widthOfMore = (text: string): number => textWidth(text, FONT_SIZE) + MORE_PADDING + GAP;

export interface FittedTags {
  readonly shown: readonly string[];
  /** How many are left for '+N more' (§9); 0 when all fit. */
  readonly more: number;
}

/**
 * How many tags fit one row of `room` pixels. Arithmetic instead of measuring after paint, so cards never move.
 * The first tag is always shown: better a cut word than none.
 * @param more the text for the tags that are left: '+2 more'.
 */
export function fitTags(tags: readonly string[], room: number, more: (count: number) => string): FittedTags {
  let used = 0;
  let count = 0;
  for (const tag of tags) {
    const left = tags.length - count - 1;
    if (count > 0 && used + widthOf(tag) + (left === 0 ? 0 : widthOfMore(more(left))) > room) break;
    used += widthOf(tag) + GAP;
    count += 1;
  }
  const [first] = tags;
  if (count !== 1 || tags.length < 3 || first === undefined) {
    return { shown: tags.slice(0, count), more: tags.length - count };
  }
  // The second is too long, but a later one may stand beside the first: better than a count beside a single word.
  const rest = room - widthOf(first) - GAP - widthOfMore(more(tags.length - 2));
  const second = tags.slice(2).find((tag) => widthOf(tag) <= rest);
  return {
    shown: second === undefined ? [first] : [first, second],
    more: tags.length - (second === undefined ? 1 : 2),
  };
}

export interface FittedRows {
  readonly shown: readonly string[];
  /** Whether some are left for 'see more'. */
  readonly more: boolean;
}

/**
 * The tags that fit `rows` rows of `room` pixels as a browser breaks them, with `more` behind the last where some are left
 * out. A tag that is wider than a row takes a row.
 */
export function fitTagRows(tags: readonly string[], room: number, rows: number, more: string): FittedRows {
  /** How many rows the words take, the last of them with what follows. */
  const rowsOf = (widths: readonly number[]): number => {
    let [row, used] = [1, 0];
    for (const width of widths) {
      const needed = Math.min(width, room);
      if (used > 0 && used + GAP + needed > room) {
        row += 1;
        used = needed;
      } else used += (used > 0 ? GAP : 0) + needed;
    }
    return row;
  };
  const widths = tags.map(widthOf);
  if (rowsOf(widths) <= rows) return { shown: tags, more: false };
  let count = tags.length - 1;
  while (count > 1 && rowsOf([...widths.slice(0, count), widthOfMore(more)]) > rows) count -= 1;
  return { shown: tags.slice(0, count), more: true };
}
