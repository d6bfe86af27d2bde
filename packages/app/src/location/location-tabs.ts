import { isRecord } from "@flaneur/domain";
import type { ConfirmedLocation, LocationRef } from "./location.machine.ts";
import { readLocation } from "./read-location.ts";

/**
 * A message between tabs: a request for the location, the confirmed location, or null after its removal. `isReply` is
 * true for the reply to a request.
 */
type TabMessage =
  | { readonly kind: "request" }
  | { readonly kind: "location"; readonly location: ConfirmedLocation | null; readonly isReply: boolean };

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "removeEventListener" | "close">;

/**
 * Shares the confirmed location between the tabs of a browser. A new tab requests the location from the other tabs. The
 * sharing neither stores the location nor sends it to a server. Returns a function that ends the sharing.
 */
export function shareWithTabs(location: LocationRef, channel: TabChannel): () => void {
  const send = (message: TabMessage) => channel.postMessage(message);
  const known = () => location.getSnapshot().context.location;
  const sendLocation = (isReply = false) => send({ kind: "location", location: known(), isReply });
  let isWaiting = known() === null;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.kind === "request") {
      if (known() !== null) sendLocation(true);
    } else if (message?.kind === "location") {
      // The browser may freeze a hidden tab. Its reply then arrives late, with a location that has changed meanwhile.
      if (message.isReply && !isWaiting) return;
      isWaiting = false;
      location.send({ type: "location.follow", location: message.location });
    }
  };
  channel.addEventListener("message", onMessage);
  const changed = location.on("location.changed", () => {
    isWaiting = false;
    sendLocation();
  });
  // A location that was confirmed before this call is sent to the other tabs.
  if (known() === null) send({ kind: "request" });
  else sendLocation();
  return () => {
    changed.unsubscribe();
    channel.removeEventListener("message", onMessage);
    channel.close();
  };
}

/** Parses a message. Null if it is invalid: another version of the app or another script may have sent it. */
function readMessage(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  if (data.kind === "request") return { kind: "request" };
  if (data.kind !== "location") return null;
  const isReply = data.isReply === true;
  if (data.location === null) return { kind: "location", location: null, isReply };
  const location = readLocation(data.location);
  return location && { kind: "location", location, isReply };
}
