import {
  type Facets,
  type FilterState,
  mapCategories,
  type Pagination,
  PLACE_STATUS_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  toPlaceFilters,
} from "@flaneur/domain";
import { type CardPlace, preloadPictures } from "@flaneur/ui";
import type { Client } from "urql";
import { pipe, subscribe, take } from "wonka";
import type { ResultOf, VariablesOf } from "../../graphql/graphql.ts";
import { createQueryMachine } from "../query/query.machine.ts";
import { urqlActor } from "../query/urql-actor.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";

export interface Listing {
  readonly places: readonly CardPlace[];
  readonly pagination: Pagination;
  readonly facets: Facets;
}

export const listingMachine = createQueryMachine<FilterState, Listing>();

const NO_FACETS: Facets = { types: [], tags: [], arrondissements: [] };

export const listingActor = (client: Client) =>
  urqlActor({ client, document: PlacesQuery, variables: listingVariables, answer: readListing });

/** Asks before anyone shows the answer, who then finds it on its way or in the cache, and its first pictures too. */
export function askListingAhead(client: Client, filters: FilterState): void {
  pipe(
    client.query(PlacesQuery, listingVariables(filters)),
    take(1),
    subscribe(({ data }) => {
      if (data !== undefined) preloadPictures(readListing(data).places);
    }),
  );
}

/** The filters of the state, as variables of the query. */
function listingVariables(state: FilterState): VariablesOf<typeof PlacesQuery> {
  const filters = toPlaceFilters(state, null);
  return {
    filters: {
      ...mapCategories((category) => {
        const { include, exclude, join } = filters[category];
        return { include: [...include], exclude: [...exclude], join };
      }),
      placeStatuses: filters.placeStatuses.map((status) => PLACE_STATUS_NAMES[status]),
      search: filters.search,
    },
    sortBy: SORT_FIELD_NAMES[state.sortBy],
    sortOrder: SORT_ORDER_NAMES[state.sortOrder],
    page: state.page,
    limit: state.limit,
  };
}

const readListing = ({ places }: ResultOf<typeof PlacesQuery>): Listing => ({
  places: places.nodes.map(readCard),
  pagination: places.pagination,
  facets: places.facets ?? NO_FACETS,
});
