import type { IntendedPlace } from "../../session/sign-in-intent.ts";

export interface FavoriteChange {
  readonly placeId: string;
  readonly isFavorite: boolean;
}

/** The pending change of a place. */
export interface PendingFavorite {
  readonly place: IntendedPlace;
  /** The value that the last press requested. The heart shows it. */
  readonly wanted: boolean;
  /** The value of the last request. Null before the first request. */
  readonly sent: boolean | null;
  /** `saving` until the server has responded, then `refetching` until the visible favorites are reloaded. */
  readonly phase: "saving" | "refetching";
}

/** The changes by the id of the place. A Map, because an id may be the name of an object's property. */
export type PendingFavorites = ReadonlyMap<string, PendingFavorite>;

export const NO_PENDING: PendingFavorites = new Map();

export function notePress(pending: PendingFavorites, place: IntendedPlace, wanted: boolean): PendingFavorites {
  const known = pending.get(place.id) ?? { place, sent: null, phase: "saving" as const };
  return new Map(pending).set(place.id, { ...known, wanted });
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

export function forgetPlace(pending: PendingFavorites, placeId: string): PendingFavorites {
  const others = new Map(pending);
  others.delete(placeId);
  return others;
}

/** Whether a request for the place is pending. */
export function isSaving(pending: PendingFavorites, placeId: string): boolean {
  const entry = pending.get(placeId);
  return entry?.phase === "saving" && entry.sent !== null;
}

/** Returns the last pending change that the server has not stored. */
export const lastUnsaved = (pending: PendingFavorites): PendingFavorite | undefined =>
  [...pending.values()].findLast(({ phase }) => phase === "saving");

export const hasSaved = (pending: PendingFavorites, placeId: string): boolean =>
  pending.get(placeId)?.phase === "refetching";

/** Whether a later press requested another value than the pending request. */
export const isWantedOtherwise = (pending: PendingFavorites, placeId: string): boolean => {
  const entry = pending.get(placeId);
  return entry !== undefined && entry.wanted !== entry.sent;
};
