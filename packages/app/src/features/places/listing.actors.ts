import type { Facets, FilterState, Pagination } from "@flaneur/domain";
import { toPlaceFilters } from "@flaneur/domain";
import { type CardPlace, preloadPictures } from "@flaneur/ui";
import type { Client } from "urql";
import { pipe, subscribe, take } from "wonka";
import { PLACE_STATUS_NAMES, SORT_FIELD_NAMES, SORT_ORDER_NAMES } from "../../graphql/enums.ts";
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

/** The state's question as the graph takes it. */
function listingVariables(state: FilterState): VariablesOf<typeof PlacesQuery> {
  const { types, tags, arrondissements, joins, placeStatuses, search } = toPlaceFilters(state, null);
  const condition = ({ include, exclude }: typeof types) => ({ include: [...include], exclude: [...exclude] });
  return {
    filters: {
      types: condition(types),
      tags: condition(tags),
      arrondissements: condition(arrondissements),
      tagsJoin: joins.tags,
      arrondissementsJoin: joins.arrondissements,
      placeStatuses: placeStatuses.map((status) => PLACE_STATUS_NAMES[status]),
      search,
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
