import { type Coordinates, type FilterState, SORT_FIELDS, type SortField, type SortOrder } from "@flaneur/domain";

export interface SortState {
  readonly field: SortField;
  readonly order: SortOrder;
  /** What can be chosen just now. */
  readonly fields: readonly SortField[];
  /** Sorted by travel time, which waits until a location is confirmed. */
  readonly waiting: boolean;
}

/** Travel times are known from a confirmed location only; where they were chosen before, the choice is shown. */
export function sortState({ sortBy, sortOrder }: FilterState, location: Coordinates | null): SortState {
  const waiting = sortBy === "travelTime" && location === null;
  return {
    field: sortBy,
    order: sortOrder,
    fields: location === null && !waiting ? SORT_FIELDS.filter((field) => field !== "travelTime") : SORT_FIELDS,
    waiting,
  };
}
