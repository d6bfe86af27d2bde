import type { PendingFavorites } from "./pending-favorites.ts";

/** What a heart shows: what was asked for, until what was loaded says the same. */
export const shownFavorite = (pending: PendingFavorites, placeId: string, isFavorite: boolean): boolean =>
  pending.get(placeId)?.wanted ?? isFavorite;

/** The places of the Favorites tab, without those that were just taken back (§4). */
export const listedFavorites = <Item extends { readonly id: string }>(
  pending: PendingFavorites,
  places: readonly Item[],
): readonly Item[] => places.filter(({ id }) => pending.get(id)?.wanted !== false);
