import type { Fields } from "./unknown.ts";

/** An unparsed row of a file. */
export interface RawRow {
  /**
   * Number of the row as users count: the line of a spreadsheet, with the header as line 1, or the number of a list
   * item, from 1.
   */
  readonly row: number;
  readonly value: Fields;
}
