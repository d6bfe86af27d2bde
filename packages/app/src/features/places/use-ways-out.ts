import { type FilterState, waysOut } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { type ShownWayOut, wayOutWords } from "@flaneur/ui/places-screen";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { listingVariables } from "./listing.ts";
import { listingConditions } from "./listing-conditions.ts";
import { PlacesQuery } from "./places.graphql.ts";

interface CountedWays {
  readonly filters: FilterState;
  /** The counts by the index of the way out. Absent while they load, and if their query failed. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The largest number of ways out that are offered. */
const MAX_WAYS = 3;

/**
 * Returns the ways to get exact results by giving up one filter of a question that no place in its area answers. Ways
 * without places are left out. Empty for any other list. Each count is loaded as the first page of its list, which is
 * then shown without another request.
 */
export function useWaysOut(filters: FilterState): readonly ShownWayOut[] {
  const graph = useGraph();
  const page = usePageActor();
  const messages = useMessages();
  const [counted, setCounted] = useState<CountedWays>();
  useEffect(() => {
    const conditions = listingConditions(page);
    const stops = waysOut(filters).map((way, index) =>
      graph.load(
        PlacesQuery,
        listingVariables(way.filters, conditions.now(), conditions.isSignedIn(), conditions.location()),
        (reply) => {
          if (!("data" in reply)) return;
          const { total } = reply.data.places.pagination;
          setCounted((before) => ({
            filters,
            counts: new Map([...(before?.filters === filters ? before.counts : []), [index, total]]),
          }));
        },
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [graph, page, filters]);
  if (counted?.filters !== filters) return [];
  return waysOut(filters)
    .map((way, index) => ({ ...way, words: wayOutWords(way, messages), count: counted.counts.get(index) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_WAYS);
}
