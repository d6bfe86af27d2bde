import type { ViewsRef } from "./views.machine.ts";

/** The part of a BroadcastChannel that is used. */
export type ViewChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

const CHANGED = "views changed";

/**
 * Notifies the other tabs of the browser when a view is saved or deleted, or the views are reordered. Reloads the views
 * when another tab sends this notification. Returns a function that stops both.
 */
export function followViewTabs(views: ViewsRef, channel: ViewChannel): () => void {
  const notify = () => channel.postMessage(CHANGED);
  const subscriptions = [
    views.on("views.saved", notify),
    views.on("views.deleted", notify),
    views.on("views.reordered", notify),
  ];
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === CHANGED) views.send({ type: "views.changedElsewhere" });
  });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    channel.close();
  };
}
