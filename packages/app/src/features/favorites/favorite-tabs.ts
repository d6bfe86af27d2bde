import type { Graph } from "../../graph/graph.ts";
import type { ShownFavorites } from "../../places/shown-favorites.ts";

/** What of a BroadcastChannel is used. */
export type TabChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

const CHANGED = "favorites changed";

/** Other tabs of the browser, in which the same person is signed in. */
export interface FavoriteTabs {
  /** Notifies the other tabs that a favorite was saved. */
  readonly notify: () => void;
}

/** Loads what this tab shows of favorites again whenever another tab has changed one. */
export function followFavoriteTabs(graph: Graph, shown: ShownFavorites, channel: TabChannel): FavoriteTabs {
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data !== CHANGED) return;
    // The cache knows neither which hearts nor which lists have changed.
    graph.forget();
    void shown.reload();
  });
  return { notify: () => channel.postMessage(CHANGED) };
}
