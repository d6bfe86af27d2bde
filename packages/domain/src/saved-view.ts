import { FILTER_CATEGORIES, type FilterCategory, mapSavedCategories, type SavedCategory } from "./filter-categories.ts";
import { correctFilters, type FilterOptions } from "./filter-options.ts";
import { APPLIED_CATEGORIES, applyView, type FilterState, isNegated, type ViewFilters } from "./filter-state.ts";
import { type HoursChoice, hoursChoiceText } from "./hours/hours-filter.ts";

/** The filters of a view as its form holds them: with a travel time, which its tab never applies. */
export interface SavedFilters extends ViewFilters {
  /** Minutes; null for any. */
  readonly maxTravelTime: number | null;
}

export const NO_SAVED_FILTERS: SavedFilters = {
  ...mapSavedCategories(() => []),
  search: "",
  hours: null,
  maxTravelTime: null,
};

/** A set of filters that someone saved under a name (§3). */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly filters: SavedFilters;
  /** Which update of it this is; null where nobody counts. */
  readonly version: number | null;
}

/** Our own server takes no longer ones; §5 names no bounds. */
export const VIEW_LIMITS = { name: 80, description: 500 } as const;

export interface CopiedFilters {
  readonly filters: SavedFilters;
  /** The values marked 'is not': a view cannot keep them. */
  readonly leftOut: readonly { readonly category: FilterCategory; readonly value: string }[];
}

/** What a view keeps of the live filters ('Use Current Filters'). */
export function copyLiveFilters(live: FilterState): CopiedFilters {
  return {
    filters: {
      ...mapSavedCategories((category) => live[category].filter((value) => !isNegated(live, category, value))),
      search: live.search,
      hours: live.hours,
      maxTravelTime: live.maxTravelTime,
    },
    leftOut: FILTER_CATEGORIES.flatMap((category) =>
      live[category].filter((value) => isNegated(live, category, value)).map((value) => ({ category, value })),
    ),
  };
}

/** Chooses a value of a view's form, or takes the choice back. */
export function toggleSavedValue(filters: SavedFilters, category: SavedCategory, value: string): SavedFilters {
  const chosen = filters[category];
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return { ...filters, [category]: next };
}

const textOf = (hours: HoursChoice | null): string => (hours === null ? "" : hoursChoiceText(hours));
const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((value) => b.includes(value)) && b.every((value) => a.includes(value));

/**
 * Whether the live filters are no longer those of the view that is shown: compared by what an update would save, without
 * tags and travel time, which the view's tab does not apply (§4).
 * @param options the values that exist: what a view keeps of others cannot be applied. Null while they are not known.
 */
export function isViewChanged(live: FilterState, view: View, options: FilterOptions | null): boolean {
  const applied = applyView(live, view.id, view.filters);
  const saved = copyLiveFilters(options === null ? applied : correctFilters(applied, options).filters).filters;
  const now = copyLiveFilters(live).filters;
  return (
    now.search !== saved.search ||
    textOf(now.hours) !== textOf(saved.hours) ||
    APPLIED_CATEGORIES.some((category) => !isSameSet(now[category], saved[category]))
  );
}

/** The filters of a view when it takes over the live ones: what its tab does not apply stays. */
export function updatedFilters(live: FilterState, { filters: saved }: View): SavedFilters {
  const { filters: copied } = copyLiveFilters(live);
  return {
    ...copied,
    ...mapSavedCategories((category) => (APPLIED_CATEGORIES.includes(category) ? copied : saved)[category]),
    maxTravelTime: saved.maxTravelTime,
  };
}

/** Puts one of some ids before another place in the list; `to` counts after it was taken out. Others keep their order. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}
