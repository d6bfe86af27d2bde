import { basename } from "node:path";
import type { RawRow } from "@flaneur/place-files";
import { hasHeader, tableRecords } from "@flaneur/place-files";
import type { RowOptions } from "./row-options.ts";
import { readSheets } from "./spreadsheet.ts";

/**
 * Reads the rows of the first sheet that has a header of places.
 * @throws ImportFileError when there is none.
 */
export async function* spreadsheetRecords(path: string, options: RowOptions): AsyncGenerator<RawRow> {
  const sheets = await readSheets(path);
  const found = sheets.find((rows) => hasHeader(rows, options));
  yield* tableRecords({ name: basename(path) }, found ?? sheets[0] ?? [], options);
}
