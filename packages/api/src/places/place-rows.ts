import {
  type Coordinates,
  type HoursSource,
  PLACE_STATUSES,
  type Place,
  type PlaceStatus,
  parisDay,
  searchText,
  sortKey,
  statusOn,
  WHEELCHAIR,
} from "@flaneur/domain";
import type { places } from "../db/schema.ts";
import { withDerivedTags } from "./derived-tags.ts";
import { OPERATOR, OSM_EXTRACT, SEED_SOURCE } from "./enriched.ts";
import { neighbourhoodsAt } from "./neighbourhoods-at.ts";

export type PlaceRow = typeof places.$inferSelect;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((candidate) => candidate === value) ?? null;

const coordinatesOf = ({ latitude, longitude }: Pick<PlaceRow, "latitude" | "longitude">): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Returns the status of a stored place on a day in Paris; see `statusOn`. An unknown status counts as 'Open'. */
export const shownStatus = (
  { placeStatus, statusDate }: { readonly placeStatus: string; readonly statusDate: string | null },
  day: string,
): PlaceStatus => statusOn({ placeStatus: oneOf(PLACE_STATUSES, placeStatus) ?? "Open", statusDate }, day);

/**
 * Converts a row to a place of the domain.
 * @param day the day of Paris on which the place is shown; today by default.
 */
export function toPlace(row: PlaceRow, day: string = parisDay(Date.now())): Place {
  const coordinates = coordinatesOf(row);
  return {
    id: row.id,
    name: row.name,
    otherNames: row.otherNames,
    address: row.address,
    arrondissement: row.arrondissement,
    // Computed again, because an earlier version may have stored the neighbourhoods by other rules.
    neighbourhoods: neighbourhoodsAt(coordinates),
    types: row.types,
    tags: withDerivedTags(row.tags, row),
    placeStatus: shownStatus(row, day),
    rating: row.rating,
    ratingSource: ratingSource(row),
    travelTime: null,
    googleMapsUrl: row.googleMapsUrl,
    website: row.website,
    coordinates,
    description: row.description,
    openingHours: row.openingHours,
    openingHoursSource: hoursSource(row),
    wheelchair: oneOf(WHEELCHAIR, row.wheelchair),
  };
}

function hoursSource({ openingHours, source, enriched }: PlaceRow): HoursSource | null {
  if (openingHours === null) return null;
  const [name = source, id = null] = enriched.openingHours?.split("|") ?? [];
  return name === OSM_EXTRACT ? { name: "osm", month: id } : { name: ownSource(name), month: null };
}

/** Returns the name of the source to show for a field. Values that an operator has set count as Flâneur's own. */
const ownSource = (name: string): string => (name === OPERATOR ? SEED_SOURCE : name);

function ratingSource({ rating, source, enriched }: PlaceRow): string | null {
  if (rating === null) return null;
  const [name = source] = enriched.rating?.split("|") ?? [];
  return ownSource(name);
}

/**
 * Returns the derived columns except `tags`, which `withDerivedTags` derives. Every write uses this function, so that
 * search and sort follow the domain's rules.
 */
export function derivedColumns(place: Pick<Place, "name" | "address" | "types" | "tags" | "coordinates">) {
  const [primary] = place.types;
  return {
    searchText: searchText(place),
    nameKey: sortKey(place.name),
    typeKey: primary === undefined ? null : sortKey(primary),
    tagKeys: [...new Set(place.tags.map((tag) => tag.toLowerCase()))],
    neighbourhoods: [...neighbourhoodsAt(place.coordinates)],
  };
}

type DerivedFrom = Pick<
  PlaceRow,
  "name" | "address" | "types" | "openingHours" | "wheelchair" | "latitude" | "longitude"
>;
type Derived = Pick<PlaceRow, "tags" | keyof ReturnType<typeof derivedColumns>>;

const isSame = (a: Derived, b: Derived): boolean =>
  a.searchText === b.searchText &&
  a.nameKey === b.nameKey &&
  a.typeKey === b.typeKey &&
  [
    [a.tags, b.tags],
    [a.tagKeys, b.tagKeys],
    [a.neighbourhoods, b.neighbourhoods],
  ].every(([left, right]) => left?.length === right?.length && left?.every((value, at) => value === right?.[at]));

/**
 * Returns the row with the derived columns as this version of the code computes them. Returns the same object if its
 * columns are up to date. An earlier version may have stored them by other rules: see `deriveBatch`.
 */
export function upToDate<T extends DerivedFrom & Derived>(row: T): T {
  const tags = [...withDerivedTags(row.tags, row)];
  const derived = { tags, ...derivedColumns({ ...row, coordinates: coordinatesOf(row), tags }) };
  return isSame(row, derived) ? row : { ...row, ...derived };
}
