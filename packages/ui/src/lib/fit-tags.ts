import { textWidth } from "./text-width.ts";

/** Measures of a small tag: its letters, its padding, the gap to the next, and what '+N more' adds to its words. */
const FONT_SIZE = 12;
const PADDING = 14;
const GAP = 4;
const MORE_PADDING = 4;

const widthOf = (tag: string): number => textWidth(tag, FONT_SIZE) + PADDING;
const widthOfMore = (count: number): number => textWidth(`+${count} more`, FONT_SIZE) + MORE_PADDING + GAP;

export interface FittedTags {
  readonly shown: readonly string[];
  /** How many are left for '+N more' (§9); 0 when all fit. */
  readonly more: number;
}

/**
 * How many tags fit one row of `room` pixels. Arithmetic instead of measuring after paint, so cards never move.
 * The first tag is always shown: better a cut word than none.
 */
export function fitTags(tags: readonly string[], room: number): FittedTags {
  let used = 0;
  let count = 0;
  for (const tag of tags) {
    const left = tags.length - count - 1;
    if (count > 0 && used + widthOf(tag) + (left === 0 ? 0 : widthOfMore(left)) > room) break;
    used += widthOf(tag) + GAP;
    count += 1;
  }
  return { shown: tags.slice(0, count), more: tags.length - count };
}
