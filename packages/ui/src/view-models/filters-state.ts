import {
  type Facets,
  FILTER_CATEGORIES,
  type FilterCategory,
  type FilterOptions,
  type FilterState,
  isNegated,
  optionValues,
  recordOf,
} from "@flaneur/domain";
import type { FilterOption, TagCategory } from "../lib/filter-option.ts";

export type FiltersState = { readonly status: "loading" } | { readonly status: "error" } | ReadyFilters;

/** The categories with a single list of values. Tags are divided into groups. */
type UngroupedCategory = Exclude<FilterCategory, "tags">;
export const isGrouped = (category: FilterCategory): category is "tags" => category === "tags";
const isUngrouped = (category: FilterCategory): category is UngroupedCategory => !isGrouped(category);
const UNGROUPED_CATEGORIES = FILTER_CATEGORIES.filter(isUngrouped);

interface ReadyFilters extends Readonly<Record<UngroupedCategory, readonly FilterOption[]>> {
  readonly status: "ready";
  readonly tags: readonly TagCategory[];
}

/** Empty options of all categories. */
export const NO_CHOICES: Omit<ReadyFilters, "status"> = { ...recordOf(UNGROUPED_CATEGORIES, () => []), tags: [] };

interface Known {
  readonly options: FilterOptions | null;
  /** The counts of the values, or null until a listing has loaded. */
  readonly facets: Facets | null;
  /** Whether the options or the listing could not be loaded. */
  readonly failed: boolean;
  readonly filters: FilterState;
}

/**
 * Returns every filter value with its count and its choice. If the counts could not be loaded, each count is null.
 * @param before The previous state. Unchanged options keep their identity, so that memoised components do not
 * re-render.
 */
export function filtersState({ options, failed, facets, filters }: Known, before?: FiltersState): FiltersState {
  if (options === null) return { status: failed ? "error" : "loading" };
  if (facets === null && !failed) return { status: "loading" };
  const choices = (category: FilterCategory, values: readonly string[]) => {
    const counts = new Map(facets?.[category].map((facet): [string, number] => [facet.value, facet.count]));
    return values.map((value) => toOption(category, value, facets === null ? null : (counts.get(value) ?? 0), filters));
  };
  const grouped = new Set(optionValues(options, "tags"));
  const strays = filters.tags.filter((tag) => !grouped.has(tag));
  const known = before?.status === "ready" ? before : undefined;
  return {
    status: "ready",
    ...recordOf(UNGROUPED_CATEGORIES, (category) =>
      keepUnchanged(
        known?.[category],
        choices(category, withChosen(optionValues(options, category), filters[category])),
      ),
    ),
    tags: options.tagCategories.map(({ name, tags }, index) => {
      // A chosen tag without a category is added to the first category, so that the visitor can deselect it.
      const values = choices("tags", index === 0 ? [...tags, ...strays] : tags);
      const category = known?.tags[index];
      const shown = keepUnchanged(category?.options, values);
      return category?.name === name && category.options === shown ? category : { name, options: shown };
    }),
  };
}

const isSame = (a: FilterOption, b: FilterOption): boolean =>
  a.value === b.value && a.count === b.count && a.choice === b.choice;

/** Returns the options, with the previous objects of unchanged options. */
function keepUnchanged(before: readonly FilterOption[] = [], now: readonly FilterOption[]): readonly FilterOption[] {
  const shared = now.map((option, index) => {
    const known = before[index];
    return known !== undefined && isSame(known, option) ? known : option;
  });
  return shared.length === before.length && shared.every((option, index) => option === before[index]) ? before : shared;
}

/** Adds chosen values that are missing in the options, so that the visitor can deselect them. */
const withChosen = (values: readonly string[], chosen: readonly string[]): readonly string[] => [
  ...new Set([...values, ...chosen]),
];

function toOption(
  category: FilterCategory,
  value: string,
  count: FilterOption["count"],
  filters: FilterState,
): FilterOption {
  const choice = !filters[category].includes(value) ? "none" : isNegated(filters, category, value) ? "isNot" : "is";
  return { value, count, choice };
}
