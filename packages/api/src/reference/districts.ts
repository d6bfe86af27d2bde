import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** In degrees. */
const Point = z.tuple([z.number(), z.number()]).readonly();

/** What `npm run districts -w packages/api` compiles out of the city's own polygons. */
const File = z.object({
  outlines: z.array(z.object({ code: z.string(), outline: z.array(Point).readonly() }).readonly()).readonly(),
});

/** The outline of an arrondissement. */
export interface DistrictOutline {
  /** `75011` */
  readonly code: string;
  /** Latitude and longitude of each corner. Closed: the last point is the first again. */
  readonly outline: readonly (readonly [latitude: number, longitude: number])[];
}

/** The twenty arrondissements as the City of Paris draws them, to within three metres. */
export const districtOutlines: readonly DistrictOutline[] = File.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "districts.json"), "utf8")),
).outlines;
