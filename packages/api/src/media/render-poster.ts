import type { PosterWidth } from "@flaneur/domain";
import sharp from "sharp";

const WEBP = { effort: 3, smartSubsample: true } as const;
/**
 * Quality by width: the larger the picture, the lower its quality. Fine patterns of a large picture take many bytes,
 * and are invisible when the browser scales the picture down.
 */
const QUALITY: Readonly<Record<PosterWidth, number>> = { 220: 66, 330: 62, 440: 58, 660: 54, 880: 52, 1600: 50 };

// libvips needs no cache, since stored pictures are not rendered again. It uses one thread for each picture: callers
// decide how many run at once.
sharp.cache(false);
sharp.concurrency(1);

/** Renders one poster as WebP. A server calls it in another process: see `createRenderer`. */
export const renderPoster = (svg: string, width: PosterWidth): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(width)
    .flatten({ background: "#ffffff" })
    .webp({ ...WEBP, quality: QUALITY[width] })
    .toBuffer();
