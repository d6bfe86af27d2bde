import { z } from "zod";

/** The fields that a second source may fill in where the first says nothing. */
export const ENRICHABLE = ["website", "openingHours", "wheelchair", "mediaUrls", "placeStatus"] as const;
export type Enrichable = (typeof ENRICHABLE)[number];

/** Which of a place's fields another source filled in, each with that source and its id there: `osm|node/1`. */
export const Enriched = z.partialRecord(z.enum(ENRICHABLE), z.string().max(250)).readonly();
export type Enriched = z.infer<typeof Enriched>;

/** What was taken over from an extract of OpenStreetMap, with the month of the extract as its id: `osm-extract|2026-05`. */
export const OSM_EXTRACT = "osm-extract";

/** How a place of a source is named as the origin of a field. */
export const originOf = (source: string, sourceId: string): string => `${source}|${sourceId}`;
