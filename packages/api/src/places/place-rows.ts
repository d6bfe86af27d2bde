import {
  type Coordinates,
  type DataSource,
  type DatedStatus,
  PLACE_STATUSES,
  type Place,
  type PlaceStatus,
  parisDay,
  SEED_SOURCE,
  shownName,
  statusOn,
  UNNAMED_SOURCE,
  WHEELCHAIR,
} from "@flaneur/domain";
import type { IndexedPlace } from "@flaneur/place-index";
import { type SQL, sql } from "drizzle-orm";
import { places } from "../db/schema.ts";
import { collectorOf } from "../reference/open-sources.ts";
import { FILE_SOURCES, OPERATOR, OSM_EXTRACT, originOf } from "../reference/sources.ts";
import { isChosen } from "./chosen-places.ts";
import { withDerivedTags } from "./derived-tags.ts";
import { neighbourhoodsAt } from "./neighbourhoods-at.ts";

export type PlaceRow = typeof places.$inferSelect;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((candidate) => candidate === value) ?? null;

/** The columns of a place that the index needs: facts, from which `indexedFields` computes what it holds. */
export type StatedFields = Pick<
  PlaceRow,
  | "id"
  | "name"
  | "otherNames"
  | "address"
  | "arrondissement"
  | "types"
  | "tags"
  | "placeStatus"
  | "statusDate"
  | "rating"
  | "latitude"
  | "longitude"
  | "openingHours"
  | "wheelchair"
  | "website"
  | "description"
  | "source"
  | "chosen"
>;

/** The condition that a place is listed (§3). */
export const listed: SQL = sql`${places.placeStatus} <> 'Permanently Closed' and not ${places.hidden}`;

const coordinatesOf = ({ latitude, longitude }: Pick<PlaceRow, "latitude" | "longitude">): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Returns the stated status of a row. An unknown status counts as 'Open'. */
export const statedStatus = (row: Pick<PlaceRow, "placeStatus" | "statusDate">): DatedStatus => ({
  placeStatus: oneOf(PLACE_STATUSES, row.placeStatus) ?? "Open",
  statusDate: row.statusDate,
});

/** Returns the status of a stored place on a day in Paris; see `statusOn`. */
export const shownStatus = (row: Pick<PlaceRow, "placeStatus" | "statusDate">, day: string): PlaceStatus =>
  statusOn(statedStatus(row), day);

/** Returns the fields of a place that the index holds. What follows from the facts is computed here. */
export function indexedFields(row: StatedFields, day: string) {
  const coordinates = coordinatesOf(row);
  return {
    id: row.id,
    name: shownName(row.name),
    otherNames: row.otherNames,
    address: row.address,
    arrondissement: row.arrondissement,
    neighbourhoods: neighbourhoodsAt(coordinates),
    types: row.types,
    tags: withDerivedTags(row.tags, row),
    placeStatus: shownStatus(row, day),
    rating: row.rating,
    coordinates,
    openingHours: row.openingHours,
    website: row.website,
    description: row.description,
    isChosen: isChosen(row),
  } satisfies IndexedPlace;
}

/**
 * Converts a row to a place of the domain.
 * @param day the day of Paris on which the place is shown; today by default.
 */
export const toPlace = (row: PlaceRow, day: string = parisDay(Date.now())): Place => ({
  ...indexedFields(row, day),
  ratingSource: ratingSource(row),
  travelTime: null,
  googleMapsUrl: row.googleMapsUrl,
  phone: row.phone,
  bookingUrl: row.bookingUrl,
  menuUrl: row.menuUrl,
  openingHoursSource: row.openingHours === null ? null : sourceOf(row, row.enriched.openingHours),
  wheelchair: oneOf(WHEELCHAIR, row.wheelchair),
  source: sourceOf(row),
});

/**
 * Returns the source of a place, or of a field of it. The month is that of the claim that states the values.
 * @param origin The origin of the field; undefined for the place's own source.
 */
function sourceOf(row: PlaceRow, origin?: string): DataSource {
  const [source = row.source, id = ""] = origin?.split("|") ?? [row.source, row.sourceId];
  if (source === OSM_EXTRACT) return { name: "osm", month: id, url: null };
  const name = collectorOf(source) ?? shownSource(source);
  if (name === SEED_SOURCE) return { name, month: null, url: null };
  const { claims, sourcedOn } = row;
  const date =
    origin === undefined ? sourcedOn : claims.find((claim) => originOf(claim.source, claim.sourceId) === origin)?.date;
  return { name, month: date?.slice(0, MONTH_LENGTH) ?? null, url: name === "osm" ? osmPage(id) : null };
}

/** The length of `2026-05`. */
const MONTH_LENGTH = 7;

/** Returns the page of an OpenStreetMap object, on which everyone can correct it; null for ids of other kinds. */
const osmPage = (id: string): string | null =>
  /^(?:node|way|relation)\/\d+$/.test(id) ? `https://www.openstreetmap.org/${id}` : null;

const FROM_FILES: ReadonlySet<string> = new Set(FILE_SOURCES);

/** Returns the name of a source to show. Values that an operator has set count as Flâneur's own. */
function shownSource(source: string): string {
  if (source === OPERATOR) return SEED_SOURCE;
  return FROM_FILES.has(source) ? UNNAMED_SOURCE : source;
}

function ratingSource({ rating, source, enriched }: PlaceRow): string | null {
  if (rating === null) return null;
  const [name = source] = enriched.rating?.split("|") ?? [];
  return shownSource(name);
}
