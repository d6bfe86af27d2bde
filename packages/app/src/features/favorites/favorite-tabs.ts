import type { Graph } from "../../graph/graph.ts";
import type { ShownFavorites } from "../../places/shown-favorites.ts";

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

const CHANGED = "favorites changed";

/** The other tabs of the browser, which have the same signed-in user. */
export interface FavoriteTabs {
  /** Notifies the other tabs that favorites were changed. */
  readonly notify: () => void;
}

/** Refetches the visible favorites whenever another tab has changed favorites. */
export function followFavoriteTabs(graph: Graph, shown: ShownFavorites, channel: TabChannel): FavoriteTabs {
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data !== CHANGED) return;
    // The message does not name the places, so all cached results are dropped.
    graph.forget();
    void shown.reload();
  });
  return { notify: () => channel.postMessage(CHANGED) };
}
