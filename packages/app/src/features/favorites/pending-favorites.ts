import type { IntendedPlace } from "../../session/sign-in-intent.ts";

export interface FavoriteChange {
  readonly placeId: string;
  readonly isFavorite: boolean;
}

/** A place whose heart was pressed. */
export interface PendingFavorite {
  readonly place: IntendedPlace;
  /** What the last press asked for: this is shown. */
  readonly wanted: boolean;
  /** What is on its way, or has arrived. */
  readonly sent: boolean | null;
  /** Until the server has answered, then until what was loaded before has been loaded anew. */
  readonly phase: "saving" | "refetching";
}

/** By the id of the place: a map, since an id may be any word. */
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

/** Whether a request is out for the place. */
export function isSaving(pending: PendingFavorites, placeId: string): boolean {
  const entry = pending.get(placeId);
  return entry?.phase === "saving" && entry.sent !== null;
}

export const hasSaved = (pending: PendingFavorites, placeId: string): boolean =>
  pending.get(placeId)?.phase === "refetching";

/** Whether a later press asked for something else than what is on its way. */
export const isWantedOtherwise = (pending: PendingFavorites, placeId: string): boolean => {
  const entry = pending.get(placeId);
  return entry !== undefined && entry.wanted !== entry.sent;
};
