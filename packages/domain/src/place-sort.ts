import { compareCodePoints, sortKey } from "./fold.ts";
import type { Place } from "./place.ts";
import { NO_FILTERS, type PlaceFilters } from "./place-filters.ts";
import { placeWorth, WORTH_DIGITS } from "./worth.ts";

export const SORT_FIELDS = ["recommended", "name", "type", "arrondissement", "rating", "travelTime"] as const;
export type SortField = (typeof SORT_FIELDS)[number];
/** The orders that an operator can choose for a list that only filters of the sidebar have made. */
export const PLAIN_SORTS = ["name", "recommended"] as const satisfies readonly SortField[];
export type PlainSort = (typeof PLAIN_SORTS)[number];

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

/**
 * Returns the sort key of a place with this worth and name in the order 'Recommended'. The digits of the worth are
 * inverted, so that the key ascends from the first place of the list to the last.
 */
export const recommendedKey = (worth: number, nameKey: string): string =>
  `${String(10 ** WORTH_DIGITS - 1 - worth).padStart(WORTH_DIGITS, "0")} ${nameKey}`;

/**
 * Returns the sort key of a place in lists that are sorted by a field.
 * @param filters The filters of the list, on which the order 'Recommended' depends.
 */
export function sortKeyOf(place: Place, field: SortField, filters: PlaceFilters): SortKey {
  switch (field) {
    case "recommended":
      return recommendedKey(placeWorth(place, filters), sortKey(place.name));
    case "name":
      return sortKey(place.name);
    case "type":
      return place.types[0] === undefined ? null : sortKey(place.types[0]);
    default:
      return place[field];
  }
}

/** Whether a list ascends by its sort keys. 'Recommended' has only one direction. */
export const isAscending = ({ field, order }: PlaceSort): boolean => field === "recommended" || order === "asc";

/**
 * Returns the total order of a listing: by the field, places without a value last in both directions, ties by id
 * ascending. Names are in French order (É with E).
 * @param filters The filters of the listing, on which the order 'Recommended' depends.
 */
export function comparePlaces(sort: PlaceSort, filters: PlaceFilters = NO_FILTERS): (a: Place, b: Place) => number {
  const sign = isAscending(sort) ? 1 : -1;
  return (a, b) => {
    const x = sortKeyOf(a, sort.field, filters);
    const y = sortKeyOf(b, sort.field, filters);
    if (x === null || y === null) return Number(x === null) - Number(y === null) || compareCodePoints(a.id, b.id);
    const difference = typeof x === "number" && typeof y === "number" ? x - y : compareCodePoints(String(x), String(y));
    return difference * sign || compareCodePoints(a.id, b.id);
  };
}
