import { mapCategories, mapSavedCategories, SAVED_CATEGORIES, type SavedCategory } from "./filter-categories.ts";
import { correctFilters, type FilterOptions } from "./filter-options.ts";
import { type FilterState, isNegated, resetFilters } from "./filter-state.ts";
import { type HoursChoice, hoursChoiceText } from "./hours/hours-filter.ts";
import { APPLIED_CATEGORIES, applyView, type ViewFilters } from "./view-filters.ts";

/** The filters that a view stores and that its form edits. The tab of the view does not apply the travel time. */
export interface SavedFilters extends ViewFilters {
  /** Minutes; null for any travel time. */
  readonly maxTravelTime: number | null;
}

export const NO_SAVED_FILTERS: SavedFilters = {
  ...mapSavedCategories(() => []),
  search: "",
  hours: null,
  maxTravelTime: null,
};

/** A set of filters that a visitor saved under a name (§3). */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly filters: SavedFilters;
}

export interface CopiedFilters {
  readonly filters: SavedFilters;
  /**
   * What a view does not store: values marked 'is not', other categories, statuses, mentioned words, 'Chosen', station,
   * area, the operators between categories, and the transport mode.
   */
  readonly leftOut: FilterState;
}

/** Returns the part of the live filters that a view can store ('Use Current Filters'). */
export function copyLiveFilters(live: FilterState): CopiedFilters {
  return {
    filters: {
      ...mapSavedCategories((category) => live[category].filter((value) => !isNegated(live, category, value))),
      // A view has no other place for wishes. Its tags mean any of them.
      tags: [...new Set([...live.tags.filter((tag) => !isNegated(live, "tags", tag)), ...live.wishes])],
      search: live.search,
      hours: live.hours,
      maxTravelTime: live.maxTravelTime,
    },
    leftOut: {
      ...resetFilters(live),
      ...mapCategories((category) =>
        SAVED_CATEGORIES.some((saved) => saved === category)
          ? live[category].filter((value) => isNegated(live, category, value))
          : live[category],
      ),
      advancedOperators: live.advancedOperators,
      placeStatuses: live.placeStatuses,
      mentions: live.mentions,
      chosenOnly: live.chosenOnly,
      near: live.near,
      area: live.area,
    },
  };
}

/** Toggles a value in a view's form. */
export function toggleSavedValue(filters: SavedFilters, category: SavedCategory, value: string): SavedFilters {
  const chosen = filters[category];
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return { ...filters, [category]: next };
}

const textOf = (hours: HoursChoice | null): string => (hours === null ? "" : hoursChoiceText(hours));
const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((value) => b.includes(value)) && b.every((value) => a.includes(value));

/**
 * Whether the live filters differ from the shown view. Compares what an update would save. Tags and travel time do not
 * count: the view's tab does not apply them (§4).
 * @param options The values that exist. Other values of the view are not applied. Null while the existing values are not
 * loaded.
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

/** Returns the filters of a view after an update from the live filters. Parts that its tab does not apply stay. */
export function updatedFilters(live: FilterState, { filters: saved }: View): SavedFilters {
  const { filters: copied } = copyLiveFilters(live);
  return {
    ...copied,
    ...mapSavedCategories((category) => (APPLIED_CATEGORIES.includes(category) ? copied : saved)[category]),
    maxTravelTime: saved.maxTravelTime,
  };
}
