import { basename } from "node:path";
import { type ColumnMap, guessColumns } from "./columns.ts";
import { type DetectedFormat, detectFormat, FORMATS_READ } from "./formats.ts";
import { ImportFileError } from "./import-file-error.ts";
import { rawRows } from "./raw-rows.ts";
import type { RowOptions } from "./row-options.ts";

export interface ValidFile {
  readonly format: DetectedFormat["format"];
  /** How many rows `readPlaces` will tell of. */
  readonly rows: number;
}

/** Reads a file once to its end, so that nothing is written from one that turns out damaged. */
export async function validateFile(path: string, options: RowOptions = {}): Promise<ValidFile> {
  const detected = await detectFormat(path, options);
  let rows = 0;
  for await (const _ of rawRows(path, detected, options)) rows += 1;
  if (rows === 0) throw new ImportFileError(`${basename(path)} holds no row. Read are ${FORMATS_READ}.`);
  return { format: detected.format, rows };
}

/** Which column of a file is taken for what; null for a file without columns. Throws as `validateFile`. */
export async function columnsOf(path: string, options: RowOptions = {}): Promise<ColumnMap | null> {
  const detected = await detectFormat(path, options);
  if (detected.format !== "csv") return null;
  for await (const { value } of rawRows(path, detected, options)) return guessColumns(Object.keys(value), options.map);
  return null;
}
