/** The app's access to the browser: the values read before the first render, the storage, and the browser's events. */
import { parisTime, VIEWPORT_QUERIES, type Viewport, viewportOf } from "@flaneur/domain";
import { loadCode, whenHydrated } from "@flaneur/ui";
import type { RootActor } from "./App.tsx";
import { type AppInput, appMachine } from "./app.machine.ts";
import { hostedAccount, hostedAuthDialog } from "./features/auth/auth-dialog.host.ts";
import type { FavoriteTabs } from "./features/favorites/favorite-tabs.ts";
import { hostedFavorites } from "./features/favorites/favorites.host.ts";
import { preferencesMachine } from "./features/filters/preferences.machine.ts";
import {
  FILTER_STORAGE_KEY,
  loadPreferences,
  parsePreferences,
  savePreferences,
  storedPreferences,
} from "./features/filters/preferences.storage.ts";
import { hostedLanguage, shownLanguage } from "./features/language/language.host.ts";
import { loadMessages } from "./features/language/load-messages.ts";
import { layoutMachine } from "./features/layout/layout.machine.ts";
import { keepLayout, loadLayout } from "./features/layout/layout.storage.ts";
import { hostedConnection } from "./features/offline/connection.host.ts";
import { themeMachine } from "./features/theme/theme.machine.ts";
import {
  keepTheme,
  parseTheme,
  shownTheme,
  showTheme,
  storedTheme,
  THEME_STORAGE_KEY,
} from "./features/theme/theme.storage.ts";
import { hostedViews } from "./features/views/views.host.ts";
import { searchOf } from "./first-view/assumptions.ts";
import type { FirstResults } from "./graph/first-results.ts";
import type { Graph } from "./graph/graph.ts";
import { readPublicSettings } from "./page/public-settings.ts";
import type { ShownFavorites } from "./places/shown-favorites.ts";
import { followStorage, hostedAuth } from "./session/auth.host.ts";
import { type AuthStore, createAuthStore } from "./session/auth.storage.ts";
import { watchPageLeft } from "./session/page-left.ts";

const storage = () => localStorage;
const root = () => document.documentElement;
const viewport = (): Viewport => viewportOf(innerWidth);

export const authStore: AuthStore = createAuthStore(storage);

export const readBrowser = (): AppInput => ({
  theme: shownTheme(root()),
  preferences: loadPreferences(storage),
  layout: loadLayout(storage),
  viewport: viewport(),
  auth: authStore.read(),
  settings: readPublicSettings(document),
  now: parisTime(Date.now()),
  search: searchOf(location),
});

interface BrowserAppOptions {
  readonly graph: Graph;
  readonly shownFavorites: ShownFavorites;
  readonly favoriteTabs: FavoriteTabs;
  /**
   * Sends a POST of the graph as it is to the server, also while the page shows what is kept on the device. To a GET by
   * the id of the document, the gateway responds with an old result while the API does not answer.
   */
  readonly plain: typeof fetch;
  /** Returns whether the page shows what is kept on the device although the server can be reached. */
  readonly isOnDevice: () => boolean;
}

/** Returns the root machine with the actors and actions of a browser. */
export function browserApp(options: BrowserAppOptions): typeof appMachine {
  const { graph, shownFavorites, favoriteTabs, plain, isOnDevice } = options;
  const { call } = graph;
  return appMachine.provide({
    actors: {
      language: hostedLanguage(),
      theme: themeMachine.provide({
        actions: { show: (_, theme) => showTheme(document, theme), keep: (_, theme) => keepTheme(storage, theme) },
      }),
      preferences: preferencesMachine.provide({
        actions: { save: (_, changes) => savePreferences(storage, changes) },
      }),
      layout: layoutMachine.provide({ actions: { keep: (_, layout) => keepLayout(storage, layout) } }),
      auth: hostedAuth({
        store: authStore,
        call,
        watchPage: watchPageLeft(),
        forgetResults: () => graph.forget(),
        redirectToLogIn: () => location.assign("/login"),
      }),
      authDialog: hostedAuthDialog(call),
      account: hostedAccount(call),
      favorites: hostedFavorites(graph, { shownFavorites, tabs: favoriteTabs, isOnDevice }),
      views: hostedViews(call),
      connection: hostedConnection(() => sessionStorage, plain),
    },
  });
}

interface LoadedByPage {
  readonly graph: Graph;
  readonly firstResults: FirstResults;
}

/**
 * Sends the root actor the current minute, the size of the window, the state of the connection, and what other tabs
 * change: theme, preferences, session, language, location and views. Returns a function that stops this.
 */
export function listenToBrowser(app: RootActor, loaded: LoadedByPage): () => void {
  const { language, theme, preferences, auth } = app.getSnapshot().context;
  const resized = () => app.send({ type: "viewport.change", viewport: viewport() });
  const stored = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_STORAGE_KEY) theme.send({ type: "theme.follow", theme: parseTheme(newValue) });
    if (key === FILTER_STORAGE_KEY) {
      preferences.send({ type: "preferences.follow", preferences: parsePreferences(newValue) });
    }
    followStorage(auth, authStore, key);
  };
  // The browser sends no `storage` events to a page in its back/forward cache.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const chosen = storedTheme(storage);
    if (chosen !== null) theme.send({ type: "theme.follow", theme: chosen });
    const preferred = storedPreferences(storage);
    if (preferred !== null) preferences.send({ type: "preferences.follow", preferences: preferred });
    followStorage(auth, authStore, null);
  };
  const queries = VIEWPORT_QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", resized);
  let clock: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const tick = () => {
    if (isStopped) return;
    app.send({ type: "clock.tick", now: parisTime(Date.now()) });
    clock = setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  // Until a part is hydrated, it shows the minute of the server. If the app's minute changed before the hydration,
  // React would replace the HTML of the part, and would lose what the visitor has typed or chosen in it.
  const hydrated = whenHydrated(document);
  void hydrated.then(tick);
  addEventListener("storage", stored);
  addEventListener("pageshow", shown);
  // `npm run dev` dispatches this event when a message file was edited. The production build removes this branch.
  if (import.meta.hot) {
    addEventListener("texts.change", async () => {
      const messages = await loadMessages(shownLanguage(document));
      language.send({ type: "language.edit", messages: { ...messages } });
    });
  }
  let stop = () => {};
  // If this code cannot be loaded, the page works without it: the language, the location and the changes of views are
  // not shared with other tabs, and nothing works offline.
  const loadRest = hydrated.then(() => loadCode(() => import("./after-hydration.ts"))).catch(() => null);
  void loadRest.then((rest) => {
    if (!isStopped && rest !== null) stop = rest.startAfterHydration(app, loaded);
  });
  return () => {
    for (const query of queries) query.removeEventListener("change", resized);
    removeEventListener("storage", stored);
    removeEventListener("pageshow", shown);
    isStopped = true;
    clearTimeout(clock);
    stop();
  };
}
