import {
  type Coordinates,
  type FilterState,
  SORT_FIELDS,
  type SortField,
  type SortOrder,
  shownSort,
} from "@flaneur/domain";

export interface SortState {
  readonly field: SortField;
  readonly order: SortOrder;
  /** The fields that can be chosen. */
  readonly fields: readonly SortField[];
  /** Whether the sort by travel time waits for a confirmed location. */
  readonly waiting: boolean;
}

/** Returns the state of the sort. Favorites have no order 'Recommended'. Without a location, travel time is only offered if it is already chosen. */
export function sortState(filters: FilterState, location: Coordinates | null): SortState {
  const { field, order } = shownSort(filters);
  const waiting = field === "travelTime" && location === null;
  const isOffered = (each: SortField): boolean => {
    if (each === "recommended") return filters.activeTab !== "favorites";
    return each !== "travelTime" || location !== null || waiting;
  };
  return {
    field,
    order,
    fields: SORT_FIELDS.filter(isOffered),
    waiting,
  };
}
