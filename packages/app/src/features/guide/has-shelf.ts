import { type FilterState, hasActiveFilters } from "@flaneur/domain";

/** Whether the collections are shown above the listing: only on the first page of all places, without filters. */
export const hasShelf = (filters: FilterState): boolean =>
  filters.activeTab === "all" && filters.page === 1 && !hasActiveFilters(filters);
