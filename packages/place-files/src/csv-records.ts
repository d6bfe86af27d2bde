import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { MAX_RECORD, readableLines } from "./csv-lines.ts";
import { ImportFileError } from "./import-file-error.ts";
import type { PlaceFile } from "./place-file.ts";
import type { RawRow } from "./raw-row.ts";
import type { DecodedReadOptions, ReadOptions } from "./read-options.ts";
import { type Cells, hasHeader } from "./table-header.ts";
import { tableRecords } from "./table-records.ts";
import { notUtf8, REPLACEMENT, textChunks } from "./text-chunks.ts";
import { checkRows } from "./too-many-rows.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Number of lines that are compared to find the delimiter. */
const MAX_LINES = 30;

/** Matches a line without a text. */
const EMPTY = /^[\s,;|"]*$/;

/**
 * Returns the delimiter of a CSV text. A first line such as `sep=;` names it. Otherwise it is the delimiter that splits
 * one of the first lines into the header of a table of places, or else the delimiter that is most frequent in one of
 * these lines, outside quotes. Returns null for a text without delimiters, unless its first line is the header of a
 * table with one column.
 */
export function delimiterOf(text: string, options: ReadOptions): Delimiter | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => !EMPTY.test(line))
    .slice(0, MAX_LINES)
    .map((line) => line.replace(/"((?:[^"]|"")*)"/g, (_, cell: string) => cell.replace(/[,;\t|]/g, " ")));
  const named = /^sep=(.)\s*$/i.exec(lines[0] ?? "")?.[1];
  const found = DELIMITERS.find((delimiter) => delimiter === named);
  if (found !== undefined) return found;
  const [best] = DELIMITERS.map((delimiter) => ({
    delimiter,
    hasHeader: hasHeader(
      lines.map((line) => cellsOf(line, delimiter)),
      options,
    ),
    count: Math.max(...lines.map((line) => line.split(delimiter).length - 1)),
  })).toSorted((a, b) => Number(b.hasHeader) - Number(a.hasHeader) || b.count - a.count);
  if (best === undefined) return null;
  return best.count > 0 || best.hasHeader ? best.delimiter : null;
}

const cellsOf = (line: string, delimiter: Delimiter): Cells =>
  line.split(delimiter).map((cell) => cell.replace(/^"(.*)"$/, "$1").trim());

/**
 * Reads the rows of a CSV file (RFC 4180), as objects keyed by column names; see `tableRecords`. A quote within a cell
 * is part of the cell. Throws `ImportFileError` for a file that has no header, whose header is not UTF-8, or that ends
 * within a quoted cell. Other damaged rows are returned with their damage.
 */
export async function* csvRecords(
  file: PlaceFile,
  delimiter: string,
  options: DecodedReadOptions,
): AsyncGenerator<RawRow> {
  let row = 0;
  let wrongByte: number | null = null;
  const onWrongByte = (offset: number) => {
    wrongByte ??= offset;
    options.onWrongByte(offset);
  };
  const rows = async function* (): AsyncGenerator<Cells> {
    // Each piece has only whole rows, so that it can be parsed by itself.
    for await (const text of readableLines(textChunks(file, options.encoding, onWrongByte), delimiter)) {
      const parsed: string[][] = parse(text, { ...PARSER, delimiter });
      for (const cells of parsed) {
        row += 1;
        checkRows(file, row, options);
        yield cells;
      }
    }
  };
  try {
    let isFirst = true;
    for await (const record of tableRecords(file, rows(), options)) {
      if (isFirst && Object.keys(record.value).some((name) => name.includes(REPLACEMENT))) {
        throw notUtf8(file, wrongByte ?? 0);
      }
      isFirst = false;
      yield record;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what = error.message.replace(/\.$/, "");
    throw new ImportFileError(`${file.name} is damaged or cut short after row ${row}: ${what}.`);
  }
}

const PARSER = { max_record_size: 2 * MAX_RECORD, relax_quotes: true, relax_column_count: true };
