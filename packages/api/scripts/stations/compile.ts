/**
 * Writes the stations of the gazetteer into `packages/domain/src/generated/stations.ts`: `npm run stations -w
 * packages/api`. Run it after `npm run gazetteer -w packages/api`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadGazetteer } from "../../src/reference/gazetteer.ts";
import { stationsOf } from "./stations-of.ts";

const OUTPUT = join(import.meta.dirname, "../../../domain/src/generated/stations.ts");

const rows = stationsOf(loadGazetteer());
const source = `import type { StationKind } from "../station-kind.ts";

/**
 * Compiled by \`npm run stations -w packages/api\`. Name, latitude, longitude and kind of each station in Paris, by name.
 * Source: Île-de-France Mobilités, "emplacement des gares" of 2025, Licence Ouverte 2.0.
 */
export const STATIONS: readonly (readonly [name: string, latitude: number, longitude: number, kind: StationKind])[] = [
${rows.map((row) => `  ${JSON.stringify(row).replaceAll(",", ", ")},`).join("\n")}
];
`;
writeFileSync(OUTPUT, source);
console.log(`${rows.length} stations written to ${OUTPUT}`);
