type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
type Chunk = ReadableStreamReadResult<Uint8Array<ArrayBuffer>>;
/** Waits for the next chunk of a body. */
export type Read = (chunk: Promise<Chunk>) => Promise<Chunk>;

/** The beginning of a body. */
export interface FirstBytes {
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
  /** Whether the body has ended. */
  readonly isComplete: boolean;
}

/** Reads a body until it ends, or until at least `bytes` bytes are read. */
export async function readFirstBytes(reader: Reader, bytes: number): Promise<FirstBytes> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size < bytes; size += chunks.at(-1)?.byteLength ?? 0) {
    const { done, value } = await reader.read();
    if (done) return { chunks, isComplete: true };
    chunks.push(value);
  }
  return { chunks, isComplete: false };
}

/**
 * Streams the chunks that were read, then the further chunks at the speed of the client.
 * @param read Waits for a chunk. It may reject before the chunk arrives. @default waits without a limit
 */
export function streamRest(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  reader: Reader,
  read: Read = (part) => part,
): ReadableStream {
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    pull: async (controller) => {
      const { done, value } = await read(reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
