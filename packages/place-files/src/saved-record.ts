import { columnValues, guessColumns } from "./columns.ts";
import { withoutEntities } from "./entities.ts";
import { isExportHeader, unescapeFormula } from "./export-columns.ts";
import type { TextFormat } from "./formats.ts";
import { withoutMarkup } from "./markup.ts";
import { recordAddress, recordPoint, recordText } from "./record-fields.ts";
import { type SavedPlace, savedPlace } from "./saved-place.ts";
import { isTakeout, mapLinkIn, takeoutColumns, takeoutPlace, withoutFiller } from "./takeout.ts";
import { type Fields, isFields, text } from "./unknown.ts";

/** Converts a row of a file of any format; null if it has neither a name nor a position nor an id. */
export function savedRecord(format: TextFormat["format"], value: Fields, origin: string | null): SavedPlace | null {
  if (format === "geojson") return savedFeature(value, origin);
  if (format === "overpass") {
    const { tags, lat, lon, center } = value;
    const point = isFields(center) ? center : { lat, lon };
    return isFields(tags) ? savedRow({ ...tags, latitude: point.lat, longitude: point.lon }, origin) : null;
  }
  if (format === "opendatasoft") {
    const { fields, record } = value;
    if (isFields(fields)) return savedRow(fields, origin);
    return savedRow(isFields(record) && isFields(record.fields) ? record.fields : value, origin);
  }
  if (format === "gpx" && "note" in value) return savedRow({ ...value, description: value.note }, origin);
  return savedRow(value, origin, format === "csv");
}

function savedFeature({ properties, geometry, id }: Fields, origin: string | null): SavedPlace | null {
  const fields = isFields(properties) ? properties : {};
  if (isTakeout(fields)) {
    const { comment, ...place } = takeoutPlace(fields, geometry);
    return savedPlace({ ...place, note: comment === null ? null : withoutMarkup(comment), origin });
  }
  return savedRow({ ...fields, ...(isExportHeader(Object.keys(fields)) && { id }), geometry }, origin);
}

/**
 * Converts a row with any columns.
 * @param isTable Whether the row is from a table, whose columns have an order.
 */
function savedRow(written: Fields, origin: string | null, isTable = false): SavedPlace | null {
  const keys = Object.keys(written);
  const isExport = isExportHeader(keys);
  const record = isExport ? written : withoutEntities(written);
  const columns = guessColumns(keys);
  const value = (column: "name" | "postcode" | "city" | "website") => recordText(record, columns, column);
  const website = value("website");
  const url = isExport || (website !== null && isMapLink(website)) ? website : (mapLinkIn(record) ?? website);
  const byPlace = isTable && !columns.has("name") ? takeoutColumns(keys) : null;
  const notes = [
    ...columnValues(record, columns, "description").map(columnText),
    columnText(record.Comment),
    ...(byPlace?.notes ?? []).map((heading) => columnText(record[heading])),
  ]
    .filter((note) => note !== null)
    .map((note) => withoutFiller(isExport ? note : withoutMarkup(note)))
    .filter((note) => note !== null);
  const plain = (written: string | null) =>
    isExport && isTable && written !== null ? unescapeFormula(written) : written;
  return savedPlace({
    name: byPlace === null ? plain(value("name")) : columnText(record[byPlace.name]),
    address: plain(isExport ? columnText(record.address) : wholeAddress(recordAddress(record, columns), value)),
    coordinates: recordPoint(record, columns),
    placeId: isExport ? text(record.id) : null,
    // The description of an export is that of the product, and its note is the visitor's.
    note: isExport ? plain(columnText(record.note)) : [...new Set(notes)].join("\n"),
    url,
    origin,
  });
}

const isMapLink = (url: string): boolean => mapLinkIn({ url }) !== null;

/** Returns a text with its line breaks, as in notes; null for an empty text. */
const columnText = (raw: unknown): string | null =>
  text(raw) === null ? null : typeof raw === "string" ? raw.replace(/\r\n?/g, "\n").trim() : text(raw);

function wholeAddress(street: string | null, value: (column: "postcode" | "city") => string | null): string | null {
  const [postcode, city] = [value("postcode"), value("city")];
  if (street === null) return null;
  const town = [postcode, city].filter((part) => part !== null && !street.includes(part)).join(" ");
  return town === "" ? street : `${street}, ${town}`;
}
