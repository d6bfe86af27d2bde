import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NEIGHBOURHOODS, type Neighbourhood } from "@flaneur/domain";
import { z } from "zod";

/** Latitude and longitude, in degrees. */
const Point = z.tuple([z.number(), z.number()]).readonly();

/** The file that `npm run neighbourhoods -w packages/api` compiles. */
const File = z.object({
  neighbourhoods: z.array(
    z
      .object({
        name: z.enum(NEIGHBOURHOODS),
        otherNames: z.array(z.string()).readonly(),
        arrondissements: z.array(z.string()).readonly(),
        outline: z.array(Point).readonly(),
      })
      .readonly(),
  ),
});

export interface NeighbourhoodOutline {
  readonly name: Neighbourhood;
  /** Other French and English names. */
  readonly otherNames: readonly string[];
  /** Codes of the arrondissements that contain a part of the neighbourhood, the main one first. */
  readonly arrondissements: readonly string[];
  /** Latitude and longitude of each corner. The outline is closed: its last point equals the first. */
  readonly outline: readonly (readonly [latitude: number, longitude: number])[];
}

/** All neighbourhoods, in the order of NEIGHBOURHOODS. */
export const neighbourhoodOutlines: readonly NeighbourhoodOutline[] = File.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "neighbourhoods.json"), "utf8")),
).neighbourhoods;
