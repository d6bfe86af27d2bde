/**
 * Reads the whole of a body, unless it is longer than `maxBytes`. The bytes are counted as they arrive, since a length
 * can be missing or wrong; what is left of a body that is too long is not read.
 * @param declaredLength the Content-Length, if there is one: a body that says it is too long is not begun.
 * @returns null for a body that is too long.
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  declaredLength: string | null = null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return new Uint8Array();
  if (Number(declaredLength ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
