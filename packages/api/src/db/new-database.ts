/**
 * Options of initdb for a new PGlite database. A segment of its write-ahead log has 1 MB instead of 16 MB. The
 * `shared_buffers` are for initdb and for a start without `SHARED_BUFFERS`.
 */
export const NEW_DATABASE: string[] = ["--wal-segsize=1", "--set", "shared_buffers=16MB"];

/** How much of a PGlite database is cached in memory. Other pages are read from their files. */
export const SHARED_BUFFERS = "32MB";
