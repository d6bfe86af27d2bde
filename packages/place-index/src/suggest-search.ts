import { fold, MAX_SEARCH_LENGTH, type PlaceFilters } from "@flaneur/domain";
import type { Spelling } from "./spelling.ts";

/** A search that was probably meant by another, which finds nothing. */
export interface SearchSuggestion {
  /** Spelt as the names of places are. */
  readonly search: string;
  /** How many places it finds under the same filters: at least one. */
  readonly total: number;
}

/** Each costs a listing. */
const MOST_TRIED = 5;

/**
 * The first correction of a search that finds places under the same filters; null where none does.
 * @param filters those whose list is empty.
 * @param count how many places filters find.
 */
export function suggestSearch(
  { suggest }: Pick<Spelling, "suggest">,
  filters: PlaceFilters,
  count: (filters: PlaceFilters) => number,
): SearchSuggestion | null {
  if (filters.search === "") return null;
  const searched = fold(filters.search);
  const candidates = suggest(filters.search)
    .filter((search) => search.length <= MAX_SEARCH_LENGTH && fold(search) !== searched)
    .slice(0, MOST_TRIED);
  for (const search of candidates) {
    const total = count({ ...filters, search });
    if (total > 0) return { search, total };
  }
  return null;
}
