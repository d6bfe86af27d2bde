/** Number of pictures, and their total size in bytes. */
export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Stores rendered pictures. The picture of a name never changes. Several apis may share a store. Each version of
 * the generator has pictures of its own.
 */
export interface PictureStore {
  /** The size in bytes above which the oldest pictures are deleted; null if the store deletes none by itself. */
  readonly maxBytes: number | null;
  /** Returns a picture; null when it is not stored or cannot be read. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  measureCache(): Promise<CacheSize>;
  /** Deletes the pictures whose names start with a prefix. @returns the number and the size of the deleted pictures. */
  clear(prefix?: string): Promise<CacheSize>;
  /** Deletes the pictures of other versions. */
  removeOutdated(): Promise<void>;
  /** @throws when no picture can be written. */
  probe(): Promise<void>;
}
