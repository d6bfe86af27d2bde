/**
 * Writes the other names of the curated places into the files of `seed/places`:
 * `npm run other-names -w packages/api -- FILE.json`. The file is a list of places with `kind`, `name`, `latitude`,
 * `longitude` and `others`. A curated place gets the names of each entry near it that has the place's name as its own
 * or another name. Entries for areas are ignored. Names that are already in `seed/places` stay.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { otherNamesOf } from "./other-names-of.ts";

const FOLDER = join(import.meta.dirname, "../../seed/places");

const Names = z.array(
  z.object({
    kind: z.string(),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    others: z.array(z.string()),
  }),
);
const Seed = z.looseObject({
  features: z.array(
    z.looseObject({
      geometry: z.looseObject({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.looseObject({ name: z.string(), otherNames: z.array(z.string()).optional() }),
    }),
  ),
});

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Usage: npm run other-names -w packages/api -- FILE.json");
/** Names of areas are not names of the places that are called after them. */
const AREAS: readonly string[] = ["arrondissement", "neighbourhood", "quarter"];
const known = Names.parse(JSON.parse(readFileSync(path, "utf8"))).filter(({ kind }) => !AREAS.includes(kind));

let count = 0;
for (const file of readdirSync(FOLDER)) {
  const source = readFileSync(join(FOLDER, file), "utf8");
  let text = source;
  for (const { properties, geometry } of Seed.parse(JSON.parse(source)).features) {
    const { name, otherNames = [] } = properties;
    const [longitude, latitude] = geometry.coordinates;
    const all = [...new Set([...otherNames, ...otherNamesOf({ name, latitude, longitude }, known)])];
    if (all.length === 0) continue;
    count += 1;
    // The line of the name is replaced, so that the rest of the file keeps its format.
    const line = `"name": ${JSON.stringify(name)},`;
    const before = otherNames.length === 0 ? line : `${line}\n        "otherNames": ${listText(otherNames)},`;
    text = text.replace(before, () => `${line}\n        "otherNames": ${listText(all)},`);
  }
  writeFileSync(join(FOLDER, file), text);
}
console.log(`${count} curated places have other names.`);

function listText(names: readonly string[]): string {
  return `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;
}
