/** A column of three on a desktop; elsewhere one poster at a time, as wide as a phone at most. */
export const LARGE_SIZES =
  "(min-width: 1264px) 395px, (min-width: 1024px) calc((100vw - 64px) / 3), (min-width: 488px) 488px, 100vw";
/** A quarter of a column. */
export const SMALL_SIZES =
  "(min-width: 1264px) 194px, (min-width: 1024px) calc((100vw - 88px) / 6), (min-width: 488px) 488px, 100vw";
