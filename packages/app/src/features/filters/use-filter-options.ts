import type { FilterOptions } from "@flaneur/domain";
import type { Loaded } from "@flaneur/ui/places-screen";
import { useActorRef } from "@xstate/react";
import { useCallback, useMemo, useState } from "react";
import type { Graph } from "../../graph/graph.ts";
import { firstResult, graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { filterOptionsQuery } from "./filter-options.actors.ts";
import { filterOptionsMachine } from "./filter-options.machine.ts";

/** All that can be filtered by, and a way to load it again, which stays the same. */
export function useFilterOptions(graph: Graph): {
  readonly options: Loaded<FilterOptions>;
  readonly retry: () => void;
} {
  const machine = useMemo(
    () =>
      filterOptionsMachine.provide({
        actors: { load: graphActor(filterOptionsQuery(graph)), networkReturn: networkReturnActor },
      }),
    [graph],
  );
  const [first] = useState(() => firstResult(filterOptionsQuery(graph), null));
  const actor = useActorRef(machine, { input: { variables: null, first } });
  const retry = useCallback(() => actor.send({ type: "query.retry" }), [actor]);
  return { options: useLoaded(actor), retry };
}
