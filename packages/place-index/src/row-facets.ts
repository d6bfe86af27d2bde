/** Facets from the counts of a scan. */
import { type Facets, HOURS_STATES, mapCategories } from "@flaneur/domain";
import type { PlaceColumns } from "./place-columns.ts";
import { createRanking } from "./rankings.ts";
import type { Scanned } from "./scan.ts";

export function createRowFacets(columns: PlaceColumns) {
  const ranked = mapCategories((category) => createRanking(category));
  const { dictionaries } = columns;

  /** Returns the counts of each facet, in display order; null if they were not requested. */
  function facetsOf({ counts, hoursCounts }: Scanned): Facets | null {
    if (counts === undefined) return null;
    const hours = HOURS_STATES.flatMap((value, index) => {
      const count = hoursCounts[index] ?? 0;
      return count === 0 ? [] : [{ value, count }];
    });
    return {
      ...mapCategories((category) => ranked[category](dictionaries[category], counts[category])),
      wishes: ranked.tags(dictionaries.tags, counts.wishes),
      hours,
    };
  }

  /** Leaves out the values that none of some rows has: with a category joined by OR, they lead to the list without it. */
  function onlyValuesOf(rows: readonly number[], { hours, ...facets }: Facets): Facets {
    const own = mapCategories((category) => {
      const { values } = dictionaries[category];
      const had = new Set(rows.flatMap((row) => [...columns.listOf(category, row)].map((value) => values[value])));
      return facets[category].filter(({ value }) => had.has(value));
    });
    const tags = new Set(own.tags.map(({ value }) => value));
    return { ...own, wishes: facets.wishes.filter(({ value }) => tags.has(value)), hours };
  }

  return { facetsOf, onlyValuesOf };
}
