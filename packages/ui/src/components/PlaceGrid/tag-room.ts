import type { Viewport } from "@flaneur/domain";

/** The width of a scrollbar, in pixels. */
const SCROLLBAR = 15;

/**
 * The parts of a window that are not cards, in pixels: the margins, the sidebar and the gaps. Below 768 px there is no
 * sidebar.
 */
const BESIDE_CARDS = { 6: 410, 3: 326, 2: 306, 1: 40 } as const;
const BESIDE_CARDS_OF_A_PHONE = 68;

/** In a single column the text of tags is a tenth larger, so that fewer tags fit. */
const LARGER_TEXT = 1.1;

/** Returns the width of the row of tags in a card of the grid, in pixels, in the narrowest window of a viewport. */
export function tagRoom({ columns, minWidth }: Pick<Viewport, "columns" | "minWidth">): number {
  if (columns === 1) return Math.floor((minWidth - BESIDE_CARDS[1]) / LARGER_TEXT);
  const beside = columns === 2 && minWidth < 768 ? BESIDE_CARDS_OF_A_PHONE : BESIDE_CARDS[columns];
  return Math.floor((minWidth - beside - SCROLLBAR) / columns);
}
