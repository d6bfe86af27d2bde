import type { FilterState } from "@flaneur/domain";
import type { Graph } from "../../graphql/graph.ts";
import type { AuthRef } from "../auth/auth.machine.ts";
import { listingQuery } from "../places/listing.actors.ts";
import { listingMachine } from "../places/listing.machine.ts";
import { graphLoader, lazyLoader, loaderActor, networkReturnActor } from "../query/query.actors.ts";

/** The listing that loads from the graph: of all places, or of the favorites on their tab. */
export function hostedListing(graph: Graph, auth: AuthRef): typeof listingMachine {
  const places = graphLoader(listingQuery(graph, () => auth.getSnapshot().context.user !== null));
  const favorites = lazyLoader(async () => (await import("../favorites/favorites-listing.ts")).favoritesLoader(graph));
  return listingMachine.provide({
    actors: {
      load: loaderActor((filters: FilterState, sendBack) =>
        (filters.activeTab === "favorites" ? favorites : places)(filters, sendBack),
      ),
      networkReturn: networkReturnActor,
    },
  });
}
