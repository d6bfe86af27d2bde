import type { AddressSkipReason } from "./ban-file.ts";
import type { SkipReason } from "./read-row.ts";

/** Reason for skipping a row: the same place is already listed, from another source. */
export const ALREADY_LISTED = "already listed from another source";
/**
 * Reason for skipping a row: an earlier file describes the same place. The first file wins, so that importing both
 * files again changes nothing.
 */
export const IN_EARLIER_FILE = "in an earlier file of this import";
/** Reason for skipping a row: the place has closed and was never listed. */
export const CLOSED = "closed";

export interface SkippedRow {
  readonly file: string;
  /** The row's number as in `RawRow`; null when rows are not numbered. */
  readonly row: number | null;
  readonly sourceId: string | null;
  readonly name: string | null;
  readonly reason: SkipReason | AddressSkipReason | typeof ALREADY_LISTED | typeof IN_EARLIER_FILE | typeof CLOSED;
  /** The name of the place that the row duplicates. */
  readonly duplicateOf?: string | undefined;
}

/** Counts of the rows of an import, for both places and addresses. */
export interface Counts {
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of rows by the reason for skipping them. */
  readonly skipped: ReadonlyMap<string, number>;
}

/** Counts skipped rows by reason. Each row is passed to `onSkipped` and not stored. */
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
