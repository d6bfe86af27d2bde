import type { FilterState } from "@flaneur/domain";
import { loadCode } from "@flaneur/ui";
import { useCallback, useEffect, useRef } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePage, usePageActor } from "../../page/page-context.ts";
import { listingConditions } from "./listing-conditions.ts";

/**
 * Returns a function that preloads the next page. Call it when the button 'Next' comes into view.
 * @param after `pagination.next` of the page that is shown.
 */
export function useNextPage(filters: FilterState, after: string | null): () => void {
  const graph = useGraph();
  const page = usePageActor();
  const { columns } = usePage(({ viewport }) => viewport);
  const stop = useRef(() => {});
  // Cancels the preloading when the screen is removed.
  useEffect(() => () => stop.current(), []);
  return useCallback(() => {
    // Favorites come from another query, which is not preloaded.
    if (filters.activeTab === "favorites") return;
    stop.current();
    let isOver = false;
    let stopLoading = () => {};
    stop.current = () => {
      isOver = true;
      stopLoading();
    };
    const options = { graph, filters, after, columns, conditions: listingConditions(page) };
    loadCode(() => import("./preload-next-page.ts")).then(
      ({ preloadNextPage }) => {
        if (!isOver) stopLoading = preloadNextPage(options);
      },
      // If the code cannot be loaded, the next page is loaded when the visitor opens it.
      () => {},
    );
  }, [graph, page, filters, after, columns]);
}
