import type { ListedPlace } from "@flaneur/ui";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import type { Graph } from "../../graph/graph.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { placeDetailQuery } from "../../places/place-detail.actors.ts";
import { graphLoader } from "../../query/query.actors.ts";

class PlaceNotLoaded extends Error {
  override readonly name = "PlaceNotLoaded";
}

/** Loads a place by its id. Resolves with null if no place has the id. */
const loadPlace = (graph: Graph, id: string, signal: AbortSignal): Promise<ListedPlace | null> =>
  new Promise((resolve, reject) => {
    const load = graphLoader(placeDetailQuery(graph, () => false));
    const giveUp = load(id, (reply) => {
      if (reply.type === "query.result") resolve(reply.result.detail?.place ?? null);
      else reject(new PlaceNotLoaded(`The place '${id}' was not loaded: ${reply.failure.kind}.`));
    });
    signal.addEventListener("abort", giveUp);
  });

/** The actor `loadPlace` of the map. */
export function useLoadPlace() {
  const graph = useGraph();
  return useMemo(
    () =>
      fromPromise<ListedPlace | null, { readonly id: string }>(({ input, signal }) =>
        loadPlace(graph, input.id, signal),
      ),
    [graph],
  );
}
