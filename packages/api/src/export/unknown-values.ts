import { FILTER_CATEGORIES, type FilterCategory, fold, type PlaceFilters } from "@flaneur/domain";
import type { PlaceIndex } from "@flaneur/place-index";

export interface UnknownValue {
  readonly category: FilterCategory;
  readonly value: string;
}

/** Returns the values of filters that no listed place has, which are usually misspelt. Case and accents are ignored. */
export const unknownValues = (
  index: Pick<PlaceIndex, "values">,
  filters: Pick<PlaceFilters, FilterCategory>,
): readonly UnknownValue[] =>
  FILTER_CATEGORIES.flatMap((category) => {
    const asked = [...filters[category].include, ...filters[category].exclude];
    const known = new Set(index.values(category).map(({ value }) => fold(value)));
    return asked.filter((value) => !known.has(fold(value))).map((value) => ({ category, value }));
  });
