import { textWidth } from "./text-width.ts";

/** Sizes of a small tag in pixels: its font, its padding, the gap to the next tag, and the padding of '+N more'. */
const FONT_SIZE = 12;
const PADDING = 14;
const GAP = 4;
const MORE_PADDING = 4;

const widthOf = (tag: string): number => textWidth(tag, FONT_SIZE) + PADDING;
const widthOfMore = (text: string): number => textWidth(text, FONT_SIZE) + MORE_PADDING + GAP;

export interface FittedTags {
  readonly shown: readonly string[];
  /** The number of hidden tags for '+N more' (§9), or 0 if all fit. */
  readonly more: number;
}

/**
 * Returns the tags that fit into a row of `room` pixels. The widths are calculated rather than measured after
 * rendering, so that cards never change their layout. The first tag is always shown, if necessary truncated.
 * @param more Returns the text for a number of hidden tags: '+2 more'.
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
  // The second tag is too long. A later tag that fits next to the first is shown instead.
  const rest = room - widthOf(first) - GAP - widthOfMore(more(tags.length - 2));
  const second = tags.slice(2).find((tag) => widthOf(tag) <= rest);
  return {
    shown: second === undefined ? [first] : [first, second],
    more: tags.length - (second === undefined ? 1 : 2),
  };
}

export interface FittedRows {
  readonly shown: readonly string[];
  /** Whether some tags are hidden behind 'see more'. */
  readonly more: boolean;
}

/**
 * Returns the tags that fit into `rows` rows of `room` pixels. If some do not fit, room for the text `more` is kept
 * after the last one. A tag that is wider than a row fills a row.
 */
export function fitTagRows(tags: readonly string[], room: number, rows: number, more: string): FittedRows {
  /** Returns the number of rows for items of these widths. */
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
