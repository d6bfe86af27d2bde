import type { AddressSkipReason } from "./ban-file.ts";
import type { SkipReason } from "./read-row.ts";

/** Also why a row is not taken: the same place is already there, from the seed or another file. */
export const ALREADY_LISTED = "already listed from another source";
/** Two files tell of one place differently: the first wins, so that importing both again changes nothing. */
export const IN_EARLIER_FILE = "in an earlier file of this import";

export interface SkippedRow {
  readonly file: string;
  readonly sourceId: string | null;
  readonly name: string | null;
  readonly reason: SkipReason | AddressSkipReason | typeof ALREADY_LISTED | typeof IN_EARLIER_FILE;
}

/** What became of the rows of an import, whatever they tell of. */
export interface Counts {
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: readonly SkippedRow[];
}
