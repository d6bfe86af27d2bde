/** `sizes` of a poster that fills a column of the grid. In windows below 1024 px, posters are slides of a strip. */
export const LARGE_SIZES =
  "(min-width: 1264px) 395px, (min-width: 1024px) calc((100vw - 64px) / 3), (min-width: 488px) 488px, 100vw";
/** `sizes` of a poster that fills a quarter of a column. In windows below 1024 px, it is as wide as a large poster. */
export const SMALL_SIZES =
  "(min-width: 1264px) 194px, (min-width: 1024px) calc((100vw - 88px) / 6), (min-width: 488px) 488px, 100vw";
