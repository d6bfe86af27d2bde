/**
 * `npm run metro -w packages/api -- FILE` writes the network of the metro into
 * `packages/domain/src/generated/metro-network.ts`. FILE is JSON of the schema `NetworkFile`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "@flaneur/domain";
import { loadGazetteer } from "../../src/reference/gazetteer.ts";
import { compileNetwork, NetworkFile } from "./compile-network.ts";

const OUTPUT = join(import.meta.dirname, "../../../domain/src/generated/metro-network.ts");

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file of the network: npm run metro -w packages/api -- FILE");
/** Returns the letters a to z and the digits of a folded name, the key by which stations are compared. */
const keyOf = (name: string) => fold(name).replace(/[^a-z0-9]/g, "");
const known = new Map(
  loadGazetteer()
    .points.filter(({ kind }) => kind === "metro" || kind === "rer" || kind === "train")
    .map(({ name }) => [keyOf(name), name]),
);

const { lines, stations, platforms, hops, transfers } = compileNetwork(
  NetworkFile.parse(JSON.parse(readFileSync(file, "utf8"))),
  (name) => known.get(keyOf(name)) ?? name,
);
const rows = (values: readonly unknown[]) =>
  values.map((row) => `  ${JSON.stringify(row).replaceAll(",", ", ")},`).join("\n");
writeFileSync(
  OUTPUT,
  `/**
 * Compiled by \`npm run metro -w packages/api\`: the 16 lines of the metro of Paris in 2025.
 * Source: Île-de-France Mobilités, stations and timetables; see LICENSE-DATA.md. The seconds are estimates for daytime.
 */

/** The names of the lines. */
export const METRO_LINES: readonly string[] = ${JSON.stringify(lines).replaceAll(",", ", ")};

/** The stations of the metro by name. */
export const METRO_STATIONS: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
${rows(stations)}
];

/**
 * The platforms: a station and a line by their indexes. On the trunk of a line with branches, each station has one
 * platform for each branch.
 */
export const METRO_PLATFORMS: readonly (readonly [station: number, line: number])[] = [
${rows(platforms)}
];

/**
 * The rides of a line between platforms of neighbouring stations. The seconds include one stop. A ride is possible in
 * both directions unless \`oneWay\` is 1.
 */
export const METRO_HOPS: readonly (readonly [from: number, to: number, seconds: number, oneWay?: 1])[] = [
${rows(hops)}
];

/** The walks between two platforms, in both directions. */
export const METRO_TRANSFERS: readonly (readonly [from: number, to: number, seconds: number])[] = [
${rows(transfers)}
];
`,
);
console.log(`${stations.length} stations, ${platforms.length} platforms written to ${OUTPUT}`);
