import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LocalizedText } from "@flaneur/contract";
import { type Coordinates, distanceKm, NEIGHBOURHOODS, type Neighbourhood } from "@flaneur/domain";
import { z } from "zod";
import { type NeighbourhoodOutline, neighbourhoodOutlines } from "../reference/neighbourhoods.ts";

const File = z.object({ texts: z.array(z.object({ name: z.enum(NEIGHBOURHOODS), text: LocalizedText })) });

const texts = new Map(
  File.parse(JSON.parse(readFileSync(join(import.meta.dirname, "neighbourhood-texts.json"), "utf8"))).texts.map(
    ({ name, text }) => [name, text],
  ),
);

/** Returns our sentences about a neighbourhood, or null if it has none yet. */
export const textOf = (name: Neighbourhood): LocalizedText | null => texts.get(name) ?? null;

const centres = new Map(neighbourhoodOutlines.map((area) => [area.name, centreOf(area)]));

function centreOf({ outline }: NeighbourhoodOutline): Coordinates {
  const corners = outline.slice(1);
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length);
  return { latitude: mean(0), longitude: mean(1) };
}

/** Returns all other neighbourhoods, the nearest first, measured between their centres. */
export function nearestTo(name: Neighbourhood): readonly NeighbourhoodOutline[] {
  const from = centres.get(name);
  if (from === undefined) return [];
  const distance = (area: NeighbourhoodOutline) => distanceKm(from, centres.get(area.name) ?? from);
  return neighbourhoodOutlines.filter((area) => area.name !== name).toSorted((a, b) => distance(a) - distance(b));
}
