/** The filters of a page as those of a query. */
import { type FilterCategory, mapCategories } from "./filter-categories.ts";
import { betweenBefore, type FilterState, isNegated } from "./filter-state.ts";
import { momentOf } from "./hours/hours-filter.ts";
import type { ParisTime } from "./hours/paris-time.ts";
import type { Coordinates } from "./place.ts";
import type { CategoryFilter, PlaceFilters } from "./place-filters.ts";

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
    wishes: state.wishes,
    placeStatuses: state.placeStatuses,
    search: state.search,
    mentions: state.mentions,
    chosenOnly: state.chosenOnly,
    near: state.near,
    area: state.area,
    hours: hours === null ? null : { at: momentOf(hours.moment, now), states: hours.states },
    travel:
      location === null || state.maxTravelTime === null
        ? null
        : { from: location, maxMinutes: state.maxTravelTime, mode: state.transportMode },
  };
}
