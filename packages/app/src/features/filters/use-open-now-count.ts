import type { FilterState } from "@flaneur/domain";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { startLater } from "../../page/start-later.ts";

/**
 * Returns the number of places that the filters lead to with 'Open now'. Null while it is unknown: on the server, in the
 * Favorites tab, when 'Open now' is chosen, and after a failure.
 */
export function useOpenNowCount(filters: FilterState): number | null {
  const graph = useGraph();
  const page = usePageActor();
  const [counted, setCounted] = useState<{ readonly filters: FilterState; readonly count: number | null }>();
  useEffect(
    () =>
      startLater(
        import("./watch-open-now.ts"),
        ({ watchOpenNow }) => watchOpenNow(graph, page, filters, (count) => setCounted({ filters, count })),
        // Without the code the count stays unknown, and 'Open now' can be pressed.
        () => {},
      ),
    [graph, page, filters],
  );
  return counted?.filters === filters ? counted.count : null;
}
