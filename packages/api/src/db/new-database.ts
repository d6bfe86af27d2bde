/**
 * Options of initdb for a new PGlite database. A new database is copied together with its empty log files. With these
 * options, a log file has 1 MB instead of 16 MB.
 */
export const NEW_DATABASE: string[] = ["--wal-segsize=1", "--set", "shared_buffers=16MB"];

/** The `shared_buffers` of a command, which needs as little memory as possible. */
export const LITTLE_MEMORY = "32MB";
