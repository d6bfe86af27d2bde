import type { Coordinates, MetroWay } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import { MetroWayQuery } from "./metro-way.graphql.ts";

/** Loads the quickest way by metro to a place. Returns null if there is none, or if the request fails. */
export async function loadMetroWay(graph: Graph, id: string, from: Coordinates): Promise<MetroWay | null> {
  const reply = await graph.call(MetroWayQuery, { id, origin: from });
  return "data" in reply ? (reply.data.place?.metro ?? null) : null;
}
