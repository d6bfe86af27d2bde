import { type FilterState, hasActiveFilters } from "@flaneur/domain";

/** Whether the collections are above the listing: all places are listed, on their first page. */
export const hasShelf = (filters: FilterState): boolean =>
  filters.activeTab === "all" && filters.page === 1 && !hasActiveFilters(filters);
