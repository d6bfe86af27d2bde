/** Compares two pictures, pixel by pixel. */
import pixelmatch from "pixelmatch";
import sharp from "sharp";

export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The result of a comparison. `pixels` is the number of different pixels, and `difference` a picture that marks them.
 */
export type Comparison =
  | { readonly result: "same" }
  | { readonly result: "different"; readonly pixels: number; readonly difference: Raster };

/** Decodes a PNG or WebP file. */
export async function decode(file: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Encodes a lossless WebP file. `small` is for committed files: it is slow, but the file is smaller. `quick` is for
 * reports.
 */
export function encode({ data, width, height }: Raster, effort: "small" | "quick"): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, ...(effort === "small" ? { effort: 6, quality: 100 } : { effort: 0 }) })
    .toBuffer();
}

/** Returns the picture in the top left corner of a larger white canvas. */
export function padded(
  { data, width, height }: Raster,
  to: { readonly width: number; readonly height: number },
): Raster {
  if (width === to.width && height === to.height) return { data, width, height };
  const canvas = new Uint8Array(to.width * to.height * 4).fill(255);
  for (let row = 0; row < height; row += 1) {
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * to.width * 4);
  }
  return { data: canvas, ...to };
}

/**
 * Compares two pictures. Without a tolerance, a pixel whose colour differs by one shade is different. The tolerance is a
 * difference of colours from 0 to 1.
 */
export function compare(before: Raster, after: Raster, tolerance = 0): Comparison {
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && Buffer.compare(before.data, after.data) === 0) return { result: "same" };
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [a, b] = [padded(before, size), padded(after, size)];
  const data = new Uint8Array(size.width * size.height * 4);
  const pixels = pixelmatch(a.data, b.data, data, size.width, size.height, { threshold: tolerance, includeAA: true });
  if (pixels === 0 && sameSize) return { result: "same" };
  return { result: "different", pixels, difference: { data, ...size } };
}
