/** The semantics of filters. */
import { FILTER_CATEGORIES, type FilterCategory, valuesOf } from "./filter-categories.ts";
import { placeHoursState } from "./hours/hours.ts";
import { HOURS_STATES } from "./hours/hours-state.ts";
import { liesIn } from "./map-area.ts";
import type { Place } from "./place.ts";
import {
  type CategoryFilter,
  compareFacets,
  type Facet,
  type FacetCount,
  isActive,
  NO_FILTERS,
  type PlaceFilters,
  type TravelFilter,
} from "./place-filters.ts";
import { searchNeedle, searchText } from "./search-text.ts";
import { nearStation } from "./stations.ts";
import { travelTime } from "./travel.ts";

function meets(values: readonly string[], { include, exclude }: CategoryFilter): boolean {
  const included = include.length === 0 || include.some((value) => values.includes(value));
  return included && !exclude.some((value) => values.includes(value));
}

function isWithinReach({ coordinates }: Place, { from, mode, maxMinutes }: TravelFilter): boolean {
  const minutes = travelTime(from, coordinates, mode);
  return minutes !== null && minutes <= maxMinutes;
}

function isNear(place: Place, station: string): boolean {
  const walk = nearStation(station);
  return walk !== null && isWithinReach(place, walk);
}

/** Whether a place passes the filters that always narrow: status, search, distances, area and opening hours. */
function isWithin(place: Place, filters: PlaceFilters): boolean {
  if (place.placeStatus === "Permanently Closed") return false;
  if (filters.placeStatuses.length > 0 && !filters.placeStatuses.includes(place.placeStatus)) return false;
  const needle = searchNeedle(filters.search);
  if (needle !== "" && !searchText(place).includes(needle)) return false;
  if (filters.travel !== null && !isWithinReach(place, filters.travel)) return false;
  if (filters.near !== null && !isNear(place, filters.near)) return false;
  if (filters.area !== null && !liesIn(place.coordinates, filters.area)) return false;
  const { hours } = filters;
  return hours === null || hours.states.length === 0 || hours.states.includes(placeHoursState(place, hours.at));
}

/** Whether a place passes the active categories, combined from left to right. */
function meetsCategories(place: Place, filters: PlaceFilters): boolean {
  const active = FILTER_CATEGORIES.filter((category) => isActive(filters[category]));
  return active.reduce((left, category, index) => {
    const isMet = meets(valuesOf(place, category), filters[category]);
    if (index === 0) return isMet;
    return filters[category].join === "OR" ? left || isMet : left && isMet;
  }, true);
}

/**
 * Whether a place matches a set of filters. This is the reference: every search engine of the product must agree with
 * it. Closed places never match; status, search, travel time, station, area and opening hours always narrow; the active
 * categories combine from left to right.
 */
export const matches = (place: Place, filters: PlaceFilters): boolean =>
  isWithin(place, filters) && meetsCategories(place, filters);

/** Returns the filters with one value as the only included one of its category. Exclusions and operators stay. */
const withOnly = (filters: PlaceFilters, category: FilterCategory, value: string): PlaceFilters => ({
  ...filters,
  [category]: { ...filters[category], include: [value] },
});

/**
 * Returns the counts of a facet. A value's count is the length of the list when it is the only included value of its
 * category, or the only state of the opening hours, and all other filters stay. Only values of listed places are
 * counted; zeros are left out.
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
