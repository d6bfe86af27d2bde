import {
  CATEGORIES,
  FILTER_CATEGORIES,
  type FilterCategory,
  mapCategories,
  SAVED_CATEGORIES,
  type SavedCategory,
} from "./filter-categories.ts";
import { type HoursChoice, momentOf } from "./hours/hours-filter.ts";
import type { HoursState } from "./hours/hours-state.ts";
import type { ParisTime } from "./hours/paris-time.ts";
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH, type PageSize } from "./limits.ts";
import { type MapArea, roundArea } from "./map-area.ts";
import type { Coordinates, PlaceStatus } from "./place.ts";
import type { BetweenOperator, CategoryFilter, PlaceFilters } from "./place-filters.ts";
import { DEFAULT_SORT, firstOrder, type PlaceSort, type SortField, type SortOrder } from "./place-sort.ts";
import { cutText } from "./text-length.ts";
import type { TransportMode } from "./travel.ts";

export type Tab = "all" | "favorites" | `view-${string}`;

/** A chosen value and how it combines (§3): the first value of a category has no operator, later ones have 'OR'. */
export interface FilterOperator {
  readonly category: FilterCategory;
  readonly value: string;
  readonly operator: "OR" | null;
  /** Whether the value is marked 'is not'. */
  readonly negation: boolean;
  /** The value's position among the chosen values of its category. */
  readonly index: number;
}

export interface AdvancedOperators {
  readonly filterOperators: readonly FilterOperator[];
  /** One operator for each gap between active categories, in the order of FILTER_CATEGORIES. */
  readonly betweenCategoriesOperators: readonly BetweenOperator[];
}

/** The filter state of §3: the chosen values of each category, all other filters, and the page, tab and preferences. */
export interface FilterState extends Readonly<Record<FilterCategory, readonly string[]>> {
  readonly placeStatuses: readonly PlaceStatus[];
  readonly search: string;
  readonly page: number;
  /**
   * The place from which the page is counted, in the format of `pageStartText`; null to count the page from the
   * first place.
   */
  readonly after: string | null;
  readonly limit: PageSize;
  readonly activeTab: Tab;
  readonly maxTravelTime: number | null;
  /** The name of the station that is searched around; null for all of Paris. */
  readonly near: string | null;
  /** The part of the map that is searched; null for all of Paris. */
  readonly area: MapArea | null;
  /** 'Open now' or 'Open at…'; null when neither is chosen. */
  readonly hours: HoursChoice | null;
  readonly transportMode: TransportMode;
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
  readonly advancedOperators: AdvancedOperators;
}

export const NO_OPERATORS: AdvancedOperators = { filterOperators: [], betweenCategoriesOperators: [] };

/** The visitor's preferences for lists. They are stored for the next visit, unlike the filters (§3). */
export type ListPreferences = Pick<FilterState, "limit" | "sortBy" | "sortOrder" | "transportMode">;

/** The preferences of a visitor who has not chosen any yet. */
export const DEFAULT_PREFERENCES: ListPreferences = {
  limit: DEFAULT_PAGE_SIZE,
  sortBy: DEFAULT_SORT.field,
  sortOrder: DEFAULT_SORT.order,
  transportMode: "transit",
};

export const INITIAL_FILTERS: FilterState = {
  ...DEFAULT_PREFERENCES,
  ...mapCategories(() => []),
  placeStatuses: [],
  search: "",
  page: 1,
  after: null,
  activeTab: "all",
  maxTravelTime: null,
  near: null,
  area: null,
  hours: null,
  advancedOperators: NO_OPERATORS,
};

export const activeCategories = (state: FilterState): readonly FilterCategory[] =>
  FILTER_CATEGORIES.filter((category) => state[category].length > 0);

export const isNegated = (
  state: Pick<FilterState, "advancedOperators">,
  category: FilterCategory,
  value: string,
): boolean =>
  state.advancedOperators.filterOperators.some(
    (operator) => operator.category === category && operator.value === value && operator.negation,
  );

/** Returns the operator between a category and the active category before it. The default is AND. */
export function betweenBefore(state: FilterState, category: FilterCategory): BetweenOperator {
  const gap = activeCategories(state).indexOf(category) - 1;
  return state.advancedOperators.betweenCategoriesOperators[gap] ?? "AND";
}

/** Returns the values marked 'is not'. They are a set, because a URL can contain hundreds of values. */
const negatedValues = (state: FilterState, category: FilterCategory): ReadonlySet<string> =>
  new Set(
    state.advancedOperators.filterOperators
      .filter((operator) => operator.category === category && operator.negation)
      .map(({ value }) => value),
  );

