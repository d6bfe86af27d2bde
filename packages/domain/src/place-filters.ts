import { compareValues, FILTER_CATEGORIES, type FilterCategory, mapCategories } from "./filter-categories.ts";
import type { HoursFilter } from "./hours/hours-filter.ts";
import { HOURS_STATES } from "./hours/hours-state.ts";
import type { MapArea } from "./map-area.ts";
import type { Near } from "./near.ts";
import type { PlaceStatus } from "./place.ts";
import type { TravelFilter } from "./travel.ts";

export const BETWEEN_OPERATORS = ["AND", "OR"] as const;
export type BetweenOperator = (typeof BETWEEN_OPERATORS)[number];

/** The condition of one category: any value of `include` (every place when empty) and no value of `exclude`. */
export interface CategoryFilter {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** How the category joins the active categories to its left; without effect on the first active one. */
  readonly join: BetweenOperator;
}

/** All filters of a query for places, from the browser to the database. */
export interface PlaceFilters extends Readonly<Record<FilterCategory, CategoryFilter>> {
  /** Tags that a place must have, all of them. */
  readonly wishes: readonly string[];
  /** The accepted statuses; an empty list accepts every listed status. */
  readonly placeStatuses: readonly PlaceStatus[];
  readonly search: string;
  readonly travel: TravelFilter | null;
  /** Words that a place must mention in its names or its description, all of them; empty for any place. */
  readonly mentions: string;
  /** Whether only chosen places are accepted: see `Place.isChosen`. */
  readonly chosenOnly: boolean;
  /** The point that places must be near; null for all of Paris. */
  readonly near: Near | null;
  /** The part of the map that places must be in; null for all of Paris. */
  readonly area: MapArea | null;
  /** The moment, and the accepted states of the opening hours at that moment; null for any hours. */
  readonly hours: HoursFilter | null;
}

const ANYTHING: CategoryFilter = { include: [], exclude: [], join: "AND" };

export const NO_FILTERS: PlaceFilters = {
  ...mapCategories(() => ANYTHING),
  wishes: [],
  placeStatuses: [],
  search: "",
  mentions: "",
  chosenOnly: false,
  travel: null,
  near: null,
  area: null,
  hours: null,
};

export const isActive = ({ include, exclude }: CategoryFilter): boolean => include.length > 0 || exclude.length > 0;

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}
/**
 * A set of counts: the values of a category, the tags as wishes, or the states of the opening hours when a moment is
 * chosen.
 */
export type Facet = FilterCategory | "wishes" | "hours";
export const FACETS: readonly Facet[] = [...FILTER_CATEGORIES, "wishes", "hours"];
export type Facets = Readonly<Record<Facet, readonly FacetCount[]>>;

/** Returns a record with one value for each facet. */
export const mapFacets = <T>(write: (facet: Facet) => T): Readonly<Record<Facet, T>> => ({
  ...mapCategories<T>(write),
  wishes: write("wishes"),
  hours: write("hours"),
});

export const NO_FACETS: Facets = mapFacets(() => []);

/** Compares the counts of a facet by the display order of its values. */
export const compareFacets = (facet: Facet, a: FacetCount, b: FacetCount): number =>
  facet === "hours"
    ? hoursRank(a) - hoursRank(b)
    : compareValues(facet === "wishes" ? "tags" : facet, a.value, b.value);

const hoursRank = ({ value }: FacetCount): number => (HOURS_STATES as readonly string[]).indexOf(value);
