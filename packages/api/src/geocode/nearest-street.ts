import type { GeocodeResult } from "@flaneur/contract";
import { type Coordinates, EARTH_RADIUS_KM } from "@flaneur/domain";
import { loadGazetteer } from "../reference/gazetteer.ts";
import type { GazetteerPart, GazetteerStreet } from "../reference/gazetteer-format.ts";
import { partsOf } from "./built-in-streets.ts";
import { streetResult } from "./results.ts";

/** An address, place or street near a point. */
export interface Neighbour {
  readonly metres: number;
  readonly arrondissement: string;
  readonly result: GeocodeResult;
}

interface Near {
  readonly metres: number;
  readonly at: Coordinates;
}

/**
 * Returns the gazetteer's street that is nearest to `at`. The location of the result is the street's point nearest to
 * `at`. Returns null if no street is within `maxMetres`.
 */
export function nearestStreet(at: Coordinates, maxMetres: number): Neighbour | null {
  let best: (Near & { readonly street: GazetteerStreet }) | null = null;
  for (const street of loadGazetteer().streets) {
    for (const line of linesOf(street)) {
      const near = nearestOfLine(at, line);
      if (near !== null && near.metres <= (best?.metres ?? maxMetres)) best = { ...near, street };
    }
  }
  if (best === null) return null;
  const found = best;
  const parts = partsOf(found.street);
  const part = parts[nearestPart(found.at, found.street.parts)] ?? parts[0];
  if (part === undefined) return null;
  return {
    metres: found.metres,
    arrondissement: part.arrondissement,
    result: streetResult({ ...part, middle: found.at }, false),
  };
}

/**
 * Returns the lines of a street. A few streets of the register are not official and have no line: lines between their
 * houses are used instead.
 */
export const linesOf = ({ lines, parts }: GazetteerStreet): readonly (readonly Coordinates[])[] =>
  lines.length > 0 ? lines : parts.flatMap(({ odd, even }) => [odd, even]);

const METRES_PER_DEGREE = (EARTH_RADIUS_KM * 1_000 * Math.PI) / 180;

function nearestOfLine(to: Coordinates, line: readonly Coordinates[]): Near | null {
  let best: Near | null = null;
  for (const [i, point] of line.entries()) {
    const near = nearestOfSegment(to, line[i - 1] ?? point, point);
    if (best === null || near.metres < best.metres) best = near;
  }
  return best;
}

/** Returns the nearest point of a segment, on a plane that is true to scale around `to`. */
function nearestOfSegment(to: Coordinates, from: Coordinates, until: Coordinates): Near {
  const scale = Math.cos((to.latitude * Math.PI) / 180);
  const [dx, dy] = [(until.longitude - from.longitude) * scale, until.latitude - from.latitude];
  const [px, py] = [(to.longitude - from.longitude) * scale, to.latitude - from.latitude];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
  return {
    metres: Math.hypot(px - dx * share, py - dy * share) * METRES_PER_DEGREE,
    at: {
      latitude: from.latitude + (until.latitude - from.latitude) * share,
      longitude: from.longitude + (until.longitude - from.longitude) * share,
    },
  };
}

/** Returns the index of the part whose middle or houses are nearest. */
function nearestPart(to: Coordinates, parts: readonly GazetteerPart[]): number {
  const distances = parts.map(({ middle, odd, even }) =>
    Math.min(...[[middle], odd, even].map((line) => nearestOfLine(to, line)?.metres ?? Number.POSITIVE_INFINITY)),
  );
  return distances.indexOf(Math.min(...distances));
}