/**
 * Computes the operators for the chosen values of `next`. It keeps from `previous` the 'is not' of values that are
 * still chosen, and the operator in front of categories that are still active. All other operators get their defaults
 * (§4).
 */
function recalculate(previous: FilterState, next: FilterState): FilterState {
  const filterOperators = FILTER_CATEGORIES.flatMap((category) => {
    const negated = negatedValues(previous, category);
    return next[category].map(
      (value, index): FilterOperator => ({
        category,
        value,
        operator: index === 0 ? null : "OR",
        negation: negated.has(value),
        index,
      }),
    );
  });
  const betweenCategoriesOperators = activeCategories(next)
    .slice(1)
    .map((category) => betweenBefore(previous, category));
  return { ...next, advancedOperators: { filterOperators, betweenCategoriesOperators } };
}

const firstPage = (state: FilterState): FilterState => ({ ...state, page: 1, after: null });
const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

export function setValues(state: FilterState, category: FilterCategory, values: readonly string[]): FilterState {
  return recalculate(state, firstPage({ ...state, [category]: unique(values) }));
}

export function toggleValue(state: FilterState, category: FilterCategory, value: string): FilterState {
  const chosen = state[category];
  return setValues(state, category, chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value]);
}

/**
 * Makes a value the only included value of its category. The number of places in the list is then the facet count of
 * the value. Values marked 'is not' stay.
 */
export const includeOnly = (state: FilterState, category: FilterCategory, value: string): FilterState =>
  setValues(state, category, [...state[category].filter((each) => isNegated(state, category, each)), value]);

/** Sets or removes the mark 'is not' of values. A value that is not chosen becomes chosen. */
export function setNegations(
  state: FilterState,
  category: FilterCategory,
  values: readonly string[],
  negation: boolean,
): FilterState {
  const marked = new Set(values);
  const chosen = setValues(state, category, [...state[category], ...values]);
  const { filterOperators, betweenCategoriesOperators } = chosen.advancedOperators;
  return {
    ...chosen,
    advancedOperators: {
      betweenCategoriesOperators,
      filterOperators: filterOperators.map((operator) =>
        operator.category === category && marked.has(operator.value) ? { ...operator, negation } : operator,
      ),
    },
  };
}

/** Sets or removes the mark 'is not' of one value. */
export const setNegation = (
  state: FilterState,
  category: FilterCategory,
  value: string,
  negation: boolean,
): FilterState => setNegations(state, category, [value], negation);

/**
 * Sets the operator in the gap in front of a category. Does nothing for the first active category, which has no gap,
 * and for a category without chosen values.
 */
export function setBetween(state: FilterState, category: FilterCategory, operator: BetweenOperator): FilterState {
  const gap = activeCategories(state).indexOf(category) - 1;
  if (gap < 0) return state;
  const betweenCategoriesOperators = state.advancedOperators.betweenCategoriesOperators.with(gap, operator);
  return firstPage({ ...state, advancedOperators: { ...state.advancedOperators, betweenCategoriesOperators } });
}

export const setPlaceStatuses = (state: FilterState, placeStatuses: readonly PlaceStatus[]): FilterState =>
  firstPage({ ...state, placeStatuses });
export const togglePlaceStatus = (state: FilterState, status: PlaceStatus): FilterState =>
  setPlaceStatuses(
    state,
    state.placeStatuses.includes(status)
      ? state.placeStatuses.filter((each) => each !== status)
      : [...state.placeStatuses, status],
  );

/**
 * Cleans a search text: trims it, limits its length, and removes or replaces characters that a URL can contain but a
 * database cannot store.
 */
const asSearch = (text: string): string =>
  cutText(text.replaceAll("\0", "").trim(), MAX_SEARCH_LENGTH).toWellFormed().trim();

export const setSearch = (state: FilterState, search: string): FilterState =>
  firstPage({ ...state, search: asSearch(search) });
export const setLimit = (state: FilterState, limit: PageSize): FilterState => firstPage({ ...state, limit });
export const setMaxTravelTime = (state: FilterState, maxTravelTime: number | null): FilterState =>
  firstPage({ ...state, maxTravelTime });
export const setNear = (state: FilterState, near: string | null): FilterState => firstPage({ ...state, near });
/** Sets the area, rounded so that a URL can express it exactly. */
export const setArea = (state: FilterState, area: MapArea | null): FilterState =>
  firstPage({ ...state, area: area === null ? null : roundArea(area) });
