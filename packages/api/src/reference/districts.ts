import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Latitude and longitude, in degrees. */
const Point = z.tuple([z.number(), z.number()]).readonly();

/** The file that `npm run districts -w packages/api` compiles from the city's own polygons. */
const File = z.object({
  outlines: z.array(z.object({ code: z.string(), outline: z.array(Point).readonly() }).readonly()).readonly(),
});

export interface DistrictOutline {
  /** The code of the arrondissement: `75011`. */
  readonly code: string;
  /** Latitude and longitude of each corner. The outline is closed: its last point equals the first. */
  readonly outline: readonly (readonly [latitude: number, longitude: number])[];
}

/** The outlines of the twenty arrondissements, from data of the City of Paris, accurate to three metres. */
export const districtOutlines: readonly DistrictOutline[] = File.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "districts.json"), "utf8")),
).outlines;
