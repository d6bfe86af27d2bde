import { guessColumns, hasPosition } from "./columns.ts";
import { isExportHeader } from "./export-columns.ts";
import { ImportFileError } from "./import-file-error.ts";
import type { PlaceFile } from "./place-file.ts";
import type { ReadOptions } from "./read-options.ts";
import { linkColumn } from "./takeout.ts";

export type Cells = readonly string[];

const MAX_COLUMNS = 500;
/** Maximum number of rows above the header, such as titles, a date and `sep=;`. Empty rows are not counted. */
export const MAX_TITLES = 20;

/** Whether a row has no text. Spreadsheets write such a row as a line of separators. */
export const isEmptyRow = (cells: Cells): boolean => cells.every((cell) => cell.trim() === "");

/** Returns the rows that may be the header: the first rows that are not empty. */
export const headerCandidates = (rows: readonly Cells[]): readonly Cells[] =>
  rows.filter((cells) => !isEmptyRow(cells)).slice(0, MAX_TITLES + 1);

/**
 * Whether a row is the header of a table of places: it has a column of names and, if required, of positions. The header
 * of an export needs neither, and the header of a list of Takeout needs no position. In a text with map links, a column
 * `URL` after the first column is enough, because the other headings are in the language of the account. A header must
 * contain every column that `map` names.
 */
export function isHeader(cells: Cells, { map, needsPosition = true, hasMapLinks = false }: ReadOptions): boolean {
  if (cells.length > MAX_COLUMNS || [...(map?.values() ?? [])].some((column) => !cells.includes(column))) return false;
  const columns = guessColumns(cells, map);
  const isTakeout = cells.includes("Title") && cells.includes("URL");
  if (hasMapLinks && linkColumn(cells) > 0) return true;
  if (isExportHeader(cells)) return true;
  // A list of addresses needs no names. A title such as 'Restaurants' above the header is no header.
  if (!columns.has("name")) return !needsPosition && columns.has("address");
  if (cells.length > 1 && filled(cells) === 1) return false;
  return !needsPosition || hasPosition(columns) || isTakeout || linkColumn(cells) >= 0;
}

/** Returns the error of a table without header. @param rows Its first rows. */
export function headerError(
  { name }: Pick<PlaceFile, "name">,
  rows: readonly Cells[],
  { map }: ReadOptions,
): ImportFileError {
  const [header = []] = rows.toSorted((a, b) => filled(b) - filled(a));
  if (header.length > MAX_COLUMNS)
    return new ImportFileError(`${name} has more than ${MAX_COLUMNS} columns.`, "header");
  const missing = [...(map?.values() ?? [])].find((column) => !header.includes(column));
  const known = `It has ${header
    .slice(0, 30)
    .map((column) => `'${column.slice(0, 40)}'`)
    .join(", ")}`;
  if (missing !== undefined) return new ImportFileError(`${name} has no column '${missing}'. ${known}.`, "header");
  return new ImportFileError(
    `${name} does not say which columns hold the name and the position. ${known}. Name them: --map name=…,latitude=…,longitude=…`,
    "header",
  );
}

const filled = (cells: Cells): number => cells.filter((cell) => cell !== "").length;
