import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { guessColumns, hasPosition } from "./columns.ts";
import { ImportFileError } from "./import-file-error.ts";
import { isOwnHeader } from "./own-columns.ts";
import type { RawRow } from "./raw-row.ts";
import type { DecodedRowOptions, RowOptions } from "./row-options.ts";
import { notUtf8, REPLACEMENT, textChunks } from "./text-chunks.ts";

/** Characters of one row. A row with an outline may be long, but a whole file without line breaks is refused. */
const MAX_RECORD = 1_000_000;
const MAX_COLUMNS = 500;

/** Returns the delimiter of a header line: the most frequent candidate outside quotes. */
export function delimiterOf(line: string): string | null {
  const bare = line.replace(/"(?:[^"]|"")*"/g, "");
  const counts = [",", ";", "\t"].map((delimiter) => ({ delimiter, count: bare.split(delimiter).length - 1 }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best === undefined || best.count === 0 ? null : best.delimiter;
}

/**
 * Reads the rows of a CSV file (RFC 4180) with comma, semicolon or tab, as objects keyed by column names. Row 1 is the
 * header, as in a spreadsheet. A quote within a cell is part of the cell, and a row with more cells than the header is
 * damaged. Throws `ImportFileError` for a file that is damaged as a whole, or has no positions.
 */
export async function* csvRecords(path: string, delimiter: string, options: DecodedRowOptions): AsyncGenerator<RawRow> {
  let row = 0;
  let header: readonly string[] | null = null;
  let wrongByte = 0;
  const onWrongByte = (offset: number) => {
    wrongByte ||= offset;
    options.onWrongByte(offset);
  };
  try {
    const parser = parse({
      delimiter,
      max_record_size: MAX_RECORD,
      skip_empty_lines: true,
      relax_quotes: true,
      relax_column_count: true,
    });
    // A failure of any stream ends the parser, and is thrown by the loop below.
    pipeline(Readable.from(textChunks(path, options.encoding, onWrongByte)), parser, () => {});
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (header === null) {
        if (cells.some((name) => name.includes(REPLACEMENT))) throw notUtf8(path, wrongByte);
        header = checkedHeader(path, cells, options);
      } else yield rowOf(row, header, cells);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what = error.message.replace(/\.$/, "");
    throw new ImportFileError(`${basename(path)} is damaged or cut short after row ${row}: ${what}.`);
  }
}

/** Returns a row as an object. Cells that the row lacks at its end are absent. */
function rowOf(row: number, header: readonly string[], cells: readonly string[]): RawRow {
  const value = Object.fromEntries(header.slice(0, cells.length).map((name, index) => [name, cells[index] ?? ""]));
  const isTooLong = cells.slice(header.length).some((cell) => cell !== "");
  return isTooLong ? { row, value, damage: "too many columns" } : { row, value };
}

function checkedHeader(path: string, header: readonly string[], { map }: RowOptions): readonly string[] {
  const name = basename(path);
  if (header.length > MAX_COLUMNS) throw new ImportFileError(`${name} has more than ${MAX_COLUMNS} columns.`);
  const missing = [...(map?.values() ?? [])].find((column) => !header.includes(column));
  const known = `It has ${header
    .slice(0, 30)
    .map((column) => `'${column.slice(0, 40)}'`)
    .join(", ")}`;
  if (missing !== undefined) throw new ImportFileError(`${name} has no column '${missing}'. ${known}.`);
  const columns = guessColumns(header, map);
  const isTakeout = header.includes("Title") && header.includes("URL");
  if (isOwnHeader(header) || (columns.has("name") && (hasPosition(columns) || isTakeout))) return header;
  throw new ImportFileError(
    `${name} does not say which columns hold the name and the position. ${known}. Name them: --map name=…,latitude=…,longitude=…`,
  );
}
