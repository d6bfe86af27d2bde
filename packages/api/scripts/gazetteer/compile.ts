/**
 * Compiles open data into the names that geocoding knows: `npm run gazetteer -w packages/api -- --ban-streets FILE …`.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { encodeGazetteer } from "../../src/reference/gazetteer-format.ts";
import { compilePoints } from "./points.ts";
import { readSources } from "./sources.ts";
import { compileStreets } from "./streets.ts";

const OUTPUT = resolve(import.meta.dirname, "../../src/reference/paris.gazetteer.gz");
const FILES = ["ban-streets", "addresses", "streets", "stations", "sights"] as const;

const { values } = parseArgs({
  options: {
    "ban-streets": { type: "string" },
    addresses: { type: "string" },
    streets: { type: "string" },
    stations: { type: "string" },
    sights: { type: "string" },
  },
});
const path = (name: (typeof FILES)[number]): string => {
  const file = values[name];
  if (file !== undefined) return resolve(process.env.INIT_CWD ?? ".", file);
  console.error(
    `--${name} is missing. Name the files: ${FILES.map((one) => `--${one} FILE`).join(" ")}. docs/operations.md says what they are.`,
  );
  process.exit(1);
};
const sources = await readSources({
  banStreets: path("ban-streets"),
  addresses: path("addresses"),
  streets: path("streets"),
  stations: path("stations"),
  sights: path("sights"),
});
const streets = compileStreets(sources);
const points = compilePoints(sources, streets);
const bytes = gzipSync(encodeGazetteer({ points, streets }), { level: 9 });
writeFileSync(OUTPUT, bytes);
console.log(
  `src/reference/paris.gazetteer.gz: ${streets.length.toLocaleString("en")} streets, ` +
    `${points.length.toLocaleString("en")} points, ${bytes.length.toLocaleString("en")} bytes`,
);
