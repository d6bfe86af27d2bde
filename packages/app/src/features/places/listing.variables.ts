import {
  effectiveSort,
  type FilterState,
  mapCategories,
  PLACE_STATUS_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  toPlaceFilters,
} from "@flaneur/domain";
import type { VariablesOf } from "../../graphql/graphql.ts";
import type { PlacesQuery } from "./places.graphql.ts";

/** The filters of the state, as variables of the query; who is signed in also asks for favorites. The server loads the first view by the same ones. */
export function listingVariables(state: FilterState, signedIn = false): VariablesOf<typeof PlacesQuery> {
  const filters = toPlaceFilters(state, null);
  const sort = effectiveSort(state, null);
  return {
    filters: {
      ...mapCategories((category) => {
        const { include, exclude, join } = filters[category];
        return { include: [...include], exclude: [...exclude], join };
      }),
      placeStatuses: filters.placeStatuses.map((status) => PLACE_STATUS_NAMES[status]),
      search: filters.search,
      ...(filters.area !== null && { area: filters.area }),
    },
    sortBy: SORT_FIELD_NAMES[sort.field],
    sortOrder: SORT_ORDER_NAMES[sort.order],
    page: state.page,
    limit: state.limit,
    ...(signedIn && { signedIn }),
  };
}
