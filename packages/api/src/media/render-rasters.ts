import sharp from "sharp";

/** The size of a cover, in pixels: the usual size of a link preview. */
const COVER_SIZE = { width: 1200, height: 630 } as const;
/** The maximum number of posters of a cover. */
export const COVER_POSTERS = 4;
/** The width of the raster of a poster, and the maximal width of a poster of a cover, in pixels. */
const RASTER_WIDTH = 880;
const MAX_COVER_POSTER_WIDTH = 440;
const MARGIN = 36;
const GAP = 24;
/** The background colour of the pages in the light theme. */
const GROUND = "#f4f2ed";
/** The number of colours is limited: our pictures have few, and a file of all colours would be four times as large. */
const PNG = { palette: true, effort: 1 } as const;

// Each picture is rendered once, so that libvips needs no cache.
sharp.cache(false);
sharp.concurrency(1);

const drawn = (svg: string, width: number) => sharp(Buffer.from(svg)).resize(width).flatten({ background: "#ffffff" });

/** Renders a poster as PNG. A server calls it in another process: see `createRenderer`. */
export const renderPoster = (svg: string): Promise<Buffer> => drawn(svg, RASTER_WIDTH).png(PNG).toBuffer();

/** Composes whole posters, which have the ratio 4:5, into one row. A server calls it in another process. */
export async function renderCover(posters: readonly string[]): Promise<Buffer> {
  const room = COVER_SIZE.width - 2 * MARGIN - (posters.length - 1) * GAP;
  const width = Math.min(MAX_COVER_POSTER_WIDTH, Math.floor(room / posters.length));
  const height = Math.round((width * 5) / 4);
  const left = Math.round((COVER_SIZE.width - posters.length * width - (posters.length - 1) * GAP) / 2);
  const top = Math.round((COVER_SIZE.height - height) / 2);
  const layers = await Promise.all(
    posters.map(async (svg, index) => ({
      input: await drawn(svg, width).resize(width, height).png().toBuffer(),
      left: left + index * (width + GAP),
      top,
    })),
  );
  return sharp({ create: { ...COVER_SIZE, channels: 3, background: GROUND } })
    .composite(layers)
    .png(PNG)
    .toBuffer();
}
