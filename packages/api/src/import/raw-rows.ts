import { type RawRow, rawRows as textRows } from "@flaneur/place-files";
import type { DetectedFormat } from "./formats.ts";
import { kindsOf } from "./kind-words.ts";
import type { RowOptions } from "./row-options.ts";
import { spreadsheetRecords } from "./spreadsheet-records.ts";
import { textFile } from "./text-file.ts";

const namesKind = (text: string): boolean => kindsOf(text).types.length > 0;

/**
 * Yields the rows of a file in any format; see `rawRows` of place-files.
 * @throws ImportFileError for a damaged file.
 */
export const rawRows = (
  path: string,
  detected: DetectedFormat,
  options: RowOptions,
  onWrongByte?: (offset: number) => void,
): AsyncGenerator<RawRow> =>
  detected.format === "xlsx"
    ? spreadsheetRecords(path, options)
    : textRows(textFile(path), detected, { ...options, namesKind }, onWrongByte);
