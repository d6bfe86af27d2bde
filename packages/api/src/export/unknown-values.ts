import { FILTER_CATEGORIES, type FilterCategory, fold, type PlaceFilters } from "@flaneur/domain";
import type { PlaceSearch } from "../places/place-search.ts";

export interface UnknownValue {
  readonly category: FilterCategory;
  readonly value: string;
}

/** Returns the values of filters that no listed place has, which are usually misspelt. Case and accents are ignored. */
export async function unknownValues(
  search: Pick<PlaceSearch, "values">,
  filters: Pick<PlaceFilters, FilterCategory>,
): Promise<readonly UnknownValue[]> {
  const unknown = await Promise.all(
    FILTER_CATEGORIES.map(async (category) => {
      const asked = [...filters[category].include, ...filters[category].exclude];
      if (asked.length === 0) return [];
      const known = new Set((await search.values(category)).map(({ value }) => fold(value)));
      return asked.filter((value) => !known.has(fold(value))).map((value) => ({ category, value }));
    }),
  );
  return unknown.flat();
}
