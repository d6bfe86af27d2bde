/**
 * Compiles the outlines of the twenty arrondissements from the City of Paris's file "Arrondissements" into
 * `src/reference/districts.json`: `npm run districts -w packages/api -- FILE.geojson`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ARRONDISSEMENTS, arrondissementCode } from "@flaneur/domain";
import { z } from "zod";
import { simplifyRings } from "./simplify.ts";

const TOLERANCE_METRES = 3;
const OUTPUT = join(import.meta.dirname, "../../src/reference/districts.json");

const Position = z.tuple([z.number(), z.number()]).rest(z.number());
const File = z.object({
  features: z.array(
    z.object({
      properties: z.object({ c_ar: z.coerce.number() }),
      geometry: z.object({ type: z.literal("Polygon"), coordinates: z.tuple([z.array(Position)]) }),
    }),
  ),
});

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Usage: npm run districts -w packages/api -- FILE.geojson");
const { features } = File.parse(JSON.parse(readFileSync(path, "utf8")));
const codes = features.map(({ properties }) => arrondissementCode(properties.c_ar));
if (ARRONDISSEMENTS.some((code) => !codes.includes(code))) throw new Error(`${path} lacks one of the arrondissements.`);
const rings = features.map(({ geometry }) =>
  geometry.coordinates[0].map(([longitude, latitude]) => [longitude, latitude] as const),
);
const simple = simplifyRings(rings, TOLERANCE_METRES);
// Six decimals are a precision of eleven centimetres.
const rounded = (degrees: number): number => Number(degrees.toFixed(6));
const outlines = ARRONDISSEMENTS.map((code) => ({
  code,
  outline: (simple[codes.indexOf(code)] ?? []).map(([longitude, latitude]) => [rounded(latitude), rounded(longitude)]),
}));
const content = {
  source: "Ville de Paris – Open Data, Arrondissements; simplified to 3 m",
  licence: "ODbL 1.0",
  outlines,
};
writeFileSync(OUTPUT, `${JSON.stringify(content)}\n`);
console.log(`${outlines.reduce((sum, { outline }) => sum + outline.length, 0)} positions written to ${OUTPUT}`);
