import type { IntendedPlace } from "../../session/sign-in-intent.ts";

export interface FavoriteChange {
  readonly placeId: string;
  readonly isFavorite: boolean;
}

/** The pending change of a place. */
export interface PendingFavorite {
  /** The place. Null for a change that was stored by another page, until the heart is pressed on this page. */
  readonly place: IntendedPlace | null;
  /** The value that the last press requested. The heart shows it. */
  readonly wanted: boolean;
  /** The value of the last request, or of a `queued` change. Null before the first request. */
  readonly sent: boolean | null;
  /**
   * `queued`: another page has stored the change, which waits for the server. `saving`: this page has made the change,
   * and it is not stored on the server yet. `refetching`: it is stored, and the visible favorites are being reloaded.
   */
  readonly phase: "queued" | "saving" | "refetching";
}

/** The changes by the id of the place. A Map, because an id may be the name of an object's property. */
export type PendingFavorites = ReadonlyMap<string, PendingFavorite>;

export const NO_PENDING: PendingFavorites = new Map();

export function notePress(pending: PendingFavorites, place: IntendedPlace, wanted: boolean): PendingFavorites {
  const known = pending.get(place.id) ?? { place, sent: null, phase: "saving" as const };
  const sent = known.phase === "queued" ? wanted : known.sent;
  // The last press is the last entry.
  return forgetPlace(pending, place.id).set(place.id, { ...known, place, wanted, sent });
}

/** Adds the stored change of another page. */
export function noteQueued(
  pending: PendingFavorites,
  { placeId, isFavorite: wanted }: FavoriteChange,
): PendingFavorites {
  const known = pending.get(placeId);
  // This page has sent a change of the same place. The machine sends the other value afterwards.
  if (known?.phase === "saving") return new Map(pending).set(placeId, { ...known, wanted });
  return new Map(pending).set(placeId, { place: known?.place ?? null, wanted, sent: wanted, phase: "queued" });
}

const change = (
  pending: PendingFavorites,
  placeId: string,
  write: (entry: PendingFavorite) => Partial<PendingFavorite>,
): PendingFavorites => {
  const entry = pending.get(placeId);
  return entry === undefined ? pending : new Map(pending).set(placeId, { ...entry, ...write(entry) });
};

export const noteSent = (pending: PendingFavorites, placeId: string): PendingFavorites =>
  change(pending, placeId, ({ wanted }) => ({ sent: wanted, phase: "saving" }));

export const noteSaved = (pending: PendingFavorites, placeId: string): PendingFavorites =>
  change(pending, placeId, () => ({ phase: "refetching" }));

export function forgetPlace(pending: PendingFavorites, placeId: string): Map<string, PendingFavorite> {
  const others = new Map(pending);
  others.delete(placeId);
  return others;
}

/** Whether the last request for the place is pending, or waits for a connection. */
export function isSaving(pending: PendingFavorites, placeId: string): boolean {
  const entry = pending.get(placeId);
  return entry !== undefined && entry.phase !== "refetching" && entry.sent !== null;
}

export const isQueued = (pending: PendingFavorites, placeId: string): boolean =>
  pending.get(placeId)?.phase === "queued";

/** A press of this page. */
type Press = PendingFavorite & { readonly place: IntendedPlace };
const isUnsavedPress = (entry: PendingFavorite): entry is Press => entry.place !== null && entry.phase !== "refetching";

/** Returns the last press of this page that the server has not stored. */
export const lastUnsaved = (pending: PendingFavorites): Press | undefined =>
  [...pending.values()].findLast(isUnsavedPress);

export const hasSaved = (pending: PendingFavorites, placeId: string): boolean =>
  pending.get(placeId)?.phase === "refetching";

/** Whether a later press requested another value than the pending request. */
export const isWantedOtherwise = (pending: PendingFavorites, placeId: string): boolean => {
  const entry = pending.get(placeId);
  return entry !== undefined && entry.wanted !== entry.sent;
};
