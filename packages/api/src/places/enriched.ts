import { z } from "zod";

/** The fields that another source may fill in when they are empty. */
export const ENRICHABLE = ["website", "openingHours", "wheelchair", "mediaUrls", "placeStatus"] as const;
export type Enrichable = (typeof ENRICHABLE)[number];

/** Maps each filled-in field of a place to its origin: a source and that source's id for the place, `osm|node/1`. */
export const Enriched = z.partialRecord(z.enum(ENRICHABLE), z.string().max(250)).readonly();
export type Enriched = z.infer<typeof Enriched>;

/** Source of fields from an OpenStreetMap extract. Its origins name a month instead of an id: `osm-extract|2026-05`. */
export const OSM_EXTRACT = "osm-extract";

/** Returns the origin of a field, made of a source and the id of the place in that source. */
export const originOf = (source: string, sourceId: string): string => `${source}|${sourceId}`;
