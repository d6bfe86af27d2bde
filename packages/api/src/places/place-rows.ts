import {
  type Coordinates,
  type HoursSource,
  PLACE_STATUSES,
  type Place,
  searchText,
  sortKey,
  WHEELCHAIR,
} from "@flaneur/domain";
import type { places } from "../db/schema.ts";
import { OSM_EXTRACT } from "./enriched.ts";
import { neighbourhoodsAt } from "./neighbourhoods-at.ts";

export type PlaceRow = typeof places.$inferSelect;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((candidate) => candidate === value) ?? null;

/** Returns the position of a row, or null if it has none. */
export const coordinatesOf = ({ latitude, longitude }: Pick<PlaceRow, "latitude" | "longitude">): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Converts a row to a place of the domain. */
export function toPlace(row: PlaceRow, travelTime: number | null = null): Place {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    arrondissement: row.arrondissement,
    neighbourhoods: row.neighbourhoods,
    types: row.types,
    tags: row.tags,
    placeStatus: oneOf(PLACE_STATUSES, row.placeStatus) ?? "Open",
    rating: row.rating,
    travelTime,
    googleMapsUrl: row.googleMapsUrl,
    website: row.website,
    coordinates: coordinatesOf(row),
    description: row.description,
    openingHours: row.openingHours,
    openingHoursSource: hoursSource(row),
    wheelchair: oneOf(WHEELCHAIR, row.wheelchair),
  };
}

function hoursSource({ openingHours, source, enriched }: PlaceRow): HoursSource | null {
  if (openingHours === null) return null;
  const [name = source, id = null] = enriched.openingHours?.split("|") ?? [];
  return name === OSM_EXTRACT ? { name: "osm", month: id } : { name, month: null };
}

/** Returns the derived columns. They are computed only here, so that search and sort follow the domain's rules. */
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
