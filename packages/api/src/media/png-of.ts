import sharp from "sharp";

/**
 * Converts a picture to PNG, for link previews: several services show no WebP. The number of colours is limited, because
 * our pictures have few, and a file of all colours would be four times as large.
 */
export async function pngOf(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await sharp(picture).png({ palette: true, effort: 1 }).toBuffer());
}
