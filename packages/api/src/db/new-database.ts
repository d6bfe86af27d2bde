/**
 * Options of initdb for a new PGlite database. A new database is copied together with its empty log files. With these
 * options, a log file has 1 MB instead of 16 MB.
 */
export const NEW_DATABASE: string[] = ["--wal-segsize=1", "--set", "shared_buffers=16MB"];

/** How much of a PGlite database is kept in memory. A page outside it is read from its file. */
export const SHARED_BUFFERS = "32MB";
