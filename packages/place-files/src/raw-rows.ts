import { csvRecords } from "./csv-records.ts";
import { jsonRows, type TextFormat } from "./formats.ts";
import type { PlaceFile } from "./place-file.ts";
import type { RawRow } from "./raw-row.ts";
import type { DecodedReadOptions, ReadOptions } from "./read-options.ts";
import { REPLACEMENT } from "./text-chunks.ts";
import { xmlRecords } from "./xml-records.ts";

/**
 * Yields the rows of a file in any format. A row with bytes that are not UTF-8 is marked as damaged. Throws
 * `ImportFileError` for a file that is damaged as a whole.
 * @param onWrongByte Called for each piece of the file that is not UTF-8, with the offset of its first wrong byte.
 */
export async function* rawRows(
  file: PlaceFile,
  detected: TextFormat,
  options: ReadOptions,
  onWrongByte: (offset: number) => void = () => {},
): AsyncGenerator<RawRow> {
  let hasWrongBytes = false;
  const note = (offset: number) => {
    hasWrongBytes = true;
    onWrongByte(offset);
  };
  for await (const row of rowsOf(file, detected, { ...options, onWrongByte: note })) {
    const isWrong = hasWrongBytes && row.damage === undefined && JSON.stringify(row.value).includes(REPLACEMENT);
    yield isWrong ? { ...row, damage: "bytes in another encoding" } : row;
  }
}

function rowsOf(file: PlaceFile, detected: TextFormat, options: DecodedReadOptions): AsyncGenerator<RawRow> {
  switch (detected.format) {
    case "csv":
      return csvRecords(file, detected.delimiter, { ...options, hasMapLinks: detected.hasMapLinks });
    case "kml":
    case "gpx":
      return xmlRecords(file, detected.format, options);
    default:
      return jsonRows(file, detected.format, detected.layout, options);
  }
}
