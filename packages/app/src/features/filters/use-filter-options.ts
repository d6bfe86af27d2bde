import type { FilterOptions } from "@flaneur/domain";
import type { Loaded } from "@flaneur/ui/places-screen";
import { useActorRef } from "@xstate/react";
import { useCallback, useMemo, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { cachedResult } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { filterOptionsQuery, hostedFilterOptions } from "./filter-options.actors.ts";

/** Loads the filter options. Returns them, and a stable function that loads them again. */
export function useFilterOptions(): { readonly options: Loaded<FilterOptions>; readonly retry: () => void } {
  const graph = useGraph();
  const machine = useMemo(() => hostedFilterOptions(graph), [graph]);
  const [first] = useState(() => cachedResult(filterOptionsQuery(graph), null));
  const actor = useActorRef(machine, { input: { variables: null, first } });
  const retry = useCallback(() => actor.send({ type: "query.retry" }), [actor]);
  return { options: useLoaded(actor), retry };
}
