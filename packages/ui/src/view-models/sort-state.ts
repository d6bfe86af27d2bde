import { type Coordinates, type FilterState, SORT_FIELDS, type SortField, type SortOrder } from "@flaneur/domain";

export interface SortState {
  readonly field: SortField;
  readonly order: SortOrder;
  /** The fields that can be chosen. */
  readonly fields: readonly SortField[];
  /** Whether the sort by travel time waits for a confirmed location. */
  readonly waiting: boolean;
}

/** Returns the state of the sort. Without a location, travel time is only offered if it is already chosen. */
export function sortState({ sortBy, sortOrder }: FilterState, location: Coordinates | null): SortState {
  const waiting = sortBy === "travelTime" && location === null;
  return {
    field: sortBy,
    order: sortOrder,
    fields: location === null && !waiting ? SORT_FIELDS.filter((field) => field !== "travelTime") : SORT_FIELDS,
    waiting,
  };
}
