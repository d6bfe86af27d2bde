import type { Graph } from "../graph/graph.ts";

/** Dispatched on the window when all results are out of date. The machine of each query then loads its result again. */
export const RESULTS_CHANGED = "flaneur-results-changed";

/** Removes all results from the cache, and loads those again that the page shows. */
export function reloadResults(graph: Pick<Graph, "forget">): void {
  graph.forget();
  dispatchEvent(new Event(RESULTS_CHANGED));
}
