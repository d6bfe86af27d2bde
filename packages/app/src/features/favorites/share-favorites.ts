import type { FavoritesRef } from "./favorites.machine.ts";

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

const CHANGED = "favorites changed";

/**
 * Notifies the other tabs of the browser, which have the same signed-in user, that favorites were changed, and reloads
 * the results of this tab when another one has changed favorites: the message does not name the places. Returns a
 * function that stops this.
 */
export function shareFavorites(favorites: FavoritesRef, reload: () => void, channel: TabChannel): () => void {
  const changed = favorites.on("favorites.changed", () => channel.postMessage(CHANGED));
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === CHANGED) reload();
  });
  return () => {
    changed.unsubscribe();
    channel.close();
  };
}
