/** Measures of a tag of 12 px Inter: a character, its padding, the gap to the next, and room for '+N more'. */
const CHARACTER = 6.35;
const PADDING = 14;
const GAP = 4;
const MORE = 54;

const widthOf = (tag: string): number => tag.length * CHARACTER + PADDING;

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
    const last = count === tags.length - 1;
    if (count > 0 && used + widthOf(tag) + (last ? 0 : MORE) > room) break;
    used += widthOf(tag) + GAP;
    count += 1;
  }
  return { shown: tags.slice(0, count), more: tags.length - count };
}
