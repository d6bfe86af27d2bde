import { z } from "zod";

/** The fields of a place that a source states. */
export const PLACE_FIELDS = [
  "name",
  "otherNames",
  "types",
  "tags",
  "address",
  "arrondissement",
  "coordinates",
  "googleMapsUrl",
  "description",
  "website",
  "openingHours",
  "wheelchair",
  "mediaUrls",
  "placeStatus",
  "statusDate",
  "rating",
] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/**
 * The origin of each field whose value is not from the place's own source. An origin is the name of a source and the id
 * of the place in that source, `osm|node/1`.
 */
export const Enriched = z.partialRecord(z.enum(PLACE_FIELDS), z.string().max(250)).readonly();
export type Enriched = z.infer<typeof Enriched>;

/**
 * A day of a place's data, `2026-11-25`. The upper bound keeps days that are computed from it, such as the end of a
 * dated status, within years of four digits.
 */
export const PlaceDay = z.iso
  .date("must be a day such as 2026-11-25")
  .refine((day) => day >= "1900-01-01" && day < "2100-01-01", "must be a day from 1900 to 2099");

/** Source of fields from an OpenStreetMap extract. Its origins name a month instead of an id: `osm-extract|2026-05`. */
export const OSM_EXTRACT = "osm-extract";

/** Source of the curated places. */
export const SEED_SOURCE = "seed";

/** Source of what operators set by hand, and of the places that they add. */
export const OPERATOR = "operator";

/** Returns the origin of a field, made of a source and the id of the place in that source. */
export const originOf = (source: string, sourceId: string): string => `${source}|${sourceId}`;
