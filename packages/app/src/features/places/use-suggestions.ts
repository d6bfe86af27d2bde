import type { FilterOptions, FilterState } from "@flaneur/domain";
import { loadCode, useMessages } from "@flaneur/ui";
import type { Suggestion } from "@flaneur/ui/places-screen";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import { usePageActor } from "../../page/page-context.ts";
import { startLater } from "../../page/start-later.ts";

const NONE: readonly Suggestion[] = [];

/**
 * Returns suggestions for a search that found nothing. Returns none if the query fails.
 * @param filters The filters, or null if there is no search or the search found places.
 */
export function useSuggestions(filters: FilterState | null, options: FilterOptions | null): readonly Suggestion[] {
  const graph = useGraph();
  const page = usePageActor();
  const messages = useMessages();
  const location = useConfirmedLocation()?.coordinates ?? null;
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (filters === null || options === null) return;
    const { now } = page.getSnapshot().context;
    const stop = startLater(
      loadCode(() => import("./load-suggestions.ts")),
      ({ loadSuggestions }) => loadSuggestions({ graph, filters, location, now, options, messages }, setFound),
      // If their code cannot be loaded, no suggestions are shown. The visitor can still press 'Clear all'.
      () => setFound(NONE),
    );
    return () => {
      stop();
      setFound(NONE);
    };
  }, [graph, page, filters, location, options, messages]);
  return found;
}
