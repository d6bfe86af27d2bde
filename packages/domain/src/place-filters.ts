import { fold } from "./fold.ts";
import { type HoursFilter, placeHoursState } from "./hours/hours-filter.ts";
import { HOURS_STATES } from "./hours/rules.ts";
import { liesIn, type MapArea } from "./map-area.ts";
import { compareTypes, type Place, type PlaceStatus } from "./place.ts";
import { type Origin, travelTime } from "./travel.ts";

/** The categories that combine, in the order in which they do (left to right). */
export const FILTER_CATEGORIES = ["types", "tags", "arrondissements"] as const;
export type FilterCategory = (typeof FILTER_CATEGORIES)[number];

/** One value for each category. */
export const mapCategories = <T>(write: (category: FilterCategory) => T): Readonly<Record<FilterCategory, T>> =>
  Object.fromEntries(FILTER_CATEGORIES.map((category) => [category, write(category)])) as Record<FilterCategory, T>;

export const BETWEEN_OPERATORS = ["AND", "OR"] as const;
export type BetweenOperator = (typeof BETWEEN_OPERATORS)[number];

/** The condition of one category: any of `include` (all, when empty) and none of `exclude`. */
export interface CategoryFilter {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** How the category joins what stands to its left; of no effect while nothing does. */
  readonly join: BetweenOperator;
}

export interface TravelFilter extends Origin {
  readonly maxMinutes: number;
}

/** Every filter of a query for places, as it travels from the browser to the database. */
export interface PlaceFilters extends Readonly<Record<FilterCategory, CategoryFilter>> {
  /** Any of these; every listed one when empty. */
  readonly placeStatuses: readonly PlaceStatus[];
  readonly search: string;
  readonly travel: TravelFilter | null;
  /** The part of the map that places must lie in. */
  readonly area: MapArea | null;
  /** Whether places must be open, or not, at a moment. */
  readonly hours: HoursFilter | null;
}

const ANYTHING: CategoryFilter = { include: [], exclude: [], join: "AND" };

export const NO_FILTERS: PlaceFilters = {
  ...mapCategories(() => ANYTHING),
  placeStatuses: [],
  search: "",
  travel: null,
  area: null,
  hours: null,
};

export const isActive = ({ include, exclude }: CategoryFilter): boolean => include.length > 0 || exclude.length > 0;

/** The values a place has in a category. */
export function valuesOf(
  place: Pick<Place, "types" | "tags" | "arrondissement">,
  category: FilterCategory,
): readonly string[] {
  if (category === "arrondissements") return place.arrondissement === null ? [] : [place.arrondissement];
  return place[category];
}

function meets(values: readonly string[], { include, exclude }: CategoryFilter): boolean {
  const included = include.length === 0 || include.some((value) => values.includes(value));
  return included && !exclude.some((value) => values.includes(value));
}

/** What always narrows: status, search, travel time, area and opening hours. */
function isWithin(place: Place, filters: PlaceFilters): boolean {
  if (place.placeStatus === "Permanently Closed") return false;
  if (filters.placeStatuses.length > 0 && !filters.placeStatuses.includes(place.placeStatus)) return false;
  const needle = fold(filters.search);
  if (!fold(place.name).includes(needle) && !fold(place.address).includes(needle)) return false;
  if (filters.travel !== null) {
    const minutes = travelTime(filters.travel.from, place.coordinates, filters.travel.mode);
    if (minutes === null || minutes > filters.travel.maxMinutes) return false;
  }
  if (filters.area !== null && !liesIn(place.coordinates, filters.area)) return false;
  const { hours } = filters;
  return hours === null || hours.states.length === 0 || hours.states.includes(placeHoursState(place, hours.at));
}

/** The active categories, combined from left to right. */
function meetsCategories(place: Place, filters: PlaceFilters): boolean {
  const active = FILTER_CATEGORIES.filter((category) => isActive(filters[category]));
  return active.reduce((left, category, index) => {
    const here = meets(valuesOf(place, category), filters[category]);
    if (index === 0) return here;
    return filters[category].join === "OR" ? left || here : left && here;
  }, true);
}

/**
 * The meaning of a filter set, in a few lines: every search engine of the product must agree with it. Closed places
 * never match; status, search, travel time, area and opening hours always narrow; the active categories combine from
 * left to right.
 */
export const matches = (place: Place, filters: PlaceFilters): boolean =>
  isWithin(place, filters) && meetsCategories(place, filters);

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}
/** What is counted beside its values: the categories, and the opening hours while a moment is chosen. */
export const FACETS = [...FILTER_CATEGORIES, "hours"] as const;
export type Facet = (typeof FACETS)[number];
export type Facets = Readonly<Record<Facet, readonly FacetCount[]>>;

/** One value for each facet. */
export const mapFacets = <T>(write: (facet: Facet) => T): Readonly<Record<Facet, T>> => ({
  ...mapCategories<T>(write),
  hours: write("hours"),
});

export const NO_FACETS: Facets = mapFacets(() => []);

/** The same filters with one value as the only 'is' of its category; negations and operators stay as they are. */
const withOnly = (filters: PlaceFilters, category: FilterCategory, value: string): PlaceFilters => ({
  ...filters,
  [category]: { ...filters[category], include: [value] },
});

/**
 * The number beside each value of a facet: the length of the list it leads to when it is the only 'is' of its category,
 * or the only state of the opening hours, everything else as it is. Counted for each value that a listed place has;
 * zeros are left out.
 */
export function facetCounts(places: readonly Place[], filters: PlaceFilters, facet: Facet): readonly FacetCount[] {
  if (facet === "hours") return hoursCounts(places, filters);
  const within = places.filter((place) => isWithin(place, filters));
  return [...new Set(places.filter((place) => matches(place, NO_FILTERS)).flatMap((place) => valuesOf(place, facet)))]
    .map((value) => {
      const leadsTo = withOnly(filters, facet, value);
      return { value, count: within.filter((place) => meetsCategories(place, leadsTo)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => compareFacets(facet, a, b));
}

function hoursCounts(places: readonly Place[], filters: PlaceFilters): readonly FacetCount[] {
  const { hours } = filters;
  if (hours === null) return [];
  return HOURS_STATES.map((state) => ({
    value: state,
    count: places.filter((place) => matches(place, { ...filters, hours: { ...hours, states: [state] } })).length,
  })).filter(({ count }) => count > 0);
}

/** Types in the order of §9, opening hours in their own, everything else by value. */
export function compareFacets(facet: Facet, a: FacetCount, b: FacetCount): number {
  if (facet === "hours") return hoursRank(a) - hoursRank(b);
  return facet === "types" ? compareTypes(a.value, b.value) : a.value.localeCompare(b.value, "fr");
}

const hoursRank = ({ value }: FacetCount): number => (HOURS_STATES as readonly string[]).indexOf(value);
