import { compareCodePoints, sortKey } from "./fold.ts";
import type { Place } from "./place.ts";

export const SORT_FIELDS = ["name", "type", "arrondissement", "rating", "travelTime"] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export const SORT_ORDERS = ["asc", "desc"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface PlaceSort {
  readonly field: SortField;
  readonly order: SortOrder;
}
export const DEFAULT_SORT: PlaceSort = { field: "name", order: "asc" };

/** Returns the order in which a field is first sorted: ratings descending, everything else ascending. */
export const firstOrder = (field: SortField): SortOrder => (field === "rating" ? "desc" : "asc");

/** The value by which a place is sorted: a text (such as its folded name), a number, or null if it has no value. */
export type SortKey = string | number | null;

/** Returns the sort key of a place in lists that are sorted by a field. */
export function sortKeyOf(place: Place, field: SortField): SortKey {
  switch (field) {
    case "name":
      return sortKey(place.name);
    case "type":
      return place.types[0] === undefined ? null : sortKey(place.types[0]);
    default:
      return place[field];
  }
}

/**
 * Returns the total order of a listing: by the field, places without a value last in both directions, ties by id
 * ascending. Names are in French order (É with E).
 */
export function comparePlaces({ field, order }: PlaceSort): (a: Place, b: Place) => number {
  const sign = order === "asc" ? 1 : -1;
  return (a, b) => {
    const x = sortKeyOf(a, field);
    const y = sortKeyOf(b, field);
    if (x === null || y === null) return Number(x === null) - Number(y === null) || compareCodePoints(a.id, b.id);
    const difference = typeof x === "number" && typeof y === "number" ? x - y : compareCodePoints(String(x), String(y));
    return difference * sign || compareCodePoints(a.id, b.id);
  };
}
