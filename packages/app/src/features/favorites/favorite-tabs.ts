import type { Graph } from "../../graph/graph.ts";
import type { ShownFavorites } from "../../places/shown-favorites.ts";

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

const CHANGED = "favorites changed";

/** The other tabs of the browser. The same user is signed in there. */
export interface FavoriteTabs {
  /** Notifies the other tabs that a favorite was saved. */
  readonly notify: () => void;
}

/** Refetches the visible favorites whenever another tab has changed a favorite. */
export function followFavoriteTabs(graph: Graph, shown: ShownFavorites, channel: TabChannel): FavoriteTabs {
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data !== CHANGED) return;
    // The cache does not know which hearts and lists have changed.
    graph.forget();
    void shown.reload();
  });
  return { notify: () => channel.postMessage(CHANGED) };
}
