import type { AddressSkipReason } from "./ban-file.ts";
import type { SkipReason } from "./read-row.ts";

/** Also why a row is not taken: the same place is already there, from the seed or another file. */
export const ALREADY_LISTED = "already listed from another source";
/** Two files tell of one place differently: the first wins, so that importing both again changes nothing. */
export const IN_EARLIER_FILE = "in an earlier file of this import";
/** A place that has closed and that was never listed. */
export const CLOSED = "closed";

export interface SkippedRow {
  readonly file: string;
  /** As in `RawRow`; null where rows are not counted. */
  readonly row: number | null;
  readonly sourceId: string | null;
  readonly name: string | null;
  readonly reason: SkipReason | AddressSkipReason | typeof ALREADY_LISTED | typeof IN_EARLIER_FILE | typeof CLOSED;
  /** The name of the place that it repeats. */
  readonly duplicateOf?: string | undefined;
}

/** What became of the rows of an import, whatever they tell of. */
export interface Counts {
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** How many rows for each reason. */
  readonly skipped: ReadonlyMap<string, number>;
}

/** Counts rows that are left out, and hands each on; none is kept. */
export function createSkipped(onSkipped: (row: SkippedRow) => void = () => {}) {
  const counts = new Map<string, number>();
  return {
    counts,
    add: (row: SkippedRow): void => {
      counts.set(row.reason, (counts.get(row.reason) ?? 0) + 1);
      onSkipped(row);
    },
  };
}
