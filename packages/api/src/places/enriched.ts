import { z } from "zod";

/** The fields that another source may fill in when they are empty. */
export const ENRICHABLE = ["website", "openingHours", "wheelchair", "mediaUrls", "placeStatus"] as const;
export type Enrichable = (typeof ENRICHABLE)[number];

/** The filled-in fields of a place, each with the other source and its id of the place: `osm|node/1`. */
export const Enriched = z.partialRecord(z.enum(ENRICHABLE), z.string().max(250)).readonly();
export type Enriched = z.infer<typeof Enriched>;

/** Source of fields from an extract of OpenStreetMap. The month of the extract is their id: `osm-extract|2026-05`. */
export const OSM_EXTRACT = "osm-extract";

/** Returns the origin of a field: a source with its id of the place. */
export const originOf = (source: string, sourceId: string): string => `${source}|${sourceId}`;
