import { FILTER_CATEGORIES, type FilterCategory, isActive, type PlaceFilters } from "@flaneur/domain";

/** A bit for each category, set where a row meets its condition. */
export const bitOf = (category: FilterCategory): number => 1 << FILTER_CATEGORIES.indexOf(category);
const COMBINATIONS = 1 << FILTER_CATEGORIES.length;

/**
 * For each combination of conditions that a row can meet, whether the row is in the list: 1 or 0, at the index that the
 * bits give.
 * @param replaced a category that counts as active, whether it is or not.
 */
export function membershipTable(filters: PlaceFilters, replaced?: FilterCategory): Uint8Array {
  const active = FILTER_CATEGORIES.filter((category) => category === replaced || isActive(filters[category]));
  return Uint8Array.from({ length: COMBINATIONS }, (_, bits) => {
    const isIn = active.reduce((left, category, index) => {
      const here = (bits & bitOf(category)) !== 0;
      if (index === 0) return here;
      return filters[category].join === "OR" ? left || here : left && here;
    }, true);
    return isIn ? 1 : 0;
  });
}
