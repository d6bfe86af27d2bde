import { csvRecords } from "./csv-records.ts";
import { type DetectedFormat, jsonRows } from "./formats.ts";
import type { RawRow } from "./raw-row.ts";
import type { DecodedRowOptions, RowOptions } from "./row-options.ts";
import { spreadsheetRecords } from "./spreadsheet-records.ts";
import { REPLACEMENT } from "./text-chunks.ts";
import { xmlRecords } from "./xml-records.ts";

/**
 * Yields the rows of a file in any format. A row with bytes that are not UTF-8 is marked as damaged. Throws
 * `ImportFileError` for a file that is damaged as a whole.
 * @param onWrongByte Called with the offset of bytes that are not UTF-8.
 */
export async function* rawRows(
  path: string,
  detected: DetectedFormat,
  options: RowOptions,
  onWrongByte: (offset: number) => void = () => {},
): AsyncGenerator<RawRow> {
  let hasWrongBytes = false;
  const note = (offset: number) => {
    hasWrongBytes = true;
    onWrongByte(offset);
  };
  for await (const row of rowsOf(path, detected, { ...options, onWrongByte: note })) {
    const isWrong = hasWrongBytes && row.damage === undefined && JSON.stringify(row.value).includes(REPLACEMENT);
    yield isWrong ? { ...row, damage: "bytes in another encoding" } : row;
  }
}

function rowsOf(path: string, detected: DetectedFormat, options: DecodedRowOptions): AsyncGenerator<RawRow> {
  switch (detected.format) {
    case "csv":
      return csvRecords(path, detected.delimiter, options);
    case "xlsx":
      return spreadsheetRecords(path, options);
    case "kml":
    case "gpx":
      return xmlRecords(path, detected.format, options);
    default:
      return jsonRows(path, detected.format, detected.layout, options);
  }
}
