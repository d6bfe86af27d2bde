import type { ConfirmedLocation, LocationRef } from "../../location/location.machine.ts";
import { isRecord, readLocation } from "./read-location.ts";

/** What tabs of one browser tell each other: a question, the confirmed location, or null once it is forgotten. */
type TabMessage = { readonly kind: "ask" } | { readonly kind: "location"; readonly location: ConfirmedLocation | null };

/** What of a BroadcastChannel is used. */
export type TabChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "removeEventListener" | "close">;

/**
 * Tells other tabs what this one confirms and forgets, and follows them; a tab that opens asks. Nothing of it is stored,
 * and no server hears of it. Returns a way to end that.
 */
export function shareWithTabs(location: LocationRef, channel: TabChannel): () => void {
  const send = (message: TabMessage) => channel.postMessage(message);
  const known = () => location.getSnapshot().context.location;
  const tell = () => send({ kind: "location", location: known() });
  const heard = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.kind === "location") location.send({ type: "location.follow", location: message.location });
    else if (message?.kind === "ask" && known() !== null) tell();
  };
  channel.addEventListener("message", heard);
  const changed = location.on("location.changed", tell);
  // Confirmed before this code was there.
  if (known() === null) send({ kind: "ask" });
  else tell();
  return () => {
    changed.unsubscribe();
    channel.removeEventListener("message", heard);
    channel.close();
  };
}

/** Null for what another version of the app, or somebody else, has sent. */
function readMessage(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  if (data.kind === "ask") return { kind: "ask" };
  if (data.kind !== "location") return null;
  if (data.location === null) return { kind: "location", location: null };
  const location = readLocation(data.location);
  return location && { kind: "location", location };
}
