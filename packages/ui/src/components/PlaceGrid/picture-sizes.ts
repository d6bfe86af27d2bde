/** `sizes` of a card's picture: the window without margins, sidebar and gaps, divided by the number of columns. */
export const PICTURE_SIZES = [
  "(min-width: 1440px) calc((100vw - 410px) / 6)",
  "(min-width: 1024px) calc((100vw - 326px) / 3)",
  "(min-width: 768px) calc((100vw - 306px) / 2)",
  "(min-width: 640px) calc((100vw - 68px) / 2)",
  "calc(100vw - 40px)",
].join(", ");
