import { ImportFileError } from "./import-file-error.ts";

/** Limits of a zip archive, for visitors and for the import. */
export const ARCHIVE_LIMITS = {
  /** Entries: files of any kind, and folders. */
  entries: 10_000,
  /**
   * How many times larger than its files an archive may be when it is unpacked. Texts are packed up to 50 times
   * smaller; an archive that was made to fill a memory or a disk is packed much smaller.
   */
  ratio: 200,
  /** Bytes that any archive may unpack to: they do no harm, however well they are packed. */
  smallBytes: 10_000_000,
} as const;

/** Returns the number of bytes that an archive of `packed` bytes may unpack to. */
export const unpackedLimit = (packed: number): number =>
  Math.max(ARCHIVE_LIMITS.smallBytes, ARCHIVE_LIMITS.ratio * packed);

export const tooManyEntries = (name: string): ImportFileError =>
  new ImportFileError(
    `${name} has more than ${ARCHIVE_LIMITS.entries} files. Unpack it, and read those that you need.`,
    "too many entries",
  );

export const unpacksTooLarge = (name: string): ImportFileError =>
  new ImportFileError(
    `${name} is packed ${ARCHIVE_LIMITS.ratio} times smaller than it is, as no file of places can be. Unpack it, and read the files that you need.`,
    "unpacks too large",
  );

/**
 * Throws `ImportFileError` for an archive that declares too many entries, or more bytes in all of them than its size
 * allows. Each entry counts, although several entries may share the same data. Call it before anything is unpacked.
 * @param declared The unpacked bytes that each entry declares.
 * @param packed The bytes of the archive.
 */
export function checkArchive(name: string, declared: readonly number[], packed: number): void {
  if (declared.length > ARCHIVE_LIMITS.entries) throw tooManyEntries(name);
  if (declared.reduce((sum, bytes) => sum + bytes, 0) > unpackedLimit(packed)) throw unpacksTooLarge(name);
}
