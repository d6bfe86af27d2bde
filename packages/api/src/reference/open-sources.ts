/**
 * The sources of the open places of Paris. Files of OpenStreetMap without ids have sources of their own: their rows
 * cannot be found again by an id.
 */
export const OPEN_SOURCES = ["osm", "osm-cafes", "osm-sights", "paris-shops", "paris-markets"] as const;
export type OpenSource = (typeof OPEN_SOURCES)[number];

const OSM = "© OpenStreetMap contributors, ODbL 1.0";
const CITY = "Ville de Paris – Open Data, ODbL 1.0";

/** The licence text of each source; see LICENSE-DATA.md. */
export const OPEN_LICENCES: Readonly<Record<OpenSource, string>> = {
  osm: OSM,
  "osm-cafes": OSM,
  "osm-sights": OSM,
  "paris-shops": CITY,
  "paris-markets": CITY,
};

const OPEN: ReadonlySet<string> = new Set(OPEN_SOURCES);
const isOpenSource = (source: string): source is OpenSource => OPEN.has(source);

/** Returns who has collected the data of an open source: `osm`, or `paris` for the city; null for other sources. */
export function collectorOf(source: string): "osm" | "paris" | null {
  if (!isOpenSource(source)) return null;
  return OPEN_LICENCES[source] === OSM ? "osm" : "paris";
}
