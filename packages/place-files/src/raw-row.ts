import type { Fields } from "./unknown.ts";

/** Why a row cannot be read, although the file as a whole can. */
export const DAMAGES = [
  "too many columns",
  "bytes in another encoding",
  "a quote that is not closed",
  "a line that is too long",
  "not readable as JSON",
  "not of the kind of the other items",
] as const;
export type RowDamage = (typeof DAMAGES)[number];

/** An unparsed row of a file. */
export interface RawRow {
  /**
   * Number of the row as users count, from 1: the row of a spreadsheet, in which titles, the header and empty rows also
   * count, or the number of a list item.
   */
  readonly row: number;
  readonly value: Fields;
  /** The damage of a row that must be skipped. Absent for a readable row. */
  readonly damage?: RowDamage;
}
