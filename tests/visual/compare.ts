/** Compares two pictures, pixel by pixel. */
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/**
 * How far a pixel's colour may be off, from 0 to 1: what processors differ by when they round, which nobody sees. No
 * pixel may be further off, and the edges of letters count, so that a line of text moved by one pixel is found.
 */
const THRESHOLD = 0.02;

export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** `different`: how many pixels, and a picture that shows where. */
export type Comparison =
  | { readonly result: "same" }
  | { readonly result: "different"; readonly pixels: number; readonly difference: Raster };

/** The pixels of a PNG or WebP file. */
export async function decode(file: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A lossless WebP: for what is committed `small`, a quarter below the usual and some seconds' work; for a report `quick`. */
export function encode({ data, width, height }: Raster, effort: "small" | "quick"): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, ...(effort === "small" ? { effort: 6, quality: 100 } : { effort: 0 }) })
    .toBuffer();
}

/** The same picture on a larger canvas of one colour. */
function padded({ data, width, height }: Raster, to: { readonly width: number; readonly height: number }): Raster {
  if (width === to.width && height === to.height) return { data, width, height };
  const canvas = new Uint8Array(to.width * to.height * 4).fill(255);
  for (let row = 0; row < height; row += 1) {
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * to.width * 4);
  }
  return { data: canvas, ...to };
}

export function compare(before: Raster, after: Raster): Comparison {
  const sameSize = before.width === after.width && before.height === after.height;
  // Nearly always the case, and many times quicker.
  if (sameSize && Buffer.compare(before.data, after.data) === 0) return { result: "same" };
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [a, b] = [padded(before, size), padded(after, size)];
  const data = new Uint8Array(size.width * size.height * 4);
  const pixels = pixelmatch(a.data, b.data, data, size.width, size.height, { threshold: THRESHOLD, includeAA: true });
  if (pixels === 0 && sameSize) return { result: "same" };
  return { result: "different", pixels, difference: { data, ...size } };
}
