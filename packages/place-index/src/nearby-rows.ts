import { type Coordinates, NEARBY_KM, NEARBY_LIMIT, walkingMinutes } from "@flaneur/domain";
import { isWithinReach, kilometresFrom } from "./distances.ts";
import type { PlaceColumns } from "./place-columns.ts";
import { toUtf8 } from "./utf8.ts";

/** The fields of a place that determine its nearby places. */
export interface LocatedPlace {
  readonly id: string;
  readonly coordinates: Coordinates | null;
}

/**
 * Computes the domain's `nearbyPlaces` over columns: at most `NEARBY_LIMIT` rows, by minutes on foot. Among
 * rows with the same minutes, chosen rows are first, then the nearest ones, then those that are first in `byId`.
 */
export function nearbyRows(columns: PlaceColumns, byId: Uint32Array, place: LocatedPlace): readonly number[] {
  if (place.coordinates === null) return [];
  const from = place.coordinates;
  // Compares straight lines: the exact distance is computed only for the rows that may be near.
  const mayBeNear = isWithinReach(columns, { from, mode: "walking", maxMinutes: walkingMinutes(NEARBY_KM) + 1 });
  const kilometres = kilometresFrom(columns, from);
  const chosen = columns.chosen.values;
  const self = toUtf8(place.id);
  const found: { readonly row: number; readonly km: number }[] = [];
  for (const row of byId) {
    if (!mayBeNear(row) || !columns.isListed(row) || columns.compareId(row, self) === 0) continue;
    const km = kilometres(row);
    if (km <= NEARBY_KM) found.push({ row, km });
  }
  return found
    .sort(
      (a, b) =>
        walkingMinutes(a.km) - walkingMinutes(b.km) || (chosen[b.row] ?? 0) - (chosen[a.row] ?? 0) || a.km - b.km,
    )
    .slice(0, NEARBY_LIMIT)
    .map(({ row }) => row);
}
