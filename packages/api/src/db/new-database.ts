/** What a new database of PGlite begins with: it is copied, empty log files and all, so these have 1 MB each instead of 16. */
export const NEW_DATABASE: string[] = ["--wal-segsize=1", "--set", "shared_buffers=16MB"];

/** PostgreSQL's parameters for as little memory as a command can do with. */
export const LITTLE_MEMORY = "32MB";
