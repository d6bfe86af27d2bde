import type { FilterState } from "@flaneur/domain";
import { useCallback, useEffect, useRef } from "react";
import { AppContext } from "../../app-context.ts";
import type { Graph } from "../../graph/graph.ts";
import { coordinatesOf } from "../../location/location.machine.ts";

/** Preloads the page after the one that the filters select, when its button comes into view. */
export function useNextPage(graph: Graph, filters: FilterState): () => void {
  const app = AppContext.useActorRef();
  const { columns } = AppContext.useSelector(({ context }) => context.viewport);
  const { auth, location } = AppContext.useSelector(({ context }) => context);
  const stop = useRef(() => {});
  // With the screen goes what was begun for it.
  useEffect(() => () => stop.current(), []);
  return useCallback(() => {
    // Favorites are another list, and seldom more than a page.
    if (filters.activeTab === "favorites") return;
    stop.current();
    let stopped = false;
    stop.current = () => {
      stopped = true;
    };
    import("./preload-next-page.ts").then(
      ({ preloadNextPage }) => {
        if (stopped) return;
        const signedIn = auth.getSnapshot().context.user !== null;
        stop.current = preloadNextPage({
          graph,
          filters,
          columns,
          signedIn,
          location: coordinatesOf(location),
          now: app.getSnapshot().context.now,
        });
      },
      // Without its code the next page is loaded when someone goes there.
      () => undefined,
    );
  }, [graph, app, filters, columns, auth, location]);
}
