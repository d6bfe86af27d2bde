import { OSM_EXTRACT } from "../places/enriched.ts";

const OSM = "© OpenStreetMap contributors, ODbL 1.0";

/** Under what licence the places of a source come; see LICENSE-DATA.md. */
const LICENCES: ReadonlyMap<string, string> = new Map([
  ["seed", "Flâneur, MIT"],
  ["osm", OSM],
  [OSM_EXTRACT, OSM],
]);

/** Of data that people brought along themselves. */
const UNKNOWN = "as its source says";

/** What goes with a place that is handed on: the licence of each source that told of it. */
export const licenceOf = (sources: readonly string[]): string =>
  [...new Set(sources.map((source) => LICENCES.get(source) ?? `${source}: ${UNKNOWN}`))].join("; ");
