/** The filters of a view, and what its tab applies of them (§4). */
import { CATEGORIES, SAVED_CATEGORIES, type SavedCategory } from "./filter-categories.ts";
import { asSearch, type FilterState, recalculate, resetFilters, selectTab, unique } from "./filter-state.ts";
import type { HoursChoice } from "./hours/hours-filter.ts";

/** The categories that a view's tab filters by (§4). */
export const APPLIED_CATEGORIES = SAVED_CATEGORIES.filter((category) => CATEGORIES[category].inViews === "applied");

/** The filters that a view saves (§3), without the travel time of its form. */
export interface ViewFilters extends Readonly<Record<SavedCategory, readonly string[]>> {
  readonly search: string;
  readonly hours: HoursChoice | null;
}

/** Resets all filters, then applies the view's applied categories, search and opening hours, but not its tags (§4). */
export function applyView(state: FilterState, id: string, view: ViewFilters): FilterState {
  const clean: FilterState = { ...resetFilters(state), activeTab: `view-${id}` };
  return recalculate(clean, {
    ...clean,
    ...Object.fromEntries(APPLIED_CATEGORIES.map((category) => [category, unique(view[category])])),
    search: asSearch(view.search),
    hours: view.hours,
  });
}

/** Returns to 'all' when the active view was deleted (§4). */
export const viewDeleted = (state: FilterState, id: string): FilterState =>
  state.activeTab === `view-${id}` ? selectTab(state, "all") : state;
