import { basename } from "node:path";
import type { RawRow } from "@flaneur/place-files";
import { type ColumnMap, FORMATS_READ, guessColumns, ImportFileError, notUtf8 } from "@flaneur/place-files";
import { type DetectedFormat, detectFormat } from "./formats.ts";
import { rawRows } from "./raw-rows.ts";
import type { RowOptions } from "./row-options.ts";
import { textFile } from "./text-file.ts";

export interface ValidFile {
  readonly format: DetectedFormat["format"];
  /** Number of rows that `readPlaces` will yield. */
  readonly rows: number;
}

/** The share of rows with wrong bytes above which a file counts as written in another encoding. */
const OTHER_ENCODING = 0.01;

/**
 * Reads a file once to its end, so that nothing is written from a file that is damaged or in another encoding. Single
 * damaged rows do no harm: they are skipped.
 */
export async function validateFile(path: string, options: RowOptions = {}): Promise<ValidFile> {
  const detected = await detectFormat(path, options);
  let rows = 0;
  let undecodable = 0;
  let firstWrongByte: number | null = null;
  const onWrongByte = (offset: number) => {
    firstWrongByte ??= offset;
  };
  let readable = 0;
  let firstDamage: RawRow | null = null;
  for await (const raw of rawRows(path, detected, options, onWrongByte)) {
    rows += 1;
    if (raw.damage === undefined) readable += 1;
    else firstDamage ??= raw;
    if (raw.damage === "bytes in another encoding") undecodable += 1;
  }
  // One row with wrong bytes is skipped as damaged, even in a short file, unless no row can be read.
  const isOtherEncoding = undecodable > rows * OTHER_ENCODING && (undecodable > 1 || readable === 0);
  if (firstWrongByte !== null && isOtherEncoding) throw notUtf8(textFile(path), firstWrongByte);
  if (firstDamage !== null && readable === 0) {
    throw new ImportFileError(
      `${basename(path)} is damaged: no row can be read. Row ${firstDamage.row}: ${firstDamage.damage}.`,
    );
  }
  if (rows === 0) throw new ImportFileError(`${basename(path)} contains no rows. Supported formats: ${FORMATS_READ}.`);
  return { format: detected.format, rows };
}

/**
 * Returns the recognised columns of a file; null for a format without columns, and for a file without rows.
 * @throws ImportFileError for a file that is missing, damaged or in an unknown format.
 */
export async function columnsOf(path: string, options: RowOptions = {}): Promise<ColumnMap | null> {
  const detected = await detectFormat(path, options);
  if (detected.format !== "csv" && detected.format !== "xlsx") return null;
  for await (const { value } of rawRows(path, detected, options)) return guessColumns(Object.keys(value), options.map);
  return null;
}
