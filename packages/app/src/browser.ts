/** The app's access to the browser: the values read before the first render, the storage, and the browser's events. */
import { type ListPreferences, parisTime, VIEWPORT_QUERIES, type Viewport, viewportOf } from "@flaneur/domain";
import { loadCode } from "@flaneur/ui";
import type { RootActor } from "./App.tsx";
import { appMachine } from "./app.machine.ts";
import { hostedFavorites } from "./features/favorites/favorites.host.ts";
import { filtersMachine } from "./features/filters/filters.machine.ts";
import {
  FILTER_STORAGE_KEY,
  loadPreferences,
  parsePreferences,
  savePreferences,
  setPreferences,
  storedPreferences,
} from "./features/filters/preferences.storage.ts";
import { hostedLanguage, shownLanguage } from "./features/language/language.host.ts";
import { loadMessages } from "./features/language/load-messages.ts";
import { keepLayout, loadLayout } from "./features/places/layout.storage.ts";
import { hostedViews } from "./features/views/views.host.ts";
import type { BrowserInput } from "./first-view/server-html.ts";
import type { FirstResults } from "./graph/first-results.ts";
import type { Graph } from "./graph/graph.ts";
import { readPublicSettings } from "./page/public-settings.ts";
import { keepThemeOf, parseTheme, shownTheme, storedTheme, THEME_STORAGE_KEY } from "./page/theme.storage.ts";
import { followStorage, hostedAuth } from "./session/auth.host.ts";
import { type AuthStore, createAuthStore } from "./session/auth.storage.ts";
import { hostedAccount, hostedAuthDialog } from "./session/auth-dialog.host.ts";
import { watchPageLeft } from "./session/page-left.ts";

const storage = () => localStorage;
const root = () => document.documentElement;
const viewport = (): Viewport => viewportOf(innerWidth);

export const authStore: AuthStore = createAuthStore(storage);

/** Returns the stored preferences with the order that the operator has chosen for plain lists. */
const withPlainSort = (preferences: ListPreferences): ListPreferences => ({
  ...preferences,
  plainSort: readPublicSettings(document).defaultSort,
});

export const readBrowser = (): BrowserInput => ({
  theme: shownTheme(root()),
  preferences: withPlainSort(loadPreferences(storage)),
  layout: loadLayout(storage),
  viewport: viewport(),
  auth: authStore.read(),
  settings: readPublicSettings(document),
  now: parisTime(Date.now()),
});

/**
 * Returns the root machine with the actors and actions of a browser.
 * @param isSaved Whether the page was opened by the link to what is saved, and sends nothing to the server.
 */
export function browserApp(graph: Graph, { isSaved }: { readonly isSaved: boolean }): typeof appMachine {
  const { call } = graph;
  return appMachine.provide({
    actors: {
      language: hostedLanguage(),
      filters: filtersMachine.provide({ actions: { store: (_, changes) => savePreferences(storage, changes) } }),
      auth: hostedAuth({
        store: authStore,
        call,
        watchPage: watchPageLeft(),
        forgetResults: () => graph.forget(),
        redirectToLogIn: () => location.assign("/login"),
      }),
      authDialog: hostedAuthDialog(call),
      account: hostedAccount(call),
      favorites: hostedFavorites(graph, isSaved),
      views: hostedViews(call),
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
  const { language, theme, layout, preferences, auth } = app.getSnapshot().context;
  const keepShownLayout = () => keepLayout(storage, layout.get());
  // A press while the page was hydrated has changed it before this call.
  if (layout.get() !== loadLayout(storage)) keepShownLayout();
  const keeping = [keepThemeOf(theme, document, storage), layout.subscribe(keepShownLayout)];
  const resized = () => app.send({ type: "viewport.change", viewport: viewport() });
  const stored = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_STORAGE_KEY) theme.set(parseTheme(newValue));
    if (key === FILTER_STORAGE_KEY) setPreferences(preferences, withPlainSort(parsePreferences(newValue)));
    followStorage(auth, authStore, key);
  };
  // The browser sends no `storage` events to a page in its back/forward cache.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const chosen = storedTheme(storage);
    if (chosen !== null) theme.set(chosen);
    const preferred = storedPreferences(storage);
    if (preferred !== null) setPreferences(preferences, withPlainSort(preferred));
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
  tick();
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
  // If this code cannot be loaded, the page works without it: the language, the location and the changes of views and
  // favorites are not shared with other tabs, and nothing works offline.
  const loadRest = loadCode(() => import("./after-hydration.ts")).catch(() => null);
  void loadRest.then((rest) => {
    if (!isStopped && rest !== null) stop = rest.startAfterHydration(app, loaded);
  });
  return () => {
    for (const stopKeeping of keeping) stopKeeping();
    for (const query of queries) query.removeEventListener("change", resized);
    removeEventListener("storage", stored);
    removeEventListener("pageshow", shown);
    isStopped = true;
    clearTimeout(clock);
    stop();
  };
}
