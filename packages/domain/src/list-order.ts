/** The order of a listing: the one that the visitor has picked, or else the usual one of its list. */
import type { FilterState } from "./filter-state.ts";
import { nearestAround } from "./nearest-instead.ts";
import type { Coordinates } from "./place.ts";
import { DEFAULT_SORT, firstOrder, type PlaceSort, type SortField } from "./place-sort.ts";

type Ordered = Pick<
  FilterState,
  | "sortBy"
  | "sortOrder"
  | "sorting"
  | "plainSort"
  | "activeTab"
  | "question"
  | "wishes"
  | "near"
  | "mentions"
  | "chosenOnly"
>;

/** Whether a list answers something: a question, a quick filter, or 'Near …'. Its usual order is 'Recommended'. */
const isAnswer = ({ activeTab, question, wishes, near, mentions, chosenOnly }: Ordered): boolean =>
  activeTab !== "favorites" &&
  (question !== null || wishes.length > 0 || near !== null || mentions !== "" || chosenOnly);

/** Whether the visitor has picked the order. Any order but the default can only have been picked. */
const isPicked = ({ sorting, sortBy, sortOrder }: Ordered): boolean =>
  sorting === "chosen" || sortBy !== DEFAULT_SORT.field || sortOrder !== DEFAULT_SORT.order;

/** Returns the order of a list whose order the visitor has not picked. Favorites are never 'Recommended'. */
function usualSort(state: Ordered): PlaceSort {
  if (state.activeTab === "favorites") return DEFAULT_SORT;
  const field = isAnswer(state) ? "recommended" : state.plainSort;
  return { field, order: firstOrder(field) };
}

/** Returns the order that the sort menu names. */
export function shownSort(state: Ordered): PlaceSort {
  const { sortBy, sortOrder, activeTab } = state;
  // The first places are 'the nearest' only in this order.
  if (nearestAround(state) !== null) return usualSort(state);
  const isOffered = activeTab !== "favorites" || sortBy !== "recommended";
  return isPicked(state) && isOffered ? { field: sortBy, order: sortOrder } : usualSort(state);
}

/**
 * Returns the sorting of the listing. Travel times need a confirmed location: without one, a listing sorted by travel
 * time uses the default sorting, and the choice is kept for later.
 */
export function effectiveSort(state: Ordered, location: Coordinates | null): PlaceSort {
  const sort = shownSort(state);
  return sort.field === "travelTime" && location === null ? DEFAULT_SORT : sort;
}

/**
 * Whether a list begins with its chosen places. In 'Recommended', minutes on foot and the words of a search precede
 * them (`worthOf`).
 */
export const areChosenFirst = (state: Ordered & Pick<FilterState, "search">, location: Coordinates | null): boolean =>
  effectiveSort(state, location).field === "recommended" && state.near === null && state.search === "";

/**
 * Sorts by a field. If the list is already sorted by the field, the order is reversed, except that of 'Recommended'.
 * Otherwise the default order of the field is used. The page stays (§4).
 */
export function setSort(state: FilterState, field: SortField): FilterState {
  const shown = shownSort(state);
  const isReversed = field === shown.field && field !== "recommended";
  const reversed = shown.order === "asc" ? "desc" : "asc";
  return {
    ...state,
    after: null,
    sortBy: field,
    sortOrder: isReversed ? reversed : firstOrder(field),
    sorting: "chosen",
  };
}
