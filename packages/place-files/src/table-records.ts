import { DAMAGED } from "./csv-lines.ts";
import type { PlaceFile } from "./place-file.ts";
import type { RawRow, RowDamage } from "./raw-row.ts";
import type { ReadOptions } from "./read-options.ts";
import { type Cells, findHeader, HEADER_ROWS, headerError, isEmptyRow } from "./table-header.ts";

const DAMAGES: ReadonlyMap<string | undefined, RowDamage> = new Map([
  [DAMAGED.quote, "a quote that is not closed"],
  [DAMAGED.length, "a line that is too long"],
]);

/**
 * Converts the rows of a table to objects keyed by column names. Rows are numbered as in a spreadsheet, from 1. The
 * header may come after titles, and empty rows are left out. A row with text after the last column is damaged. Throws
 * `ImportFileError` for a table without header.
 */
export async function* tableRecords(
  file: Pick<PlaceFile, "name">,
  rows: AsyncIterable<Cells> | Iterable<Cells>,
  options: ReadOptions,
): AsyncGenerator<RawRow> {
  let row = 0;
  let header: Cells | null = null;
  /** The rows before the header is found. */
  let first: { readonly row: number; readonly cells: Cells }[] = [];
  const start = (): RawRow[] => {
    // Spreadsheets that were saved as CSV may have spaces and line breaks in their headings.
    const headings = first.map(({ cells }) => cells.map((cell) => cell.replace(/\s+/gu, " ").trim()));
    const at = findHeader(headings, options);
    const found = headings[at];
    if (found === undefined) throw headerError(file, headings, options);
    header = found;
    const rows = first.slice(at + 1).map(({ row, cells }) => rowOf(row, found, cells));
    first = [];
    return rows;
  };
  for await (const cells of rows) {
    row += 1;
    if (isEmptyRow(cells) || isRule(cells)) continue;
    if (header !== null) yield rowOf(row, header, cells);
    else {
      first.push({ row, cells });
      if (first.length === HEADER_ROWS) yield* start();
    }
  }
  if (header === null) yield* start();
}

/** Whether a row is the line below the header of a table in Markdown: `|---|:---:|`. */
export const isRule = (cells: Cells): boolean => cells.every((cell) => /^\s*:?-*:?\s*$/.test(cell));

/** Returns a row as an object. Cells that the row lacks at its end are absent. */
export function rowOf(row: number, header: Cells, cells: Cells): RawRow {
  const value = Object.fromEntries(header.slice(0, cells.length).map((name, index) => [name, cells[index] ?? ""]));
  const isTooLong = cells.slice(header.length).some((cell) => cell !== "");
  const damage = isTooLong ? "too many columns" : DAMAGES.get(cells[0]);
  return damage === undefined ? { row, value } : { row, value, damage };
}
