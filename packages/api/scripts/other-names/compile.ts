/**
 * Writes the other names of the curated places into the files of `seed/places`:
 * `npm run other-names -w packages/api -- FILE.json`. The file is a list of places with `name`, `latitude`, `longitude`
 * and `others`. A curated place gets the names of an entry with the same name near it. Names that were written by hand
 * in `seed/places` stay.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { otherNamesOf } from "./other-names-of.ts";

const FOLDER = join(import.meta.dirname, "../../seed/places");

const Names = z.array(
  z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), others: z.array(z.string()) }),
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
const known = Names.parse(JSON.parse(readFileSync(path, "utf8")));

let count = 0;
for (const file of readdirSync(FOLDER)) {
  const seed = Seed.parse(JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
  const features = seed.features.map((feature) => {
    const { name, otherNames = [], ...rest } = feature.properties;
    const [longitude, latitude] = feature.geometry.coordinates;
    const found = otherNamesOf({ name, latitude, longitude }, known);
    const all = [...new Set([...otherNames, ...found])].filter((other) => other !== name);
    count += all.length === 0 ? 0 : 1;
    return { ...feature, properties: { name, ...(all.length > 0 && { otherNames: all }), ...rest } };
  });
  writeFileSync(join(FOLDER, file), `${JSON.stringify({ ...seed, features }, null, 2)}\n`);
}
console.log(`${count} curated places have other names. Run npm run format.`);
