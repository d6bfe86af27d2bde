import { codeLoader } from "@flaneur/ui";
import type { Graph } from "../../graph/graph.ts";
import { dataOf } from "../../graph/graph-call.ts";
import { reloadResults } from "../../query/reload-results.ts";
import { FavoriteStatusQuery } from "./favorite-change.graphql.ts";
import { setFavorite } from "./favorite-change.ts";
import { toggleActor } from "./favorite-toggle.ts";
import { favoritesMachine } from "./favorites.machine.ts";

/** Loads the queue of changes, which is used after a failed change, and for a change that is stored already. */
const loadQueue = codeLoader(() => import("./favorite-queue.host.ts"));

/**
 * The machine of hearts with the actors of a browser.
 * @param isSaved Whether the page shows what is saved on the device, and sends nothing to the server.
 */
export const hostedFavorites = (graph: Graph, isSaved: boolean): typeof favoritesMachine =>
  favoritesMachine.provide({
    actors: {
      toggle: toggleActor({
        save: async (change) => {
          await setFavorite(graph.call, change);
          graph.reloadPending();
        },
        wait: async (change, heart, failure) => {
          const { waitInQueue } = await loadQueue();
          return waitInQueue(change, heart, { failure, isSaved });
        },
        // After a failure, the heart may have another value on the server. The lists of favorites are loading by then.
        refetch: async (id) => {
          const reply = await graph.call(FavoriteStatusQuery, { id });
          await graph.settled();
          return dataOf(reply).place?.place.isFavorite ?? null;
        },
        log: (description, error) => console.warn(description, error),
      }),
    },
    actions: { reloadResults: () => reloadResults(graph) },
  });
