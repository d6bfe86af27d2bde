/** The sources of places, and of their fields. */

/** Source of fields from an OpenStreetMap extract. Its origins name a month instead of an id: `osm-extract|2026-05`. */
export const OSM_EXTRACT = "osm-extract";

/**
 * Sources of rows from files that an operator has imported without naming them: the formats of the files. Visitors see
 * none of these names.
 */
export const FILE_SOURCES = ["opendatasoft", "geojson", "csv", "xlsx", "kml", "gpx", "google"] as const;

/** Source of what operators set by hand, and of the places that they add. */
export const OPERATOR = "operator";

/** Returns the origin of a field, made of a source and the id of the place in that source. */
export const originOf = (source: string, sourceId: string): string => `${source}|${sourceId}`;
