import { OSM_EXTRACT } from "./sources.ts";

const OSM = "© OpenStreetMap contributors, ODbL 1.0";

/** Licences of the data, by source; see LICENSE-DATA.md. */
const LICENCES: ReadonlyMap<string, string> = new Map([
  ["seed", "Flâneur, MIT"],
  ["osm", OSM],
  [OSM_EXTRACT, OSM],
]);

/** The licence text of data that operators have imported themselves. */
const UNKNOWN = "as its source says";

/** Returns the licence text of an exported place: the licence of each of its sources. */
export const licenceOf = (sources: readonly string[]): string =>
  [...new Set(sources.map((source) => LICENCES.get(source) ?? `${source}: ${UNKNOWN}`))].join("; ");
