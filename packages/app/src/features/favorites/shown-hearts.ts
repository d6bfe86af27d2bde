import type { PendingFavorites } from "./pending-favorites.ts";

/** Returns whether a heart is filled. The value of a pending change takes precedence over the loaded value. */
export const shownFavorite = (pending: PendingFavorites, placeId: string, isFavorite: boolean): boolean =>
  pending.get(placeId)?.wanted ?? isFavorite;

/** Returns the places of the Favorites tab without those that were just removed (§4). */
export const listedFavorites = <Item extends { readonly id: string }>(
  pending: PendingFavorites,
  places: readonly Item[],
): readonly Item[] => places.filter(({ id }) => pending.get(id)?.wanted !== false);
