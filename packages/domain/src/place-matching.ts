/** The semantics of filters. */
import { FILTER_CATEGORIES, type FilterCategory, valuesOf } from "./filter-categories.ts";
import { HOURS_STATES } from "./hours/hours-state.ts";
import { listedHoursState } from "./listed-hours.ts";
import { liesIn } from "./map-area.ts";
import { walkOf } from "./near.ts";
import type { Place } from "./place.ts";
import {
  type CategoryFilter,
  compareFacets,
  type Facet,
  type FacetCount,
  isActive,
  NO_FILTERS,
  type PlaceFilters,
} from "./place-filters.ts";
import { searchNeedle, searchText } from "./search-text.ts";
import { type TravelFilter, travelTime } from "./travel.ts";
import { mentionedWords, mentionTest } from "./words.ts";

const isExcluded = (values: readonly string[], { exclude }: CategoryFilter): boolean =>
  exclude.some((value) => values.includes(value));

function meets(values: readonly string[], filter: CategoryFilter): boolean {
  const { include } = filter;
  return (include.length === 0 || include.some((value) => values.includes(value))) && !isExcluded(values, filter);
}

function isWithinReach({ coordinates }: Place, { from, mode, maxMinutes }: TravelFilter): boolean {
  const minutes = travelTime(from, coordinates, mode);
  return minutes !== null && minutes <= maxMinutes;
}

type PlaceTest = (place: Place) => boolean;

/**
 * Returns the test of the filters that always narrow: status, chosen places, wishes, search, mentioned words, distances, area and
 * opening hours. The search and the mentioned words are parsed here, once for all places.
 */
function narrowingTest(filters: PlaceFilters): PlaceTest {
  const { wishes, placeStatuses, search, mentions, chosenOnly, travel, near, area, hours } = filters;
  const needle = searchNeedle(search);
  const walk = near === null ? null : walkOf(near);
  const isMentioned = mentionTest(mentions);
  return (place) => {
    if (place.placeStatus === "Permanently Closed") return false;
    if (placeStatuses.length > 0 && !placeStatuses.includes(place.placeStatus)) return false;
    if (chosenOnly && !place.isChosen) return false;
    if (!wishes.every((wish) => place.tags.includes(wish))) return false;
    if (needle !== "" && !searchText(place).includes(needle)) return false;
    if (mentions !== "" && !isMentioned(mentionedWords(place))) return false;
    if (travel !== null && !isWithinReach(place, travel)) return false;
    if (near !== null && (walk === null || !isWithinReach(place, walk))) return false;
    if (area !== null && !liesIn(place.coordinates, area)) return false;
    return (
      hours === null || hours.states.length === 0 || hours.states.includes(listedHoursState(place, hours.at, filters))
    );
  };
}

/** Combines the results of the active categories from left to right. */
function combineCategories(filters: PlaceFilters, resultOf: (category: FilterCategory) => boolean): boolean {
  const active = FILTER_CATEGORIES.filter((category) => isActive(filters[category]));
  return active.reduce((left, category, index) => {
    const result = resultOf(category);
    if (index === 0) return result;
    return filters[category].join === "OR" ? left || result : left && result;
  }, true);
}

const meetsCategories = (place: Place, filters: PlaceFilters): boolean =>
  combineCategories(filters, (category) => meets(valuesOf(place, category), filters[category]));

/**
 * Returns the test of whether a place matches a set of filters. This is the reference: every search engine of the
 * product must agree with it. Permanently closed places never match; status, chosen places, wishes, search, mentioned words, travel
 * time, nearness, area and opening hours always narrow; the active categories combine from left to right.
 */
export function placeTest(filters: PlaceFilters): PlaceTest {
  const isWithin = narrowingTest(filters);
  return (place) => isWithin(place) && meetsCategories(place, filters);
}

/** Whether a place matches a set of filters. Use `placeTest` for many places. */
export const matches = (place: Place, filters: PlaceFilters): boolean => placeTest(filters)(place);

/**
 * Returns the counts of a facet. The count of a value is the length that the list would have if the value were the only
 * included value of its category, a further wish, or the only state of the opening hours, and all other filters stayed.
 * Only values of listed places are counted; zeros are left out.
 */
export function facetCounts(places: readonly Place[], filters: PlaceFilters, facet: Facet): readonly FacetCount[] {
  if (facet === "hours") return hoursCounts(places, filters);
  if (facet === "wishes") return wishCounts(places, filters);
  const listed = places.filter(placeTest(NO_FILTERS)).flatMap((place) => valuesOf(place, facet));
  const counts = new Map(listed.map((value) => [value, 0]));
  // With a value, the category of the facet is active.
  const active = { ...filters, [facet]: { ...filters[facet], include: listed.slice(0, 1) } };
  let everyValue = 0;
  for (const place of places.filter(narrowingTest(filters))) {
    const values = valuesOf(place, facet);
    const isInList = (meetsFacet: boolean) =>
      combineCategories(active, (category) =>
        category === facet ? meetsFacet : meets(valuesOf(place, category), filters[category]),
      );
    // AND and OR never remove a place because it meets one more category. So a place that is listed without meeting the
    // facet is in the list of every value, and any other place at most in the lists of its own values.
    if (isInList(false)) everyValue += 1;
    else if (isInList(!isExcluded(values, filters[facet])))
      for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count: count + everyValue }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => compareFacets(facet, a, b));
}

function wishCounts(places: readonly Place[], filters: PlaceFilters): readonly FacetCount[] {
  const listed = places.filter(placeTest(filters));
  return [...new Set(listed.flatMap(({ tags }) => tags))]
    .map((value) => ({ value, count: listed.filter(({ tags }) => tags.includes(value)).length }))
    .sort((a, b) => compareFacets("wishes", a, b));
}

function hoursCounts(places: readonly Place[], filters: PlaceFilters): readonly FacetCount[] {
  const { hours } = filters;
  if (hours === null) return [];
  return HOURS_STATES.map((state) => ({
    value: state,
    count: places.filter(placeTest({ ...filters, hours: { ...hours, states: [state] } })).length,
  })).filter(({ count }) => count > 0);
}
