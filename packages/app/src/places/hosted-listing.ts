import type { FilterState } from "@flaneur/domain";
import type { Graph } from "../graph/graph.ts";
import { graphLoader, type Loader, loaderActor, networkReturnActor } from "../query/query.actors.ts";
import { favoritesLoader } from "./favorites-listing.ts";
import { listingQuery } from "./listing.actors.ts";
import { type LoadedListing, listingMachine } from "./listing.machine.ts";
import type { ListingConditions } from "./listing-conditions.ts";

/** The listing that loads from the graph: of all places, or of the favorites on their tab. */
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
