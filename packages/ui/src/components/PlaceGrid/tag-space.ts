import type { Viewport } from "@flaneur/domain";
import type { TagSpace } from "../../lib/fit-tags.ts";

/** The width of a scrollbar, in pixels. */
const SCROLLBAR = 15;

/**
 * The width in a window that the cards cannot use, in pixels, by the number of columns: margins, gaps and, from 768 px
 * on, the sidebar.
 */
const BESIDE_CARDS = { 6: 410, 3: 326, 2: 306, 1: 40 } as const;
/** The value of `BESIDE_CARDS` for two columns in a window below 768 px, which has no sidebar. */
const BESIDE_CARDS_OF_A_PHONE = 68;

/** The picture of a row on a phone with the gap after it, in pixels. */
const PICTURE_OF_A_ROW = 118;

/**
 * Returns the space for the row of tags in a card, in a window of `minWidth` pixels. A wider window has more space.
 * @param areRows Whether the cards are rows on a phone.
 */
export function tagSpace({ columns, minWidth }: Pick<Viewport, "columns" | "minWidth">, areRows: boolean): TagSpace {
  if (columns === 1 && areRows) return { room: minWidth - BESIDE_CARDS[1] - PICTURE_OF_A_ROW, size: "small" };
  if (columns === 1) return { room: minWidth - BESIDE_CARDS[1], size: "medium" };
  const beside = columns === 2 && minWidth < 768 ? BESIDE_CARDS_OF_A_PHONE : BESIDE_CARDS[columns];
  return { room: Math.floor((minWidth - beside - SCROLLBAR) / columns), size: "small" };
}
