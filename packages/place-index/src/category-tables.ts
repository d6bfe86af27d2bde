import { FILTER_CATEGORIES, type FilterCategory, isActive, type PlaceFilters } from "@flaneur/domain";

/** Returns the bit of a category, which is set when a row meets the category's condition. */
export const bitOf = (category: FilterCategory): number => 1 << FILTER_CATEGORIES.indexOf(category);
const COMBINATIONS = 1 << FILTER_CATEGORIES.length;

/**
 * Returns a table with an entry for each combination of met conditions: 1 if a row with these bits is in the list,
 * otherwise 0.
 * @param alwaysActive A category that counts as active even if the filters have no value of it.
 */
export function membershipTable(filters: PlaceFilters, alwaysActive?: FilterCategory): Uint8Array {
  const active = FILTER_CATEGORIES.filter((category) => category === alwaysActive || isActive(filters[category]));
  return Uint8Array.from({ length: COMBINATIONS }, (_, bits) => {
    const isIn = active.reduce((soFar, category, index) => {
      const isMet = (bits & bitOf(category)) !== 0;
      if (index === 0) return isMet;
      return filters[category].join === "OR" ? soFar || isMet : soFar && isMet;
    }, true);
    return isIn ? 1 : 0;
  });
}
