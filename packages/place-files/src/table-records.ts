import { DAMAGED } from "./csv-lines.ts";
import type { PlaceFile } from "./place-file.ts";
import type { RawRow, RowDamage } from "./raw-row.ts";
import type { ReadOptions } from "./read-options.ts";
import { type Cells, headerError, isEmptyRow, isHeader, MAX_TITLES } from "./table-header.ts";

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
  const titles: Cells[] = [];
  for await (const cells of rows) {
    row += 1;
    if (isEmptyRow(cells)) continue;
    if (header === null) {
      // Spreadsheets that were saved as CSV may have spaces and line breaks in their headings.
      const headings = cells.map((cell) => cell.replace(/\s+/gu, " ").trim());
      if (isHeader(headings, options)) header = headings;
      else titles.push(headings);
      if (titles.length > MAX_TITLES) break;
    } else yield rowOf(row, header, cells);
  }
  if (header === null) throw headerError(file, titles, options);
}

/** Returns a row as an object. Cells that the row lacks at its end are absent. */
function rowOf(row: number, header: Cells, cells: Cells): RawRow {
  const value = Object.fromEntries(header.slice(0, cells.length).map((name, index) => [name, cells[index] ?? ""]));
  const isTooLong = cells.slice(header.length).some((cell) => cell !== "");
  const damage = isTooLong ? "too many columns" : DAMAGES.get(cells[0]);
  return damage === undefined ? { row, value } : { row, value, damage };
}
