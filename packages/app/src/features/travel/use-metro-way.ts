import type { Coordinates, MetroWay } from "@flaneur/domain";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { startLater } from "../../page/start-later.ts";

/**
 * Returns the quickest way by metro to a place. Undefined if there is none, or if it cannot be loaded.
 * @param from The confirmed location, or null.
 */
export function useMetroWay(id: string, from: Coordinates | null): MetroWay | "loading" | undefined {
  const graph = useGraph();
  const [loaded, setLoaded] = useState<{ readonly from: Coordinates; readonly way: MetroWay | null }>();
  useEffect(() => {
    if (from === null) return;
    const listen = (way: MetroWay | null) => setLoaded({ from, way });
    return startLater(
      import("./load-metro-way.ts"),
      ({ loadMetroWay }) => {
        let isOver = false;
        void loadMetroWay(graph, id, from).then((way) => isOver || listen(way));
        return () => {
          isOver = true;
        };
      },
      () => listen(null),
    );
  }, [graph, id, from]);
  if (from === null) return undefined;
  return loaded?.from === from ? (loaded.way ?? undefined) : "loading";
}
