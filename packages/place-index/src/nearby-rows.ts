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
 * Computes the domain's `nearbyPlaces` over columns: at most `NEARBY_LIMIT` rows, nearest first, ties in the order of
 * `byId`.
 */
export function nearbyRows(columns: PlaceColumns, byId: Uint32Array, place: LocatedPlace): readonly number[] {
  if (place.coordinates === null) return [];
  const from = place.coordinates;
  // Compares straight lines: the exact distance is computed only for the rows that may be near.
  const mayBeNear = isWithinReach(columns, { from, mode: "walking", maxMinutes: walkingMinutes(NEARBY_KM) + 1 });
  const kilometres = kilometresFrom(columns, from);
  const self = toUtf8(place.id);
  const found: { readonly row: number; readonly km: number }[] = [];
  for (const row of byId) {
    if (!mayBeNear(row) || !columns.isListed(row) || columns.compareId(row, self) === 0) continue;
    const km = kilometres(row);
    if (km <= NEARBY_KM) found.push({ row, km });
  }
  return found
    .sort((a, b) => a.km - b.km)
    .slice(0, NEARBY_LIMIT)
    .map(({ row }) => row);
}
