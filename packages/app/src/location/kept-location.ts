import { isRecord } from "@flaneur/domain";
import type { AuthRef } from "../session/auth.machine.ts";
import type { ConfirmedLocation, LocationRef } from "./location.machine.ts";
import { readLocation } from "./read-location.ts";

/** The key in the storage of the tab. */
export const LOCATION_STORAGE_KEY = "location";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface KeptLocation {
  readonly location: ConfirmedLocation;
  /** The id of the user who was signed in, or null. */
  readonly userId: string | null;
}

/**
 * Keeps the confirmed location in the storage of the tab, so that it survives a reload, and restores it once. A location
 * that was kept for another user is not restored: the session may have ended while the tab was closed. If storage is
 * blocked, the location lasts as long as the page. Returns a function that stops the keeping.
 */
export function keepLocation(location: LocationRef, auth: AuthRef, storage: () => TabStorage): () => void {
  const known = () => location.getSnapshot().context.location;
  const userId = () => auth.getSnapshot().context.user?.id ?? null;
  const kept = read(storage);
  if (known() === null && kept !== null && (kept.userId === null || kept.userId === userId())) {
    // As if another tab had it: the location is not sent to the other tabs, which may have removed it meanwhile.
    location.send({ type: "location.follow", location: kept.location });
  }
  const write = () => {
    const confirmed = known();
    store(storage, confirmed && { location: confirmed, userId: userId() });
  };
  write();
  const subscriptions = [location.subscribe(write), auth.subscribe(write)];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

function read(storage: () => TabStorage): KeptLocation | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(LOCATION_STORAGE_KEY) ?? "null");
    if (!isRecord(value)) return null;
    const location = readLocation(value.location);
    const { userId } = value;
    return location !== null && (userId === null || typeof userId === "string") ? { location, userId } : null;
  } catch {
    return null;
  }
}

function store(storage: () => TabStorage, kept: KeptLocation | null): void {
  try {
    if (kept === null) storage().removeItem(LOCATION_STORAGE_KEY);
    else storage().setItem(LOCATION_STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // The visitor cannot fix a blocked storage, so no error is shown.
  }
}
