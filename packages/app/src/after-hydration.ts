/** The tasks that the page starts once it is hydrated. The first screen needs none of them. */
import type { RootActor } from "./App.tsx";
import { followFavoriteQueue } from "./features/favorites/favorite-queue.host.ts";
import { shareFavorites } from "./features/favorites/share-favorites.ts";
import { chosenLanguage } from "./features/language/language.cookie.ts";
import { shownLanguage } from "./features/language/language.host.ts";
import { shareLanguage } from "./features/language/share-language.ts";
import { recentSearches } from "./features/search/recent-searches.ts";
import { followViewTabs } from "./features/views/follow-view-tabs.ts";
import type { FirstResults } from "./graph/first-results.ts";
import type { Graph } from "./graph/graph.ts";
import { keepLocation } from "./location/kept-location.ts";
import { shareWithTabs } from "./location/location-tabs.ts";
import { startOffline } from "./offline/start-offline.ts";
import { reloadResults } from "./query/reload-results.ts";
import type { AuthRef } from "./session/auth.machine.ts";

/**
 * Shares the language, the location and the changes of favorites and views with the other tabs, and keeps the location
 * for a reload. In a build, also starts the service worker and the queue of favorites. Returns a function that stops this.
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
  const reload = () => reloadResults(graph);
  const stops = [
    shareFavorites(favorites, reload, new BroadcastChannel("flaneur-favorites")),
    shareLanguage(language, new BroadcastChannel("flaneur-language")),
    shareWithTabs(location, new BroadcastChannel("flaneur-location")),
    // After the request to the other tabs, so that their reply replaces the location that this tab has kept.
    keepLocation(location, auth, () => sessionStorage),
    forgetSearchesAtLogOut(auth),
    followViewTabs(views, new BroadcastChannel("flaneur-views")),
  ];
  // The development server changes its files too often for a worker that keeps them.
  if (import.meta.env.PROD) {
    stops.push(startOffline({ auth, connection, firstResults, reloadResults: reload }));
    stops.push(followFavoriteQueue(favorites, auth));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Removes the recent searches when the session ends, so that the next user of the browser does not see them. */
function forgetSearchesAtLogOut(auth: AuthRef): () => void {
  const ended = auth.on("auth.ended", () => recentSearches.clear());
  return () => ended.unsubscribe();
}
