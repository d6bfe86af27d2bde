import type { Question } from "./asked-filter.ts";
import { FILTER_CATEGORIES, type FilterCategory, mapCategories } from "./filter-categories.ts";
import type { AdvancedOperators, FilterOperator } from "./filter-operators.ts";
import type { HoursChoice } from "./hours/hours-filter.ts";
import type { HoursState } from "./hours/hours-state.ts";
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH, type PageSize } from "./limits.ts";
import { type MapArea, roundArea } from "./map-area.ts";
import type { Near } from "./near.ts";
import type { PlaceStatus } from "./place.ts";
import type { BetweenOperator } from "./place-filters.ts";
import { DEFAULT_SORT, type PlainSort, type SortField, type SortOrder } from "./place-sort.ts";
import { cutText } from "./text-length.ts";
import type { TransportMode } from "./travel.ts";

export type Tab = "all" | "favorites" | `view-${string}`;

/** The filter state of §3: the chosen values of each category, all other filters, and the page, tab and preferences. */
export interface FilterState extends Readonly<Record<FilterCategory, readonly string[]>> {
  /** The tags that a place must have, all of them: quick filters, and tags that a question named. */
  readonly wishes: readonly string[];
  /** The question that has set some of the filters; null if the visitor has chosen all of them. */
  readonly question: Question | null;
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
  /** Words that a place must mention in its names or its description; empty for any place. */
  readonly mentions: string;
  /** Whether only chosen places are listed. */
  readonly chosenOnly: boolean;
  /** The point that places must be near; null for all of Paris. */
  readonly near: Near | null;
  /** The part of the map that is searched; null for all of Paris. */
  readonly area: MapArea | null;
  /** 'Open now' or 'Open at…'; null when neither is chosen. */
  readonly hours: HoursChoice | null;
  readonly transportMode: TransportMode;
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
  /** `chosen` if the visitor has picked `sortBy` and `sortOrder`; `usual` if the list decides: see `effectiveSort`. */
  readonly sorting: "usual" | "chosen";
  /** The usual order of a list that nothing has made but filters of the sidebar. A setting of the operator. */
  readonly plainSort: PlainSort;
  readonly advancedOperators: AdvancedOperators;
}

export const NO_OPERATORS: AdvancedOperators = { filterOperators: [], betweenCategoriesOperators: [] };

/** The visitor's preferences for lists. They are stored for the next visit, unlike the filters (§3). */
export type ListPreferences = Pick<
  FilterState,
  "limit" | "sortBy" | "sortOrder" | "sorting" | "plainSort" | "transportMode"
>;

/** The preferences of a visitor who has not chosen any yet. */
export const DEFAULT_PREFERENCES: ListPreferences = {
  limit: DEFAULT_PAGE_SIZE,
  sortBy: DEFAULT_SORT.field,
  sortOrder: DEFAULT_SORT.order,
  sorting: "usual",
  plainSort: "name",
  transportMode: "transit",
};

export const INITIAL_FILTERS: FilterState = {
  ...DEFAULT_PREFERENCES,
  ...mapCategories(() => []),
  wishes: [],
  question: null,
  placeStatuses: [],
  search: "",
  mentions: "",
  chosenOnly: false,
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
export function recalculate(previous: FilterState, next: FilterState): FilterState {
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

export const firstPage = (state: FilterState): FilterState => ({ ...state, page: 1, after: null });
export const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

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
export const asSearch = (text: string): string =>
  cutText(text.replaceAll("\0", "").trim(), MAX_SEARCH_LENGTH).toWellFormed().trim();

export const setSearch = (state: FilterState, search: string): FilterState =>
  firstPage({ ...state, search: asSearch(search) });
export const setLimit = (state: FilterState, limit: PageSize): FilterState => firstPage({ ...state, limit });
export const setMaxTravelTime = (state: FilterState, maxTravelTime: number | null): FilterState =>
  firstPage({ ...state, maxTravelTime });
export const setMentions = (state: FilterState, mentions: string): FilterState =>
  firstPage({ ...state, mentions: asSearch(mentions) });
export const setChosenOnly = (state: FilterState, chosenOnly: boolean): FilterState =>
  firstPage({ ...state, chosenOnly });
export const setNear = (state: FilterState, near: Near | null): FilterState => firstPage({ ...state, near });
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

/** Returns the preferences that are in force. */
const preferencesOf = (state: ListPreferences): ListPreferences => {
  const { limit, sortBy, sortOrder, sorting, plainSort, transportMode } = state;
  return { limit, sortBy, sortOrder, sorting, plainSort, transportMode };
};

/** Clears filters and operators; limit, tab, sorting (§4) and transport mode stay. */
export const resetFilters = (state: FilterState): FilterState => ({
  ...INITIAL_FILTERS,
  ...preferencesOf(state),
  activeTab: state.activeTab,
});

/** Applies the filters of a draft. Limit, tab and sorting stay; the page becomes 1. */
export const replaceFilters = (state: FilterState, draft: FilterState): FilterState => {
  const { activeTab, transportMode: _, ...kept } = { ...preferencesOf(state), activeTab: state.activeTab };
  return firstPage({ ...draft, ...kept, activeTab });
};

/** Clears every filter but the search. */
export const clearAllButSearch = (state: FilterState): FilterState => setSearch(resetFilters(state), state.search);

/** Selects a tab: 'all' resets every filter, the other tabs keep them (§4). */
export function selectTab(state: FilterState, activeTab: Tab): FilterState {
  return activeTab === "all" ? { ...resetFilters(state), activeTab } : firstPage({ ...state, activeTab });
}

/** Whether 'Clear all' has a filter to clear. */
export const hasActiveFilters = (state: FilterState): boolean =>
  activeCategories(state).length > 0 ||
  state.wishes.length > 0 ||
  state.placeStatuses.length > 0 ||
  state.search !== "" ||
  state.mentions !== "" ||
  state.chosenOnly ||
  state.maxTravelTime !== null ||
  state.near !== null ||
  state.area !== null ||
  state.hours !== null;
