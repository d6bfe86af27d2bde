import type { Graph } from "../../graph/graph.ts";
import type { ShownFavorites } from "../../places/shown-favorites.ts";
import { FavoriteStatusQuery } from "./favorite-change.graphql.ts";
import type { FavoriteTabs } from "./favorite-tabs.ts";
import { refetchActor, setFavoriteActor } from "./favorites.actors.ts";
import { favoritesMachine } from "./favorites.machine.ts";

/** The machine of hearts with the actors of a browser. */
export const hostedFavorites = (graph: Graph, shownFavorites: ShownFavorites, tabs: FavoriteTabs) =>
  favoritesMachine.provide({
    actors: {
      setFavorite: setFavoriteActor(graph.mutate, async (error, change) => {
        const { keepForLater } = await import("./favorite-queue.host.ts");
        return keepForLater(graph.mutate, error, change);
      }),
      refetch: refetchActor(async (id) => {
        tabs.notify();
        await graph.refetch(FavoriteStatusQuery, { id });
        await shownFavorites.reload();
      }),
    },
    actions: { log: (_, { description, error }) => console.warn(description, error) },
  });
