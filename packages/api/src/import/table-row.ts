import { isPictureUrl, parseArrondissement, webUrl, webUrls } from "@flaneur/domain";
import {
  type ColumnMap,
  columnValue,
  type Fields,
  guessColumns,
  plainText,
  postcodeOf,
  recordPoint,
  recordText,
  streetOnly,
  takeoutColumns,
  text,
  unescapeFormula,
  withoutEntities,
} from "@flaneur/place-files";
import type { Candidate } from "./candidate.ts";
import { withGivenKind } from "./given-kind.ts";
import { kindsOf, tagsOf } from "./kind-words.ts";
import { isOpenData, namesOpenDataKind, openDataDetails } from "./open-data.ts";
import { cuisineTags } from "./osm-cuisine.ts";
import { wheelchairOf } from "./osm-tags.ts";
import { isExported, ownDetails } from "./own-record.ts";
import type { PlaceDetails } from "./place-details.ts";
import type { RowOptions } from "./row-options.ts";

/** Converts a row of a table with any columns. */
export function tableRow(source: string, written: Fields, options: RowOptions): Candidate {
  if (isExported(written)) return exportedRow(source, written);
  const record = withoutEntities(written);
  const columns = guessColumns(Object.keys(record), options.map);
  const value = (column: Parameters<typeof columnValue>[2]) => recordText(record, columns, column);
  const id = value("id");
  const isOsm = id !== null && /^(?:node|way|relation)\/\d+$/.test(id);
  const isCityTable = isOpenData(record) && options.map === undefined;
  const list = source === "csv" && !columns.has("name") ? takeoutColumns(Object.keys(record)) : null;
  const named = list === null ? {} : { name: text(record[list.name]) };
  const details = isCityTable ? openDataDetails(record) : { ...tableDetails(record, columns, value), ...named };
  const namesKind = isCityTable ? namesOpenDataKind(record) : value("type") !== null;
  return {
    // The source is not `osm`, even when the table names OpenStreetMap objects: a table has fewer fields, and its
    // import would erase stored fields.
    source,
    // Ids other than those of OpenStreetMap objects identify places only within a named source.
    sourceId: isOsm || options.source !== undefined ? id : null,
    details: withGivenKind(details, namesKind, options),
    coordinates: recordPoint(record, columns),
  };
}

function tableDetails(
  record: Fields,
  columns: ColumnMap,
  value: (column: Parameters<typeof columnValue>[2]) => string | null,
) {
  const postcode = postcodeOf(value("postcode"));
  const street = value("address");
  const { types, tags } = kindsOf(value("type") ?? "");
  const website = webUrl(value("website"));
  const details: PlaceDetails = {
    name: value("name"),
    phone: value("phone"),
    types,
    tags: [...new Set([...tags, ...cuisineTags(value("cuisine") ?? undefined), ...tagsOf(value("tags") ?? "")])],
    street: street === null ? null : streetOnly(street),
    postcode: postcode ?? postcodeOf(street),
    city: value("city"),
    arrondissement:
      parseArrondissement(postcode) ?? parseArrondissement(columnValue(record, columns, "arrondissement")),
    website: website !== null && isGoogleMaps(website) ? null : website,
    openingHours: value("openingHours"),
    wheelchair: wheelchairOf({ wheelchair: value("wheelchair") ?? "" }),
    description: plainText(value("description")),
    mediaUrls: webUrls(value("mediaUrls")).filter(isPictureUrl),
  };
  return details;
}

const isGoogleMaps = (url: string): boolean =>
  /^https?:\/\/(?:maps\.google\.|(?:www\.)?google\.[a-z.]+\/maps)/.test(url);

function exportedRow(source: string, record: Fields): Candidate {
  const shown = Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === "string" ? unescapeFormula(value) : value]),
  );
  // Our KML has no element for an empty description.
  const whole = source === "kml" ? { description: null, ...record } : record;
  // A spreadsheet may be an export as CSV that a person has saved in another format.
  const details = ownDetails(source === "csv" || source === "xlsx" ? shown : whole);
  return {
    source: details.exported?.source ?? source,
    sourceId: details.exported?.sourceId ?? null,
    details,
    coordinates: recordPoint(record, guessColumns(Object.keys(record))),
  };
}
