import type { Viewport } from "@flaneur/domain";

/** The width of a scrollbar, in pixels. */
const SCROLLBAR = 15;

/**
 * The width in a window that the cards cannot use, in pixels, by the number of columns: margins, gaps and, from 768 px
 * on, the sidebar.
 */
const BESIDE_CARDS = { 6: 410, 3: 326, 2: 306, 1: 40 } as const;
/** `BESIDE_CARDS` for two columns below 768 px, where the sidebar is absent. */
const BESIDE_CARDS_OF_A_PHONE = 68;

/** The size of the text of tags in a single column, relative to its size in several columns. */
const LARGER_TEXT = 1.1;

/**
 * Returns the width of the row of tags in a card of the grid, in pixels, in the narrowest window of a viewport. In a
 * single column the width is divided by LARGER_TEXT, so that tags can be measured as in several columns.
 */
export function tagRoom({ columns, minWidth }: Pick<Viewport, "columns" | "minWidth">): number {
  if (columns === 1) return Math.floor((minWidth - BESIDE_CARDS[1]) / LARGER_TEXT);
  const beside = columns === 2 && minWidth < 768 ? BESIDE_CARDS_OF_A_PHONE : BESIDE_CARDS[columns];
  return Math.floor((minWidth - beside - SCROLLBAR) / columns);
}
