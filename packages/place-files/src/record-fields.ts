import type { Coordinates } from "@flaneur/domain";
import { type Column, type ColumnMap, columnValue, columnValues } from "./columns.ts";
import { placeOf } from "./geometry.ts";
import { pointInUrl } from "./map-links.ts";
import { withoutMarkup } from "./markup.ts";
import { pointFrom, pointOf } from "./points.ts";
import { linksIn } from "./takeout.ts";
import { type Fields, text } from "./unknown.ts";

/**
 * Returns the position of a row with any columns: that of its columns of coordinates, of its geometry, or of a link to a
 * map in any other column.
 */
export const recordPoint = (record: Fields, columns: ColumnMap): Coordinates | null =>
  pointFrom(columnValue(record, columns, "latitude"), columnValue(record, columns, "longitude")) ??
  pointOf(columnValue(record, columns, "point")) ??
  placeOf(record.geometry) ??
  linksIn(record)
    .map(pointInUrl)
    .find((point) => point !== null) ??
  null;

/** Returns the first text in the columns of a kind; null if all are empty. */
export const recordText = (record: Fields, columns: ColumnMap, column: Column): string | null =>
  columnValues(record, columns, column)
    .map(text)
    .find((found) => found !== null) ?? null;

/** Returns the address of a row. Some tables have addresses, not positions, in a column such as 'Location'. */
export function recordAddress(record: Fields, columns: ColumnMap): string | null {
  const written = recordText(record, columns, "address");
  if (written !== null) return written;
  const place = text(columnValue(record, columns, "point"));
  return place !== null && place.length <= MAX_ADDRESS && /^[^[{]*\p{L}{3}/u.test(place) && pointOf(place) === null
    ? place
    : null;
}

const MAX_ADDRESS = 300;

/** Returns a text of a row without markup; null for an empty text. Its line breaks are spaces. */
export const plainText = (raw: unknown): string | null => text(typeof raw === "string" ? withoutMarkup(raw) : raw);
