import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { isWordForPlaces } from "./columns.ts";
import { delimiterOf } from "./csv-records.ts";
import { pointFrom, pointOf } from "./points.ts";
import { type SavedPlace, savedPlace } from "./saved-place.ts";
import { savedRecord } from "./saved-record.ts";
import { type Cells, findHeader, HEADER_ROWS, isEmptyRow } from "./table-header.ts";
import { isRule, rowOf } from "./table-records.ts";
import { hasMapLink } from "./takeout.ts";

/** Number of characters by which the delimiter is found. */
const HEAD = 64_000;

/**
 * Reads a table whose first line is its header, as copied from a spreadsheet. Null for another text.
 * @param max The number of places after which reading stops.
 */
export function pastedTable(text: string, origin: string | null, max: number): readonly SavedPlace[] | null {
  const options = { needsPosition: false, hasMapLinks: hasMapLink(text.slice(0, HEAD)) };
  const delimiter = delimiterOf(text.slice(0, HEAD), options);
  if (delimiter === null) return null;
  const rows = rowsOf(text, delimiter)?.filter((cells) => !isEmptyRow(cells) && !isRule(cells));
  const [header = [], ...others] = rows ?? [];
  const headings = header.map((cell) => cell.replace(/\s+/gu, " ").trim());
  // A header with one cell heads a list, whose lines may have bullets, links and addresses.
  if (headings.length < 2 || findHeader([headings, ...others.slice(0, HEADER_ROWS)], options) !== 0) return null;
  const places: SavedPlace[] = [];
  for (const cells of others) {
    if (places.length === max) break;
    const { value, damage } = rowOf(0, headings, cells);
    const place = damage === undefined ? savedRecord("csv", value, origin) : pastedCells(cells, origin);
    if (place !== null) places.push(place);
  }
  return places;
}

/** Parses a table; null for a text with a quote that is not closed. */
function rowsOf(text: string, delimiter: string): readonly Cells[] | null {
  try {
    const rows: string[][] = parse(text, { delimiter, relax_quotes: true, relax_column_count: true });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const LINK = /^(?:https?:\/\/|geo:)\S+$/i;
/** Matches a house number and a street, a type of street, and a postcode of Paris. */
const ADDRESS =
  /^\d{1,4}\s?(?:bis|ter)?,?\s+\p{L}|^(?:rue|r\.|av(?:enue)?|bd|boulevard|place|pl\.|quai|passage|impasse|square)\s|\b75\d{3}\b|^paris(?:\s|$)/iu;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * Reads a row of a table without header: each cell by what it looks like. The first text is the name, except a kind of
 * place or the number of the row, and what is no position, link or address is the note.
 */
export function pastedCells(cells: Cells, origin: string | null): SavedPlace | null {
  const rest = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const take = (isIt: (cell: string, index: number) => boolean): string | null => {
    const at = rest.findIndex(isIt);
    return at === -1 ? null : (rest.splice(at, 1)[0] ?? null);
  };
  const url = take((cell) => LINK.test(cell));
  const coordinates = takePoint(rest);
  if (rest.length > 1 && NUMBER.test(rest[0] ?? "")) rest.shift();
  const name = take((cell) => !isWordForPlaces(cell)) ?? take(() => true);
  const address = take((cell) => ADDRESS.test(cell));
  return savedPlace({ name, address, coordinates, url, note: rest.join("\n"), origin });
}

/** Removes the cell with a position, or the two cells with a latitude and a longitude, and returns the position. */
function takePoint(cells: string[]) {
  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1] ?? "";
    const isPair = /\d[.,]\d/.test(cell) && /\d[.,]\d/.test(next);
    const pair = isPair ? pointFrom(cell, next) : null;
    const point = pair ?? (NUMBER.test(cell) ? null : pointOf(cell));
    if (point === null) continue;
    cells.splice(index, pair === null ? 1 : 2);
    return point;
  }
  return null;
}
