import type { FilterState, ParisTime } from "@flaneur/domain";
import type { Graph } from "../graph/graph.ts";
import { coordinatesOf, type LocationRef } from "../location/location.machine.ts";
import { graphLoader, type Loader, loaderActor, networkReturnActor } from "../query/query.actors.ts";
import type { AuthRef } from "../session/auth.machine.ts";
import { favoritesLoader } from "./favorites-listing.ts";
import { listingQuery } from "./listing.actors.ts";
import { type LoadedListing, listingMachine } from "./listing.machine.ts";

/** The listing that loads from the graph: of all places, or of the favorites on their tab. */
export function hostedListing(
  graph: Graph,
  auth: AuthRef,
  location: LocationRef,
  now: () => ParisTime,
): typeof listingMachine {
  const known = () => coordinatesOf(location);
  const places: Loader<FilterState, LoadedListing> = graphLoader(
    listingQuery(graph, () => auth.getSnapshot().context.user !== null, known, now),
  );
  const favorites = favoritesLoader(graph, known, now);
  return listingMachine.provide({
    actors: {
      load: loaderActor((filters: FilterState, sendBack) => {
        const travel = known() === null ? {} : { transportMode: filters.transportMode };
        return (filters.activeTab === "favorites" ? favorites : places)(filters, (reply) =>
          sendBack(reply.type === "query.result" ? { ...reply, result: { ...reply.result, ...travel } } : reply),
        );
      }),
      networkReturn: networkReturnActor,
    },
  });
}
