import {
  effectiveSort,
  type Facets,
  type FilterState,
  type GridColumns,
  mapCategories,
  PLACE_STATUS_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  toPlaceFilters,
} from "@flaneur/domain";
import { preloadPictures } from "@flaneur/ui";
import type { Listing } from "@flaneur/ui/places-screen";
import type { Client } from "urql";
import { pipe, subscribe, take } from "wonka";
import type { ResultOf, VariablesOf } from "../../graphql/graphql.ts";
import { urqlActor } from "../query/query.actors.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";

const NO_FACETS: Facets = { types: [], tags: [], arrondissements: [] };

export const listingActor = (client: Client) =>
  urqlActor({ client, document: PlacesQuery, variables: listingVariables, read: readListing });

/** Loads before anyone shows the result, who then finds it on its way or in the cache, and its first pictures too. */
export function loadListingAhead(client: Client, filters: FilterState, columns: GridColumns): void {
  pipe(
    client.query(PlacesQuery, listingVariables(filters)),
    take(1),
    subscribe(({ data }) => {
      if (data?.places) preloadPictures(readListing(data).places, columns);
    }),
  );
}

/** The filters of the state, as variables of the query. */
function listingVariables(state: FilterState): VariablesOf<typeof PlacesQuery> {
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
    },
    sortBy: SORT_FIELD_NAMES[sort.field],
    sortOrder: SORT_ORDER_NAMES[sort.order],
    page: state.page,
    limit: state.limit,
  };
}

const readListing = ({ places }: ResultOf<typeof PlacesQuery>): Listing => ({
  places: places.nodes.map(readCard),
  pagination: places.pagination,
  facets: places.facets ?? NO_FACETS,
});
