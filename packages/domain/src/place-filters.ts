import { fold } from "./fold.ts";
import { type Coordinates, compareTypes, type Place, type PlaceStatus } from "./place.ts";
import { type TransportMode, travelTime } from "./travel.ts";

/** The three categories that combine, in the order in which they do (left to right). */
export const FILTER_CATEGORIES = ["types", "tags", "arrondissements"] as const;
export type FilterCategory = (typeof FILTER_CATEGORIES)[number];

export const BETWEEN_OPERATORS = ["AND", "OR"] as const;
export type BetweenOperator = (typeof BETWEEN_OPERATORS)[number];

/** What is asked of one category: any of `include` (all, when empty) and none of `exclude`. */
export interface CategoryCondition {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

export interface TravelCondition {
  readonly from: Coordinates;
  readonly maxMinutes: number;
  readonly mode: TransportMode;
}

/** A whole question about places, as it travels from the browser to the database. */
export interface PlaceFilters {
  readonly types: CategoryCondition;
  readonly tags: CategoryCondition;
  readonly arrondissements: CategoryCondition;
  /** How a category joins what stands to its left; of no effect while nothing does. */
  readonly joins: { readonly tags: BetweenOperator; readonly arrondissements: BetweenOperator };
  /** Any of these; every listed one when empty. */
  readonly placeStatuses: readonly PlaceStatus[];
  readonly search: string;
  readonly travel: TravelCondition | null;
}

const ANYTHING: CategoryCondition = { include: [], exclude: [] };

export const NO_FILTERS: PlaceFilters = {
  types: ANYTHING,
  tags: ANYTHING,
  arrondissements: ANYTHING,
  joins: { tags: "AND", arrondissements: "AND" },
  placeStatuses: [],
  search: "",
  travel: null,
};

export const isActive = ({ include, exclude }: CategoryCondition): boolean => include.length > 0 || exclude.length > 0;

/** How a category joins its left neighbour; types stand first and join nothing. */
export const joinOf = (filters: PlaceFilters, category: FilterCategory): BetweenOperator =>
  category === "types" ? "AND" : filters.joins[category];

/** The values a place has in a category. */
export function valuesOf(
  place: Pick<Place, "types" | "tags" | "arrondissement">,
  category: FilterCategory,
): readonly string[] {
  if (category === "arrondissements") return place.arrondissement === null ? [] : [place.arrondissement];
  return place[category];
}

function meets(values: readonly string[], { include, exclude }: CategoryCondition): boolean {
  const included = include.length === 0 || include.some((value) => values.includes(value));
  return included && !exclude.some((value) => values.includes(value));
}

/**
 * The meaning of a filter set, in a few lines: every search engine of the product must agree with it. Closed places
 * never match; status, search and travel time always narrow; the active categories combine from left to right.
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
  const active = FILTER_CATEGORIES.filter((category) => isActive(filters[category]));
  return active.reduce((left, category, index) => {
    const here = meets(valuesOf(place, category), filters[category]);
    if (index === 0) return here;
    return joinOf(filters, category) === "OR" ? left || here : left && here;
  }, true);
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}
export type Facets = Readonly<Record<FilterCategory, readonly FacetCount[]>>;

/** The same question without one category: what its facet is counted over, so that a second choice never zeroes the list. */
export const withoutCategory = (filters: PlaceFilters, category: FilterCategory): PlaceFilters => ({
  ...filters,
  [category]: ANYTHING,
});

/** How many places carry each value of a category, every other filter applied. Values without places are left out. */
export function facetCounts(
  places: readonly Place[],
  filters: PlaceFilters,
  category: FilterCategory,
): readonly FacetCount[] {
  const others = withoutCategory(filters, category);
  const counts = new Map<string, number>();
  for (const place of places) {
    if (!matches(place, others)) continue;
    for (const value of new Set(valuesOf(place, category))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => compareFacets(category, a, b));
}

/** Types in the order of §9, everything else by value. */
export function compareFacets(category: FilterCategory, a: FacetCount, b: FacetCount): number {
  return category === "types" ? compareTypes(a.value, b.value) : a.value.localeCompare(b.value, "fr");
}
