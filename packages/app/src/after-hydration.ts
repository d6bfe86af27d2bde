/** The tasks that the page starts once it is hydrated. The first screen needs none of them. */
import type { RootActor } from "./App.tsx";
import { followFavoriteQueue } from "./features/favorites/favorite-queue.host.ts";
import { chosenLanguage } from "./features/language/language.cookie.ts";
import { shownLanguage } from "./features/language/language.host.ts";
import { shareLanguage } from "./features/language/share-language.ts";
import { shareWithTabs } from "./features/location/location-tabs.ts";
import { startOffline } from "./features/offline/start-offline.ts";
import { followViewTabs } from "./features/views/follow-view-tabs.ts";
import type { FirstResults } from "./graph/first-results.ts";
import type { Graph } from "./graph/graph.ts";

/**
 * Shares the language, the location and the changes of views with the other tabs. In a build, also starts the service
 * worker and the queue of favorites. Returns a function that stops this.
 */
export function startAfterHydration(
  app: RootActor,
  { graph, firstResults }: { readonly graph: Graph; readonly firstResults: FirstResults },
): () => void {
  const { auth, connection, favorites, language, location, views } = app.getSnapshot().context;
  // The service worker may show a kept page, or the page without content, in another language than the chosen one.
  const chosen = chosenLanguage(document);
  if (chosen !== undefined && chosen !== shownLanguage(document))
    language.send({ type: "language.follow", language: chosen });
  const stops = [
    shareLanguage(language, new BroadcastChannel("flaneur-language")),
    shareWithTabs(location, new BroadcastChannel("flaneur-location")),
    followViewTabs(views, new BroadcastChannel("flaneur-views")),
  ];
  // The development server changes its files too often for a worker that keeps them.
  if (import.meta.env.PROD) {
    stops.push(startOffline({ auth, connection, firstResults, forgetResults: graph.forget }));
    stops.push(followFavoriteQueue({ favorites, auth, mutate: graph.mutate }));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
