/**
 * Compiles the outlines of neighbourhoods into `src/reference/neighbourhoods.json`: `npm run neighbourhoods -w
 * packages/api -- FILE.geojson`. The file has a feature for each neighbourhood, with the properties of `File` below.
 * Features of a kind that is not in KINDS, or with a name that is not in NEIGHBOURHOODS, are ignored.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { arrondissementCode, NEIGHBOURHOODS } from "@flaneur/domain";
import { z } from "zod";

const OUTPUT = join(import.meta.dirname, "../../src/reference/neighbourhoods.json");
/** The kinds of features that visitors know by name. */
const KINDS: readonly string[] = ["popular", "island"];

const Position = z.tuple([z.number(), z.number()]).rest(z.number());
const File = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: z.string(),
        kind: z.string(),
        arr: z.array(z.number()).default([]),
        otherNames: z.array(z.string()).default([]),
        source: z.string(),
        madeOf: z.array(z.string()).default([]),
      }),
      geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
    }),
  ),
});
const Outline = z.tuple([z.array(Position)]);

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Usage: npm run neighbourhoods -w packages/api -- FILE.geojson");
const features = File.parse(JSON.parse(readFileSync(path, "utf8"))).features.filter(({ properties }) =>
  KINDS.includes(properties.kind),
);

// Five decimals are a precision of about a metre.
const rounded = (degrees: number): number => Number(degrees.toFixed(5));

const neighbourhoods = NEIGHBOURHOODS.map((name) => {
  const feature = features.find(({ properties }) => properties.name === name);
  if (feature === undefined) throw new Error(`${path} lacks ${name}.`);
  const { arr, otherNames, source, madeOf } = feature.properties;
  const [ring] = Outline.parse(feature.geometry.coordinates);
  return {
    name,
    otherNames,
    arrondissements: arr.map(arrondissementCode),
    source: madeOf.length === 0 ? source : `${source}: ${madeOf.join(", ")}`,
    outline: ring.map(([longitude, latitude]) => [rounded(latitude), rounded(longitude)]),
  };
});

const content = {
  source:
    "Quartiers, conseils de quartier and zones touristiques of Ville de Paris – Open Data; © OpenStreetMap contributors. " +
    "No one publishes the borders of popular neighbourhoods: they were drawn by hand from these areas, as each entry says",
  licence: "ODbL 1.0",
  neighbourhoods,
};
writeFileSync(OUTPUT, `${JSON.stringify(content)}\n`);
console.log(`${neighbourhoods.length} neighbourhoods written to ${OUTPUT}`);
