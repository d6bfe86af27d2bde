import { textWidth } from "./text-width.ts";

/** The sizes of tags in a row, in pixels. */
interface TagSizes {
  readonly font: number;
  /** The padding on both sides. */
  readonly padding: number;
  /** The gap to the next tag. */
  readonly gap: number;
}

const SIZES = {
  small: { font: 12, padding: 14, gap: 4 },
  medium: { font: 13, padding: 18, gap: 6 },
} as const satisfies Record<string, TagSizes>;
/** The padding of '+N more' on both sides, in pixels. */
const MORE_PADDING = 4;

/** The space for a row of tags. */
export interface TagSpace {
  /** The width of the row, in pixels. */
  readonly room: number;
  /** The size for which the widths of the tags are calculated. The stylesheet sets the visible size. */
  readonly size: keyof typeof SIZES;
}

const widthOf = (tag: string, { font, padding }: TagSizes): number => textWidth(tag, font) + padding;
/** Returns the width of '+N more' or 'see more', without the gap before it. */
const widthOfMore = (text: string, { font }: TagSizes): number => textWidth(text, font) + MORE_PADDING;

export interface FittedTags {
  readonly shown: readonly string[];
  /** The number of hidden tags for '+N more' (§9), or 0 if all fit. */
  readonly more: number;
}

/**
 * Returns the tags that fit into a row. The widths are calculated rather than measured after rendering, so that cards
 * never change their layout. The first tag is always shown, if necessary truncated.
 * @param more Returns the text for a number of hidden tags: '+2 more'.
 */
export function fitTags(
  tags: readonly string[],
  { room, size }: TagSpace,
  more: (count: number) => string,
): FittedTags {
  const sizes = SIZES[size];
  let used = 0;
  let count = 0;
  for (const tag of tags) {
    const left = tags.length - count - 1;
    if (count > 0 && used + widthOf(tag, sizes) + (left === 0 ? 0 : sizes.gap + widthOfMore(more(left), sizes)) > room)
      break;
    used += widthOf(tag, sizes) + sizes.gap;
    count += 1;
  }
  const [first] = tags;
  if (count !== 1 || tags.length < 3 || first === undefined) {
    return { shown: tags.slice(0, count), more: tags.length - count };
  }
  // The second tag is too long. A later tag that fits next to the first is shown instead.
  const rest = room - widthOf(first, sizes) - 2 * sizes.gap - widthOfMore(more(tags.length - 2), sizes);
  const second = tags.slice(2).find((tag) => widthOf(tag, sizes) <= rest);
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
 * Returns the small tags that fit into `rows` rows of `room` pixels. If some do not fit, space for the text `more` is
 * kept after the last returned tag. A tag that is wider than a row fills a row.
 */
export function fitTagRows(tags: readonly string[], room: number, rows: number, more: string): FittedRows {
  /** Returns the number of rows for items of these widths. */
  const rowsOf = (widths: readonly number[]): number => {
    let [row, used] = [1, 0];
    for (const width of widths) {
      const needed = Math.min(width, room);
      if (used > 0 && used + SIZES.small.gap + needed > room) {
        row += 1;
        used = needed;
      } else used += (used > 0 ? SIZES.small.gap : 0) + needed;
    }
    return row;
  };
  const widths = tags.map((tag) => widthOf(tag, SIZES.small));
  if (rowsOf(widths) <= rows) return { shown: tags, more: false };
  let count = tags.length - 1;
  while (count > 1 && rowsOf([...widths.slice(0, count), widthOfMore(more, SIZES.small)]) > rows) count -= 1;
  return { shown: tags.slice(0, count), more: true };
}
