import sharp from "sharp";

/** The width of a link preview in pixels. The work for a wider picture would serve no one. */
const MAX_WIDTH = 1_200;

/**
 * Converts a picture to PNG, for link previews: several services show no WebP. The number of colours is limited, because
 * our pictures have few, and a file of all colours would be four times as large.
 */
export async function pngOf(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(
    await sharp(picture)
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .png({ palette: true, effort: 1 })
      .toBuffer(),
  );
}
