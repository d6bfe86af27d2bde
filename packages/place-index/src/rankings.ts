import { compareFacets, type FacetCount, type FilterCategory } from "@flaneur/domain";
import type { Dictionary } from "./dictionary.ts";
import type { ValueCounts } from "./value-counts.ts";

/**
 * Creates a function that ranks a category: it returns the counts of the values in display order. Comparing texts by
 * locale is slow, so the order of all values is cached until there is a new value.
 */
export function createRanking(category: FilterCategory) {
  let order: readonly number[] = [];
  return ({ values, uses }: Dictionary, { always, withValue }: ValueCounts): readonly FacetCount[] => {
    if (order.length !== values.length) order = inOrder(category, values);
    const counts: FacetCount[] = [];
    for (const number of order) {
      // Skips a value that no place has: `always` also counts places without the value.
      if (uses[number] === 0) continue;
      const count = always + (withValue[number] ?? 0);
      if (count > 0) counts.push({ value: values[number] ?? "", count });
    }
    return counts;
  };
}

const inOrder = (category: FilterCategory, values: readonly string[]): readonly number[] =>
  values
    .map((value, number) => ({ value, number, count: 0 }))
    .sort((a, b) => compareFacets(category, a, b))
    .map(({ number }) => number);
