import { fold } from "./fold.ts";
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
}

const ANYTHING: CategoryFilter = { include: [], exclude: [], join: "AND" };

export const NO_FILTERS: PlaceFilters = {
  ...mapCategories(() => ANYTHING),
  placeStatuses: [],
  search: "",
  travel: null,
  area: null,
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

/**
 * The meaning of a filter set, in a few lines: every search engine of the product must agree with it. Closed places
 * never match; status, search, travel time and area always narrow; the active categories combine from left to right.
 */
export function matches(place: Place, filters: PlaceFilters): boolean {
  if (place.placeStatus === "Permanently Closed") return false;
  if (filters.placeStatuses.length > 0 && !filters.placeStatuses.includes(place.placeStatus)) return false;
  const needle = fold(filters.search);
  if (!fold(place.name).includes(needle) && !fold(place.address).includes(needle)) return false;
  if (filters.travel !== null) {
    const minutes = travelTime(filters.travel.from, place.coordinates, filters.travel.mode);
    if (minutes === null || minutes > filters.travel.maxMinutes) return false;
  }
  if (filters.area !== null && !liesIn(place.coordinates, filters.area)) return false;
  const active = FILTER_CATEGORIES.filter((category) => isActive(filters[category]));
  return active.reduce((left, category, index) => {
    const here = meets(valuesOf(place, category), filters[category]);
    if (index === 0) return here;
    return filters[category].join === "OR" ? left || here : left && here;
  }, true);
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}
export type Facets = Readonly<Record<FilterCategory, readonly FacetCount[]>>;

export const NO_FACETS: Facets = mapCategories(() => []);

/** The same filters with one value as the only 'is' of its category; negations and operators stay as they are. */
const withOnly = (filters: PlaceFilters, category: FilterCategory, value: string): PlaceFilters => ({
  ...filters,
  [category]: { ...filters[category], include: [value] },
});

/**
 * The number beside each value of a category: the length of the list it leads to when it is the only 'is' of its
 * category, everything else as it is. Counted for each value that a listed place has; zeros are left out.
 */
export function facetCounts(
  places: readonly Place[],
  filters: PlaceFilters,
  category: FilterCategory,
): readonly FacetCount[] {
  const listed = places.filter((place) => matches(place, NO_FILTERS));
  return [...new Set(listed.flatMap((place) => valuesOf(place, category)))]
    .map((value) => {
      const leadsTo = withOnly(filters, category, value);
      return { value, count: listed.filter((place) => matches(place, leadsTo)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => compareFacets(category, a, b));
}

/** Types in the order of §9, everything else by value. */
export function compareFacets(category: FilterCategory, a: FacetCount, b: FacetCount): number {
  return category === "types" ? compareTypes(a.value, b.value) : a.value.localeCompare(b.value, "fr");
}
