import { compareValues, FILTER_CATEGORIES, type FilterCategory, mapCategories } from "./filter-categories.ts";
import type { HoursFilter } from "./hours/hours-filter.ts";
import { HOURS_STATES } from "./hours/hours-state.ts";
import type { MapArea } from "./map-area.ts";
import type { PlaceStatus } from "./place.ts";
import type { Origin } from "./travel.ts";

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

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}
/** What is counted beside its values: the categories, and the opening hours while a moment is chosen. */
export type Facet = FilterCategory | "hours";
export const FACETS: readonly Facet[] = [...FILTER_CATEGORIES, "hours"];
export type Facets = Readonly<Record<Facet, readonly FacetCount[]>>;

/** One value for each facet. */
export const mapFacets = <T>(write: (facet: Facet) => T): Readonly<Record<Facet, T>> => ({
  ...mapCategories<T>(write),
  hours: write("hours"),
});

export const NO_FACETS: Facets = mapFacets(() => []);

/** Values of categories in the order of their category, opening hours in their own. */
export const compareFacets = (facet: Facet, a: FacetCount, b: FacetCount): number =>
  facet === "hours" ? hoursRank(a) - hoursRank(b) : compareValues(facet, a.value, b.value);

const hoursRank = ({ value }: FacetCount): number => (HOURS_STATES as readonly string[]).indexOf(value);
