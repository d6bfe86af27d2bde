import { FILTER_CATEGORIES, type FilterCategory, isActive, type PlaceFilters } from "@flaneur/domain";

/** Returns the bit of a category, which is set when a row meets the category's condition. */
export const bitOf = (category: FilterCategory): number => 1 << FILTER_CATEGORIES.indexOf(category);
const COMBINATIONS = 1 << FILTER_CATEGORIES.length;

/**
 * Returns a table with an entry for each combination of met conditions: 1 if a row with these bits is in the list,
 * otherwise 0.
 * @param replaced a category that counts as active in any case.
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
