/**
 * Reads the body of a request or response, unless it is longer than `maxBytes`. A body whose declared length is too
 * long is not read at all. An uncompressed body with a declared length is read in one go, because HTTP enforces this
 * length. A body without a declared length, or a compressed body, may have any length: its bytes are counted as they
 * arrive, and reading stops at the limit.
 * @returns null for a body that is too long.
 */
export async function readAtMost(
  message: Pick<Request | Response, "headers" | "body" | "arrayBuffer">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const length = message.headers.get("content-length");
  if (Number(length ?? 0) > maxBytes) return null;
  if (length === null || message.headers.get("content-encoding") !== null) return countedBytes(message.body, maxBytes);
  const bytes = new Uint8Array(await message.arrayBuffer());
  return bytes.byteLength > maxBytes ? null : bytes;
}

async function countedBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Returning cancels the stream.
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
