import type { Facets, FilterState, GridColumns } from "@flaneur/domain";
import { preloadPictures } from "@flaneur/ui";
import type { Listing } from "@flaneur/ui/places-screen";
import type { Client } from "urql";
import { pipe, subscribe, take } from "wonka";
import type { ResultOf } from "../../graphql/graphql.ts";
import { urqlActor } from "../query/query.actors.ts";
import { listingVariables } from "./listing.variables.ts";
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

const readListing = ({ places }: ResultOf<typeof PlacesQuery>): Listing => ({
  places: places.nodes.map(readCard),
  pagination: places.pagination,
  facets: places.facets ?? NO_FACETS,
});
