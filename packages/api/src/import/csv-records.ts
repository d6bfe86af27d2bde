import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { guessColumns, hasPosition } from "./columns.ts";
import { ImportFileError } from "./import-file-error.ts";
import { isOwnHeader } from "./own-columns.ts";
import type { RawRow } from "./raw-row.ts";
import type { RowOptions } from "./row-options.ts";
import { textChunks } from "./text-chunks.ts";

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
 * header, as in a spreadsheet. Throws `ImportFileError` for a damaged file, or a file without positions.
 */
export async function* csvRecords(path: string, delimiter: string, options: RowOptions): AsyncGenerator<RawRow> {
  let row = 1;
  try {
    const parser = parse({
      delimiter,
      max_record_size: MAX_RECORD,
      skip_empty_lines: true,
      relax_column_count_less: true,
      columns: (header: string[]) => checkedHeader(path, header, options),
    });
    // A failure of any stream ends the parser, and is thrown by the loop below.
    pipeline(Readable.from(textChunks(path, options.encoding)), parser, () => {});
    for await (const value of parser as AsyncIterable<Record<string, string>>) {
      row += 1;
      yield { row, value };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what = error.message.replace(/\.$/, "");
    throw new ImportFileError(`${basename(path)} is damaged or cut short after row ${row}: ${what}.`);
  }
}

function checkedHeader(path: string, header: string[], { map }: RowOptions): string[] {
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
