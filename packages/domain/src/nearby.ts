import { compareCodePoints } from "./fold.ts";
import { NEARBY_KM, NEARBY_LIMIT } from "./limits.ts";
import type { Place } from "./place.ts";
import { distanceKm } from "./travel.ts";

type Located = Pick<Place, "id" | "coordinates">;

/**
 * Returns the nearest places: at most four within 1,200 m, nearest first, ties by id, without the place itself. Returns
 * an empty list if the position of the place is unknown.
 */
export function nearbyPlaces<T extends Located>(
  { id, coordinates: from }: Located,
  candidates: readonly T[],
): readonly T[] {
  if (from === null) return [];
  return candidates
    .flatMap((other) =>
      other.id === id || other.coordinates === null ? [] : [{ other, km: distanceKm(from, other.coordinates) }],
    )
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km || compareCodePoints(a.other.id, b.other.id))
    .slice(0, NEARBY_LIMIT)
    .map(({ other }) => other);
}
