import type { FilterState } from "@flaneur/domain";
import { useEffect, useMemo, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePage, usePageActor } from "../../page/page-context.ts";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";

/** The minutes after which the count is loaded again: most places open and close on quarters of an hour. */
const LIFETIME = 15;

/**
 * Returns the number of places that the filters lead to with 'Open now'. Null while it is unknown: on the server, in the
 * Favorites tab, when 'Open now' is chosen, and after a failure.
 */
export function useOpenNowCount(filters: FilterState): number | null {
  const graph = useGraph();
  const page = usePageActor();
  const quarter = usePage(({ now }) => Math.floor(now.minute / LIFETIME));
  const location = useConfirmedLocation()?.coordinates ?? null;
  const request = useMemo(() => ({ filters, quarter }), [filters, quarter]);
  const [counted, setCounted] = useState<{ readonly filters: FilterState; readonly count: number | null }>();
  useEffect(() => {
    const { filters } = request;
    if (filters.activeTab === "favorites" || filters.hours?.moment === "now") return;
    let isOver = false;
    import("./load-open-now.ts")
      .then(({ loadOpenNow }) => loadOpenNow(graph, filters, page.getSnapshot().context.now, location))
      .then(
        (count) => isOver || setCounted({ filters, count }),
        // Without the code the count is unknown, and 'Open now' can be pressed.
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [graph, page, request, location]);
  return counted?.filters === filters ? counted.count : null;
}
