import { fold, MAX_SEARCH_LENGTH, type PlaceFilters, unlistedTopic } from "@flaneur/domain";
import type { Spelling } from "./spelling.ts";

/** A corrected search, for a search without results. */
export interface SearchSuggestion {
  /** The search in the spelling of places' names. */
  readonly search: string;
  /** Number of places that the search finds under the same filters; at least 1. */
  readonly total: number;
}

/** The maximum number of candidates whose places are counted. A count costs as much as a listing. */
const MAX_TRIED = 5;

/**
 * Returns the first correction of a search that finds places under the same filters; null when none does.
 * @param filters The filters without results.
 * @param count Returns how many places match filters.
 */
export function correctedSearch(
  { suggest }: Pick<Spelling, "suggest">,
  filters: PlaceFilters,
  count: (filters: PlaceFilters) => number,
): SearchSuggestion | null {
  // 'toilettes' is what no list has, and no misspelt 'Toinette'.
  if (filters.search === "" || unlistedTopic(filters.search) !== null) return null;
  const searched = fold(filters.search);
  const candidates = suggest(filters.search)
    .filter((search) => search.length <= MAX_SEARCH_LENGTH && fold(search) !== searched)
    .slice(0, MAX_TRIED);
  for (const search of candidates) {
    const total = count({ ...filters, search });
    if (total > 0) return { search, total };
  }
  return null;
}
