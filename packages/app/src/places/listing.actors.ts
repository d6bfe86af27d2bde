import { type FilterState, NO_FACETS } from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import type { Graph } from "../graph/graph.ts";
import type { ResultOf } from "../graph/graphql.ts";
import { graphLoader, type Loader, loaderActor, networkReturnActor } from "../query/query.actors.ts";
import { favoritesLoader } from "./favorites-listing.ts";
import { type LoadedListing, listingMachine } from "./listing.machine.ts";
import { listingVariables } from "./listing.variables.ts";
import type { ListingConditions } from "./listing-conditions.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";

/** The query of a page of places. */
export const listingQuery = (graph: Graph, { isSignedIn, location, now }: ListingConditions) => ({
  graph,
  document: PlacesQuery,
  variables: (filters: FilterState) => listingVariables(filters, now(), isSignedIn(), location()),
  read: readListing,
});

export const readListing = ({ places }: ResultOf<typeof PlacesQuery>): Listing => ({
  places: places.nodes.map(readCard),
  pagination: places.pagination,
  facets: places.facets ?? NO_FACETS,
});

/** The machine of the listing, with an actor that loads all places or, on their tab, the favorites. */
export function hostedListing(graph: Graph, conditions: ListingConditions): typeof listingMachine {
  const places: Loader<FilterState, LoadedListing> = graphLoader(listingQuery(graph, conditions));
  const favorites = favoritesLoader(graph, conditions);
  return listingMachine.provide({
    actors: {
      load: loaderActor((filters: FilterState, sendBack) => {
        const travel = conditions.location() === null ? {} : { transportMode: filters.transportMode };
        return (filters.activeTab === "favorites" ? favorites : places)(filters, (reply) =>
          sendBack(reply.type === "query.result" ? { ...reply, result: { ...reply.result, ...travel } } : reply),
        );
      }),
      networkReturn: networkReturnActor,
    },
  });
}
