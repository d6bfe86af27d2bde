import { compareCodePoints } from "./fold.ts";
import { NEARBY_KM, NEARBY_LIMIT } from "./limits.ts";
import type { Place } from "./place.ts";
import { distanceKm, walkingMinutes } from "./travel.ts";

type Located = Pick<Place, "id" | "coordinates" | "isChosen">;

/**
 * Returns the nearest places: at most four within 1,200 m, by minutes on foot, without the place itself. Among places with
 * the same minutes, chosen places are first, then the nearest ones, then those with a lesser id. Returns an empty list if
 * the position of the place is unknown.
 */
export function nearbyPlaces<T extends Located>(
  { id, coordinates: from }: Pick<Located, "id" | "coordinates">,
  candidates: readonly T[],
): readonly T[] {
  if (from === null) return [];
  return candidates
    .flatMap((other) =>
      other.id === id || other.coordinates === null ? [] : [{ other, km: distanceKm(from, other.coordinates) }],
    )
    .filter(({ km }) => km <= NEARBY_KM)
    .sort(
      (a, b) =>
        walkingMinutes(a.km) - walkingMinutes(b.km) ||
        Number(b.other.isChosen) - Number(a.other.isChosen) ||
        a.km - b.km ||
        compareCodePoints(a.other.id, b.other.id),
    )
    .slice(0, NEARBY_LIMIT)
    .map(({ other }) => other);
}
