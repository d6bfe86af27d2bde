import type { RawRow } from "./raw-row.ts";
import type { RowOptions } from "./row-options.ts";
import { readSheets } from "./spreadsheet.ts";
import { isHeader, MAX_TITLES } from "./table-header.ts";
import { tableRecords } from "./table-records.ts";

/** Reads the rows of the first sheet that has a header of places. Throws `ImportFileError` when there is none. */
export async function* spreadsheetRecords(path: string, options: RowOptions): AsyncGenerator<RawRow> {
  const sheets = await readSheets(path);
  const found = sheets.find((rows) => rows.slice(0, MAX_TITLES).some((cells) => isHeader(cells, options)));
  yield* tableRecords(path, found ?? sheets[0] ?? [], options);
}
