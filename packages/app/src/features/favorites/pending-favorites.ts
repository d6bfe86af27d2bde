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
  /** Whether the server has stored the value. The visible favorites are then being reloaded. */
  readonly isSaved: boolean;
}

/**
 * The changes by the id of the place, the last press as the last entry. A Map, because an id may be the name of an
 * object's property.
 */
export type PendingFavorites = ReadonlyMap<string, PendingFavorite>;

export const NO_PENDING: PendingFavorites = new Map();

export function forgetPlace(pending: PendingFavorites, placeId: string): Map<string, PendingFavorite> {
  const others = new Map(pending);
  others.delete(placeId);
  return others;
}

/** A press of this page. */
type Press = PendingFavorite & { readonly place: IntendedPlace };
const isUnsavedPress = (entry: PendingFavorite): entry is Press => entry.place !== null && !entry.isSaved;

/** Returns the last press of this page that the server has not stored. */
export const lastUnsaved = (pending: PendingFavorites): Press | undefined =>
  [...pending.values()].findLast(isUnsavedPress);

/** Returns whether a heart is filled. The value of a pending change takes precedence over the loaded value. */
export const shownFavorite = (pending: PendingFavorites, placeId: string, isFavorite: boolean): boolean =>
  pending.get(placeId)?.wanted ?? isFavorite;

/** Returns the places of the Favorites tab without those that were just removed (§4). */
export const listedFavorites = <Item extends { readonly id: string }>(
  pending: PendingFavorites,
  places: readonly Item[],
): readonly Item[] => places.filter(({ id }) => pending.get(id)?.wanted !== false);