/** Removes one of the states open, closed and unknown. Removing the last state removes the choice of hours. */
export function withoutHours(state: FilterState, value: HoursState): FilterState {
  const states = state.hours?.states.filter((each) => each !== value) ?? [];
  return setHours(state, state.hours === null || states.length === 0 ? null : { ...state.hours, states });
}
export const setHours = (state: FilterState, hours: HoursChoice | null): FilterState => firstPage({ ...state, hours });
export const setTransportMode = (state: FilterState, transportMode: TransportMode): FilterState =>
  firstPage({ ...state, transportMode });
export const setPage = (state: FilterState, page: number, after: string | null = null): FilterState => ({
  ...state,
  page: Math.max(1, page),
  after: page > 1 ? after : null,
});

/**
 * Sorts by a field. If the list is already sorted by the field, the order is reversed. Otherwise the default order of
 * the field is used. The page stays (§4).
 */
export const setSort = (state: FilterState, field: SortField): FilterState =>
  field === state.sortBy
    ? toggleSortOrder(state)
    : { ...state, after: null, sortBy: field, sortOrder: firstOrder(field) };
export const toggleSortOrder = (state: FilterState): FilterState => ({
  ...state,
  after: null,
  sortOrder: state.sortOrder === "asc" ? "desc" : "asc",
});

/**
 * Returns the sorting of the listing. Travel times need a confirmed location: without one, a listing sorted by travel
 * time uses the default sorting, and the choice is kept for later.
 */
export const effectiveSort = ({ sortBy, sortOrder }: FilterState, location: Coordinates | null): PlaceSort =>
  sortBy === "travelTime" && location === null ? DEFAULT_SORT : { field: sortBy, order: sortOrder };

/** Clears filters and operators; limit, tab, sorting (§4) and transport mode stay. */
export const resetFilters = ({ limit, activeTab, sortBy, sortOrder, transportMode }: FilterState): FilterState => ({
  ...INITIAL_FILTERS,
  limit,
  activeTab,
  sortBy,
  sortOrder,
  transportMode,
});

/** Applies the filters of a draft. Limit, tab and sorting stay; the page becomes 1. */
export const replaceFilters = ({ limit, activeTab, sortBy, sortOrder }: FilterState, draft: FilterState): FilterState =>
  firstPage({ ...draft, limit, activeTab, sortBy, sortOrder });

/** Clears every filter but the search. */
export const clearAllButSearch = (state: FilterState): FilterState => setSearch(resetFilters(state), state.search);

/** The categories that a view's tab filters by (§4). */
export const APPLIED_CATEGORIES = SAVED_CATEGORIES.filter((category) => CATEGORIES[category].inViews === "applied");

/** The filters that a view saves (§3), without the travel time of its form. */
export interface ViewFilters extends Readonly<Record<SavedCategory, readonly string[]>> {
  readonly search: string;
  readonly hours: HoursChoice | null;
}

/** Selects a tab: 'all' resets every filter, the other tabs keep them (§4). */
export function selectTab(state: FilterState, activeTab: Tab): FilterState {
  return activeTab === "all" ? { ...resetFilters(state), activeTab } : firstPage({ ...state, activeTab });
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

/** Whether 'Clear all' has a filter to clear. */
export const hasActiveFilters = (state: FilterState): boolean =>
  activeCategories(state).length > 0 ||
  state.placeStatuses.length > 0 ||
  state.search !== "" ||
  state.maxTravelTime !== null ||
  state.near !== null ||
  state.area !== null ||
  state.hours !== null;

function categoryFilter(state: FilterState, category: FilterCategory): CategoryFilter {
  const [exclude, include] = [true, false].map((negated) =>
    state[category].filter((value) => isNegated(state, category, value) === negated),
  );
  return { include: include ?? [], exclude: exclude ?? [], join: betweenBefore(state, category) };
}

/**
 * Returns the filters of a query for places. The travel time is used only with a confirmed location (§7).
 * @param now The current minute: the moment of 'Open now', and the earliest moment of 'Open at…'.
 */
export function toPlaceFilters(state: FilterState, location: Coordinates | null, now: ParisTime): PlaceFilters {
  const { hours } = state;
  return {
    ...mapCategories((category) => categoryFilter(state, category)),
    placeStatuses: state.placeStatuses,
    search: state.search,
    near: state.near,
    area: state.area,
    hours: hours === null ? null : { at: momentOf(hours.moment, now), states: hours.states },
    travel:
      location === null || state.maxTravelTime === null
        ? null
        : { from: location, maxMinutes: state.maxTravelTime, mode: state.transportMode },
  };
}
