import { type FilterState, hasActiveFilters } from "@flaneur/domain";

/**
 * Whether the filters allow the shelf of collections above the listing: only on the first page of all places, without
 * filters. `CollectionShelf` also hides it if the listing is empty or failed, and the map layout does not render it.
 */
export const hasShelf = (filters: FilterState): boolean =>
  filters.activeTab === "all" && filters.page === 1 && !hasActiveFilters(filters);
