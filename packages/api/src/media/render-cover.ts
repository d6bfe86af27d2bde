import sharp from "sharp";

/** The size of a cover, in pixels: the usual size of a link preview. */
const COVER_SIZE = { width: 1200, height: 630 } as const;
/** The maximum number of posters of a cover. */
export const COVER_POSTERS = 4;
/** The width of the posters that a cover is composed of, in pixels. The layout may make them narrower. */
export const COVER_POSTER_WIDTH = 440;
const MARGIN = 36;
const GAP = 24;
/** The background colour of the pages in the light theme. */
const GROUND = "#f4f2ed";

/**
 * Composes whole posters, which have the ratio 4:5, into one row. A server calls it in another process: see
 * `createRenderer`.
 */
export async function renderCover(posters: readonly Uint8Array[]): Promise<Buffer> {
  const room = COVER_SIZE.width - 2 * MARGIN - (posters.length - 1) * GAP;
  const width = Math.min(COVER_POSTER_WIDTH, Math.floor(room / posters.length));
  const height = Math.round((width * 5) / 4);
  const left = Math.round((COVER_SIZE.width - posters.length * width - (posters.length - 1) * GAP) / 2);
  const top = Math.round((COVER_SIZE.height - height) / 2);
  const layers = await Promise.all(
    posters.map(async (poster, index) => ({
      input: await sharp(poster).resize(width, height).toBuffer(),
      left: left + index * (width + GAP),
      top,
    })),
  );
  return sharp({ create: { ...COVER_SIZE, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
}
