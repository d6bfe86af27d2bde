import {
  type Coordinates,
  effectiveSort,
  type FilterState,
  HOURS_STATE_NAMES,
  mapCategories,
  type ParisTime,
  PLACE_STATUS_NAMES,
  parisTimeText,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  TRANSPORT_MODE_NAMES,
  type TransportMode,
  toPlaceFilters,
} from "@flaneur/domain";
import type { VariablesOf } from "../graph/graphql.ts";
import type { PlacesQuery } from "./places.graphql.ts";

/** Returns the variable with the origin of travel times. Empty without a confirmed location. */
export const originVariable = (location: Coordinates | null, mode: TransportMode) =>
  location === null ? {} : { origin: { ...location, mode: TRANSPORT_MODE_NAMES[mode] } };

/**
 * Returns the variables of the query for the filters. The server loads the first view with the same variables.
 * @param now The moment that 'Open now' refers to.
 * @param signedIn Whether the query includes favorites.
 * @param location The confirmed location, or null.
 */
export function listingVariables(
  state: FilterState,
  now: ParisTime,
  signedIn = false,
  location: Coordinates | null = null,
): VariablesOf<typeof PlacesQuery> {
  const filters = toPlaceFilters(state, location, now);
  const sort = effectiveSort(state, location);
  return {
    filters: {
      ...mapCategories((category) => {
        const { include, exclude, join } = filters[category];
        return { include: [...include], exclude: [...exclude], join };
      }),
      placeStatuses: filters.placeStatuses.map((status) => PLACE_STATUS_NAMES[status]),
      search: filters.search,
      ...(filters.area !== null && { area: filters.area }),
      ...(filters.travel !== null && { maxMinutes: filters.travel.maxMinutes }),
      ...(filters.hours !== null && {
        hours: {
          at: parisTimeText(filters.hours.at),
          states: filters.hours.states.map((hours) => HOURS_STATE_NAMES[hours]),
        },
      }),
    },
    sortBy: SORT_FIELD_NAMES[sort.field],
    sortOrder: SORT_ORDER_NAMES[sort.order],
    page: state.page,
    limit: state.limit,
    ...originVariable(location, state.transportMode),
    ...(signedIn && { signedIn }),
  };
}
