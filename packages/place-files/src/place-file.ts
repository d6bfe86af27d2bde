/** A file of places. The caller opens it, because this package does no I/O. */
export interface PlaceFile {
  /** The name without folder, for messages. */
  readonly name: string;
  /** Reads the content, decompressed, in pieces. Each call reads the file from its start. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** Bytes of a piece, as many as Node's streams of files yield. The readers hold only a few pieces in memory. */
const PIECE = 65_536;

/** Returns a file whose content is in memory. */
export const fileOfBytes = (name: string, content: Uint8Array): PlaceFile => ({
  name,
  bytes: async function* () {
    for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE);
  },
});
