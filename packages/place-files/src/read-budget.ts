import { ARCHIVE_LIMITS, tooManyEntries } from "./archive-budget.ts";
import { ImportFileError } from "./import-file-error.ts";
import { SAVED_LIMITS } from "./limits.ts";

/**
 * Counts what is read of all files that a visitor chose at once. Each function returns the error of the exceeded limit;
 * null below the limit.
 */
export interface ReadBudget {
  /** Counts the bytes of a file, or of the content of an archive. @param name The file, for the message. */
  readonly addBytes: (name: string, bytes: number) => ImportFileError | null;
  /** Counts an entry of an archive. @param name The archive, for the message. */
  readonly addEntry: (name: string) => ImportFileError | null;
}

/** Returns a budget. Use the same one for all files that are read at once. */
export function createReadBudget(): ReadBudget {
  let bytes = 0;
  let entries = 0;
  return {
    addBytes: (name, more) => {
      bytes += more;
      return bytes > SAVED_LIMITS.unpackedBytes ? tooMuch(name) : null;
    },
    addEntry: (name) => {
      entries += 1;
      return entries > ARCHIVE_LIMITS.entries ? tooManyEntries(name) : null;
    },
  };
}

const tooMuch = (name: string): ImportFileError =>
  new ImportFileError(
    `With ${name}, the files have more than ${SAVED_LIMITS.unpackedBytes / 1_000_000} MB unpacked. Read fewer at once.`,
    "too much",
  );
