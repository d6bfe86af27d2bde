/** Limits of the files and lists that a visitor brings. The importer, which streams files, has limits of its own. */
export const SAVED_LIMITS = {
  /** Bytes of a file. Ten thousand saved places of Google take about 5 MB. */
  bytes: 10_000_000,
  /** Bytes of the files in an archive. */
  unpackedBytes: 40_000_000,
  /** Files of places in an archive. */
  files: 100,
  /** Places of all files. */
  places: 2_000,
  /** Characters of a text. Longer texts are cut. */
  name: 200,
  address: 300,
  note: 2_000,
  url: 2_000,
} as const;
