import { fromCallback } from "xstate";
import type { GraphClient } from "../../graph/client.ts";
import { setFavorite } from "./favorite-change.ts";
import type { FavoritesEvent } from "./favorites.events.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/**
 * The actor `setFavorite` of the favorites.
 * @param keep Called with the error of a change that was not stored. Resolves when it was sent later, and fails
 * otherwise.
 */
export const setFavoriteActor = (
  mutate: GraphClient["mutate"],
  keep: (error: unknown, change: FavoriteChange) => Promise<void> = Promise.reject.bind(Promise),
) =>
  fromCallback<FavoritesEvent, FavoriteChange>(({ input: { placeId, isFavorite }, sendBack }) => {
    let stopped = false;
    const change = { placeId, isFavorite };
    const sending = setFavorite(mutate, change).catch((error: unknown) => keep(error, change));
    sending.then(
      () => {
        if (!stopped) sendBack({ type: "favorite.saved", placeId });
      },
      (error: unknown) => {
        if (!stopped) sendBack({ type: "favorite.failed", placeId, error });
      },
    );
    return () => {
      stopped = true;
    };
  });

/**
 * The actor `waitForQueued` of the favorites.
 * @param wait Resolves when the stored change of a place was sent, and fails if the server refuses it.
 */
export const waitForQueuedActor = (wait: (placeId: string) => Promise<void>) =>
  fromCallback<FavoritesEvent, { readonly placeId: string }>(({ input: { placeId }, sendBack }) => {
    let stopped = false;
    wait(placeId).then(
      () => {
        if (!stopped) sendBack({ type: "favorite.saved", placeId });
      },
      (error: unknown) => {
        if (!stopped) sendBack({ type: "favorite.failed", placeId, error });
      },
    );
    return () => {
      stopped = true;
    };
  });

/**
 * The actor `refetch` of the favorites.
 * @param load Refetches the visible favorites. Resolves when they are loaded or have failed to load.
 */
export const refetchActor = (load: (placeId: string) => Promise<void>) =>
  fromCallback<FavoritesEvent, { readonly placeId: string }>(({ input: { placeId }, sendBack }) => {
    let stopped = false;
    const loaded = () => {
      if (!stopped) sendBack({ type: "favorite.refetched", placeId });
    };
    load(placeId).then(loaded, loaded);
    return () => {
      stopped = true;
    };
  });
