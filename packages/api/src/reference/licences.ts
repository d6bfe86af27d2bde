import { OPEN_LICENCES } from "./open-sources.ts";
import { OSM_EXTRACT } from "./sources.ts";

/** Licences of the data, by source; see LICENSE-DATA.md. */
const LICENCES: ReadonlyMap<string, string> = new Map<string, string>([
  ["seed", "Flâneur, MIT"],
  [OSM_EXTRACT, OPEN_LICENCES.osm],
  ...Object.entries(OPEN_LICENCES),
]);

/** The licence text of data that operators have imported themselves. */
const UNKNOWN = "as its source says";

/** Returns the licence text of an exported place: the licence of each of its sources. */
export const licenceOf = (sources: readonly string[]): string =>
  [...new Set(sources.map((source) => LICENCES.get(source) ?? `${source}: ${UNKNOWN}`))].join("; ");
