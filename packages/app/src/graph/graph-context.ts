import { createContext, useContext } from "react";
import type { Graph } from "./graph.ts";

const GraphContext = createContext<Graph | null>(null);

export const GraphProvider = GraphContext.Provider;

/** The graph, for components that provide a machine with its `load` actor. */
export function useGraph(): Graph {
  const graph = useContext(GraphContext);
  if (graph === null) throw new Error("There is no graph. Put a GraphProvider around this component.");
  return graph;
}
