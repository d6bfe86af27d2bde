import { compareCodePoints } from "./fold.ts";
import { RELATED_LIMIT, RELATED_POINTS } from "./limits.ts";
import type { Place } from "./place.ts";
import { distanceKm } from "./travel.ts";

type Comparable = Pick<Place, "id" | "types" | "tags" | "arrondissement" | "coordinates" | "isChosen">;

/**
 * Scores how similar two places are: by their shared tags (in any letter case), their primary type and their district
 * (§9).
 */
export function relatedScore(place: Comparable, other: Comparable): number {
  const tags = new Set(place.tags.map((tag) => tag.toLowerCase()));
  const shared = new Set(other.tags.map((tag) => tag.toLowerCase()).filter((tag) => tags.has(tag))).size;
  const sameType = place.types[0] !== undefined && place.types[0] === other.types[0];
  const sameDistrict = place.arrondissement !== null && place.arrondissement === other.arrondissement;
  return (
    shared * RELATED_POINTS.sharedTag +
    (sameType ? RELATED_POINTS.sameType : 0) +
    (sameDistrict ? RELATED_POINTS.sameDistrict : 0)
  );
}

/** The distance between two places. A place without coordinates is farther away than all others. */
const kilometres = (place: Comparable, other: Comparable): number =>
  place.coordinates === null || other.coordinates === null
    ? Number.MAX_VALUE
    : distanceKm(place.coordinates, other.coordinates);

/**
 * Returns the most similar places: at most `RELATED_LIMIT` with a score above zero, best first, without the place itself
 * (§9). Among equals, chosen places are first, then the nearest ones, then those with a lesser id.
 */
export function relatedPlaces<T extends Comparable>(place: Comparable, candidates: readonly T[]): readonly T[] {
  return candidates
    .filter((other) => other.id !== place.id)
    .map((other) => ({ other, score: relatedScore(place, other), km: kilometres(place, other) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.other.isChosen) - Number(a.other.isChosen) ||
        a.km - b.km ||
        compareCodePoints(a.other.id, b.other.id),
    )
    .slice(0, RELATED_LIMIT)
    .map(({ other }) => other);
}
