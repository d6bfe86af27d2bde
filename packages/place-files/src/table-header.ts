import { guessColumns, hasPosition, isHeading, isWordForPlaces } from "./columns.ts";
import { isExportHeader } from "./export-columns.ts";
import { ImportFileError } from "./import-file-error.ts";
import type { PlaceFile } from "./place-file.ts";
import type { ReadOptions } from "./read-options.ts";
import { linkColumn } from "./takeout.ts";

export type Cells = readonly string[];

const MAX_COLUMNS = 500;
/** Maximum number of rows above the header, such as titles, a date and `sep=;`. Empty rows are not counted. */
const MAX_TITLES = 20;

/** Whether a row has no text. Spreadsheets write such a row as a line of separators. */
export const isEmptyRow = (cells: Cells): boolean => cells.every((cell) => cell.trim() === "");

/** Number of rows after a possible header that are compared with it. */
const COMPARED = 5;
/** Number of rows that are not empty by which `findHeader` finds a header. */
export const HEADER_ROWS = MAX_TITLES + 1 + COMPARED;

/**
 * Returns the index of the header of a table of places; -1 if it has none.
 * @param rows The first rows that are not empty, at most HEADER_ROWS.
 */
export const findHeader = (rows: readonly Cells[], options: ReadOptions): number =>
  rows.slice(0, MAX_TITLES + 1).findIndex((cells, index) => {
    // A list of names may have headings such as 'Bars'. Only its first line heads the whole list.
    if (cells.length === 1 && index > 0) return false;
    return isHeader(cells, rows.slice(index + 1, index + 1 + COMPARED), options);
  });

/** Whether the rows of a sheet have a header of places. */
export const hasHeader = (rows: readonly Cells[], options: ReadOptions): boolean =>
  findHeader(rows.filter((cells) => !isEmptyRow(cells)).slice(0, HEADER_ROWS), options) !== -1;

/**
 * Whether a row is the header of a table of places: it has a column of names and, if required, of positions. The header
 * of an export needs neither, and the header of a list of Takeout needs no position. In a text with map links, no table
 * needs columns of positions, and a column `URL` after the first column is enough, because the other headings are in the
 * language of the account. A header must contain every column that `map` names.
 */
function isHeader(
  cells: Cells,
  next: readonly Cells[],
  { map, needsPosition = true, hasMapLinks = false }: ReadOptions,
): boolean {
  if (cells.length > MAX_COLUMNS || [...(map?.values() ?? [])].some((column) => !cells.includes(column))) return false;
  const columns = guessColumns(cells, map);
  const isTakeout = cells.includes("Title") && cells.includes("URL");
  if (hasMapLinks && linkColumn(cells) > 0) return true;
  if (isExportHeader(cells)) return true;
  if (map === undefined && isData(cells, next)) return false;
  // A list of addresses needs no names. A title such as 'Restaurants' above the header is no header.
  if (!columns.has("name")) return !needsPosition && columns.has("address");
  if (cells.length > 1 && filled(cells) === 1) return false;
  return !needsPosition || hasMapLinks || hasPosition(columns) || isTakeout || linkColumn(cells) >= 0;
}

/** Matches a link, a number, a date, and a text that begins like an address. Headings are none of these. */
const VALUE = /^(?:https?:|www\.|geo:|[+-]?\d+(?:[.,/:-]\d+)*\s?[€$%]?$|\d{1,4}\s?(?:bis|ter)?,?\s+\p{L})/iu;

/**
 * Whether a row that may be a header is a row of values. A row with two headings is a header. A row with one is a row of
 * values if it has a link, a number, a date or an address. Words for places, such as 'Restaurant', are also the kind of
 * a place: without a heading, they are a header only in the first column, above texts of another sort.
 */
function isData(cells: Cells, next: readonly Cells[]): boolean {
  const headings = cells.filter(isHeading).length;
  if (headings > 1) return false;
  if (cells.some((cell) => VALUE.test(cell.trim()))) return true;
  const word = cells.findIndex(isWordForPlaces);
  if (headings > 0 || word === -1) return false;
  return (
    word > 0 ||
    next.length === 0 ||
    next.some((row) => isWordForPlaces(row[word] ?? "") && row.length > 1) ||
    // A title, such as 'Restaurants', above a table.
    (cells.length === 1 && next.some((row) => row.length > 1))
  );
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
