/** A file of places. The caller opens it, because this package does no I/O. */
export interface PlaceFile {
  /** The name without folder, for messages. */
  readonly name: string;
  /** Reads the content, decompressed, in pieces. Each call reads the file from its start. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** Returns a file whose content is in memory. */
export const fileOfBytes = (name: string, content: Uint8Array): PlaceFile => ({
  name,
  bytes: async function* () {
    yield content;
  },
});
