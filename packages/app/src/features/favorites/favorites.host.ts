import { codeLoader } from "@flaneur/ui";
import type { Graph } from "../../graph/graph.ts";
import type { ShownFavorites } from "../../places/shown-favorites.ts";
import { FavoriteStatusQuery } from "./favorite-change.graphql.ts";
import type { FavoriteTabs } from "./favorite-tabs.ts";
import { refetchActor, setFavoriteActor, waitForQueuedActor } from "./favorites.actors.ts";
import { favoritesMachine } from "./favorites.machine.ts";

interface FavoritesHost {
  readonly shownFavorites: ShownFavorites;
  readonly tabs: FavoriteTabs;
  /** Returns whether the page shows what is kept on the device although the server can be reached. */
  readonly isOnDevice: () => boolean;
}

/** Loads the queue of changes, which is used after a failed change, and for a change that another page has stored. */
const loadQueue = codeLoader(() => import("./favorite-queue.host.ts"));

/** The machine of hearts with the actors of a browser. */
export const hostedFavorites = (graph: Graph, { shownFavorites, tabs, isOnDevice }: FavoritesHost) =>
  favoritesMachine.provide({
    actors: {
      setFavorite: setFavoriteActor(graph.mutate, async (error, change) => {
        const { keepForLater } = await loadQueue();
        return keepForLater(graph.mutate, { error, change, isOnDevice });
      }),
      waitForQueued: waitForQueuedActor(async (placeId) => {
        const { waitForQueued } = await loadQueue();
        return waitForQueued(graph.mutate, placeId);
      }),
      refetch: refetchActor(async (id) => {
        tabs.notify();
        await graph.refetch(FavoriteStatusQuery, { id });
        await shownFavorites.reload();
      }),
    },
    actions: {
      forgetResults: () => {
        graph.forget();
        tabs.notify();
      },
      log: (_, { description, error }) => console.warn(description, error),
    },
  });
