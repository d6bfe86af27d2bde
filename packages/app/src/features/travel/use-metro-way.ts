import type { Coordinates, MetroWay } from "@flaneur/domain";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { MetroWayQuery } from "./metro-way.graphql.ts";

/**
 * Returns the quickest way by metro to a place, or 'loading' until it is loaded. Undefined without a location, if
 * there is no way, and if the request fails.
 * @param id The id of the place. Must not change while the component is mounted.
 * @param from The confirmed location, or null.
 */
export function useMetroWay(id: string, from: Coordinates | null): MetroWay | "loading" | undefined {
  const graph = useGraph();
  const [loaded, setLoaded] = useState<{ readonly from: Coordinates; readonly way: MetroWay | null }>();
  useEffect(() => {
    if (from === null) return;
    let isOver = false;
    void graph.call(MetroWayQuery, { id, origin: from }).then((reply) => {
      if (!isOver) setLoaded({ from, way: "data" in reply ? (reply.data.place?.metro ?? null) : null });
    });
    return () => {
      isOver = true;
    };
  }, [graph, id, from]);
  if (from === null) return undefined;
  return loaded?.from === from ? (loaded.way ?? undefined) : "loading";
}
