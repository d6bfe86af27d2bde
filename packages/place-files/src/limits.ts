/** Limits of the files and lists that a visitor brings. See `ARCHIVE_LIMITS` for those that also hold for the import. */
export const SAVED_LIMITS = {
  /** Bytes of a file. Ten thousand saved places of Google take about 5 MB. */
  bytes: 10_000_000,
  /** Bytes of all files that are read at once. Archives count with their own bytes and with their unpacked content. */
  unpackedBytes: 40_000_000,
  /** Files of places in an archive. */
  files: 100,
  /** Places of all files. */
  places: 2_000,
  /** Rows of a file, with those that are empty or have no place. */
  rows: 100_000,
  /** Characters of a text. Longer texts are cut. */
  name: 200,
  address: 300,
  note: 2_000,
  url: 2_000,
} as const;
