import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { MAX_RECORD, readableLines } from "./csv-lines.ts";
import { ImportFileError } from "./import-file-error.ts";
import type { RawRow } from "./raw-row.ts";
import type { DecodedRowOptions, RowOptions } from "./row-options.ts";
import { type Cells, isHeader, MAX_TITLES } from "./table-header.ts";
import { tableRecords } from "./table-records.ts";
import { notUtf8, REPLACEMENT, textChunks } from "./text-chunks.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/**
 * Returns the delimiter of a CSV text: the one that `sep=;` in the first line names, the one that divides a line into
 * the headings of places, or the most frequent one outside quotes. Returns null for a text without delimiters.
 */
export function delimiterOf(text: string, options: RowOptions): Delimiter | null {
  const lines = text
    .split(/\r\n|\r|\n/, MAX_TITLES + 1)
    .map((line) => line.replace(/"((?:[^"]|"")*)"/g, (_, cell: string) => cell.replace(/[,;\t|]/g, " ")));
  const named = /^sep=(.)$/i.exec(lines[0]?.trim() ?? "")?.[1];
  const found = DELIMITERS.find((delimiter) => delimiter === named);
  if (found !== undefined) return found;
  const [best] = DELIMITERS.map((delimiter) => ({
    delimiter,
    isHeading: lines.some((line) => isHeader(line.split(delimiter), options)),
    count: Math.max(...lines.map((line) => line.split(delimiter).length - 1)),
  })).toSorted((a, b) => Number(b.isHeading) - Number(a.isHeading) || b.count - a.count);
  return best === undefined || best.count === 0 ? null : best.delimiter;
}

/**
 * Reads the rows of a CSV file (RFC 4180), as objects keyed by column names; see `tableRecords`. A quote within a cell is
 * part of the cell. Throws `ImportFileError` for a file that is damaged as a whole, or has no positions.
 */
export async function* csvRecords(path: string, delimiter: string, options: DecodedRowOptions): AsyncGenerator<RawRow> {
  let row = 0;
  let wrongByte: number | null = null;
  const onWrongByte = (offset: number) => {
    wrongByte ??= offset;
    options.onWrongByte(offset);
  };
  const count = async function* (rows: AsyncIterable<string[]>): AsyncGenerator<Cells> {
    for await (const cells of rows) {
      row += 1;
      yield cells;
    }
  };
  try {
    const parser = parse({ delimiter, max_record_size: 2 * MAX_RECORD, relax_quotes: true, relax_column_count: true });
    // A failure of any stream ends the parser, and is thrown by the loop below.
    const text = readableLines(textChunks(path, options.encoding, onWrongByte), delimiter);
    pipeline(Readable.from(text), parser, () => {});
    let isFirst = true;
    for await (const record of tableRecords(path, count(parser as AsyncIterable<string[]>), options)) {
      if (isFirst && Object.keys(record.value).some((name) => name.includes(REPLACEMENT))) {
        throw notUtf8(path, wrongByte ?? 0);
      }
      isFirst = false;
      yield record;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what = error.message.replace(/\.$/, "");
    throw new ImportFileError(`${basename(path)} is damaged or cut short after row ${row}: ${what}.`);
  }
}
