import {
  type FacetCount,
  type Facets,
  type FilterCategory,
  type FilterState,
  hasActiveFilters,
  isNegated,
} from "@flaneur/domain";
import type { FilterOption } from "@flaneur/ui";
import type { ActiveFilter, FiltersState } from "@flaneur/ui/places-screen";
import type { FilterOptions } from "../places/filter-options.ts";

interface Known {
  readonly options: FilterOptions | null;
  readonly failed: boolean;
  /** Null until the first listing is there. */
  readonly facets: Facets | null;
  readonly filters: FilterState;
}

/** Every value one can choose, with how many places it leads to and whether it is chosen. */
export function filtersState({ options, failed, facets, filters }: Known): FiltersState {
  if (options === null || facets === null) return { status: failed ? "error" : "loading" };
  const choices = (category: FilterCategory, values: readonly string[]) =>
    withChosen(values, filters[category]).map((value) => option(category, value, facets[category], filters));
  const grouped = new Set(options.tagCategories.flatMap(({ tags }) => tags));
  const strays = filters.tags.filter((tag) => !grouped.has(tag));
  return {
    status: "ready",
    types: choices("types", options.types),
    arrondissements: choices("arrondissements", options.arrondissements),
    tags: options.tagCategories.map(({ name, tags }, index) => ({
      name,
      // A chosen tag that no category knows (from an old link) stands with the first, so that it can be taken back.
      options: [...tags, ...(index === 0 ? strays : [])].map((tag) => option("tags", tag, facets.tags, filters)),
    })),
  };
}

/** A chosen value stays in its list even when the options do not name it: it must be possible to take it back. */
const withChosen = (values: readonly string[], chosen: readonly string[]): readonly string[] => [
  ...new Set([...values, ...chosen]),
];

function option(
  category: FilterCategory,
  value: string,
  counts: readonly FacetCount[],
  filters: FilterState,
): FilterOption {
  const chosen = filters[category].includes(value);
  const negated = isNegated(filters, category, value);
  return {
    value,
    count: counts.find((facet) => facet.value === value)?.count ?? 0,
    choice: chosen ? (negated ? "isNot" : "is") : "none",
  };
}

/** The chips over the listing, in the order of the sidebar. */
export function activeFilters(filters: FilterState): readonly ActiveFilter[] {
  if (!hasActiveFilters(filters)) return [];
  const values = (["types", "arrondissements", "tags"] as const).flatMap((category) =>
    filters[category].map(
      (value): ActiveFilter => ({ kind: "value", category, value, negated: isNegated(filters, category, value) }),
    ),
  );
  const search: ActiveFilter[] =
    filters.search === "" ? [] : [{ kind: "text", id: "search", label: `“${filters.search}”` }];
  return [...search, ...values];
}
