import type { Fields } from "./unknown.ts";

/** A row as the file has it. */
export interface RawRow {
  /** As a person counts: the line of a spreadsheet, whose first is the header, or the item of a list, from 1. */
  readonly row: number;
  readonly value: Fields;
}
