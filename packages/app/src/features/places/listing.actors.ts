import { effectiveSort, type Facets, type FilterState, type GridColumns, toPlaceFilters } from "@flaneur/domain";
import { preloadPictures } from "@flaneur/ui";
import type { Listing } from "@flaneur/ui/places-screen";
import type { Client } from "urql";
import { pipe, subscribe, take } from "wonka";
import { PLACE_STATUS_NAMES, SORT_FIELD_NAMES, SORT_ORDER_NAMES } from "../../graphql/enums.ts";
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

/** What the state asks for, as the graph takes it. */
function listingVariables(state: FilterState): VariablesOf<typeof PlacesQuery> {
  const { types, tags, arrondissements, joins, placeStatuses, search } = toPlaceFilters(state, null);
  const sort = effectiveSort(state, null);
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
