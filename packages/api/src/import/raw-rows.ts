import { csvRecords } from "./csv-records.ts";
import { type DetectedFormat, jsonRows } from "./formats.ts";
import type { RawRow } from "./raw-row.ts";
import type { RowOptions } from "./row-options.ts";
import { xmlRecords } from "./xml-records.ts";

/** Yields the rows of a file in any format. Throws `ImportFileError` for a damaged file. */
export function rawRows(
  path: string,
  { format, delimiter }: DetectedFormat,
  options: RowOptions,
): AsyncGenerator<RawRow> {
  switch (format) {
    case "csv":
      return csvRecords(path, delimiter, options);
    case "kml":
    case "gpx":
      return xmlRecords(path, format, options);
    default:
      return jsonRows(path, format, options.encoding);
  }
}
