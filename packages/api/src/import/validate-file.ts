import { basename } from "node:path";
import { type ColumnMap, guessColumns } from "./columns.ts";
import { type DetectedFormat, detectFormat, FORMATS_READ } from "./formats.ts";
import { ImportFileError } from "./import-file-error.ts";
import { rawRows } from "./raw-rows.ts";
import type { RowOptions } from "./row-options.ts";

export interface ValidFile {
  readonly format: DetectedFormat["format"];
  /** Number of rows that `readPlaces` will yield. */
  readonly rows: number;
}

/** Reads a file once to its end, so that nothing is written from a damaged file. */
export async function validateFile(path: string, options: RowOptions = {}): Promise<ValidFile> {
  const detected = await detectFormat(path, options);
  let rows = 0;
  for await (const _ of rawRows(path, detected, options)) rows += 1;
  if (rows === 0) throw new ImportFileError(`${basename(path)} holds no row. Read are ${FORMATS_READ}.`);
  return { format: detected.format, rows };
}

/** Returns the recognised columns of a file; null for a format without columns. Throws like `validateFile`. */
export async function columnsOf(path: string, options: RowOptions = {}): Promise<ColumnMap | null> {
  const detected = await detectFormat(path, options);
  if (detected.format !== "csv") return null;
  for await (const { value } of rawRows(path, detected, options)) return guessColumns(Object.keys(value), options.map);
  return null;
}
