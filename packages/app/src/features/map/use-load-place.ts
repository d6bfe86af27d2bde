import type { ListedPlace } from "@flaneur/ui";
import { useCallback, useEffect } from "react";
import type { Graph } from "../../graph/graph.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { graphLoader } from "../../query/query.actors.ts";
import { useAuth } from "../../session/use-auth.ts";
import { listingConditions } from "../places/listing-conditions.ts";
import { placeDetailQuery } from "../places/place-detail.actors.ts";

class PlaceNotLoaded extends Error {
  override readonly name = "PlaceNotLoaded";
}

/**
 * Loads a place by its id. Resolves with null if no place has the id. A place from the cache resolves at once, and is
 * loaded again only if it is older than `FRESHNESS_MS.places`. Rejects if the place cannot be loaded.
 * @param isSignedIn Returns whether to load if the place is a favorite.
 */
export const loadPlace = (
  graph: Graph,
  isSignedIn: () => boolean,
  id: string,
  signal: AbortSignal,
): Promise<ListedPlace | null> =>
  new Promise((resolve, reject) => {
    const load = graphLoader(placeDetailQuery(graph, isSignedIn));
    const stop = load(id, (reply) => {
      if (reply.type === "query.result") resolve(reply.result.detail?.place ?? null);
      else reject(new PlaceNotLoaded(`The place '${id}' was not loaded: ${reply.failure.kind}.`));
      // Ends the subscription to the cache after the final reply. A reply may arrive before `stop` has its value.
      if (reply.type === "query.failure" || !reply.stale) queueMicrotask(() => stop());
    });
    signal.addEventListener("abort", stop);
  });

/** Returns the function that loads a place for the signed-in user, or for a visitor without an account. */
export function useLoadPlace() {
  const graph = useGraph();
  const page = usePageActor();
  return useCallback(
    (id: string, signal: AbortSignal) => loadPlace(graph, listingConditions(page).isSignedIn, id, signal),
    [graph, page],
  );
}

/**
 * Watches a place: calls `onLoad` whenever its data change, and when another user signs in.
 * @param id The id of the place, or null to watch none.
 * @param onLoad A stable function.
 */
export function useWatchedPlace(id: string | null, onLoad: (place: ListedPlace) => void): void {
  const graph = useGraph();
  const page = usePageActor();
  const person = useAuth().user?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another user
  useEffect(() => {
    if (id === null) return;
    return graphLoader(placeDetailQuery(graph, listingConditions(page).isSignedIn))(id, (reply) => {
      if (reply.type === "query.result" && reply.result.detail !== null) onLoad(reply.result.detail.place);
    });
  }, [graph, page, id, onLoad, person]);
}
