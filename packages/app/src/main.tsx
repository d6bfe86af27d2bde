import { parseParisTime } from "@flaneur/domain";
import { onFirstUse } from "@flaneur/ui";
import "@flaneur/ui/styles.css";
import { en, type Messages } from "@flaneur/ui/messages";
import { setNonce } from "get-nonce";
import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, type RootActor } from "./App.tsx";
import { authStore, browserApp, listenToBrowser, readBrowser } from "./browser.ts";
import { followFavoriteTabs } from "./features/favorites/favorite-tabs.ts";
import { shownLanguage } from "./features/language/language.host.ts";
import { loadMessages } from "./features/language/load-messages.ts";
import { readDeviceChoice, storeDeviceChoice } from "./features/offline/connection.host.ts";
import { loadFirstScreen } from "./first-screen.ts";
import { assumedInput } from "./first-view/assumptions.ts";
import { type EarlyEvents, keepEarlyInput } from "./first-view/early-input.ts";
import { applyBrowserValues, serverRenderedDevice } from "./first-view/server-html.ts";
import { preloadServerRenderedParts } from "./first-view/server-rendered-parts.ts";
import { authorizedFetch } from "./graph/authorized-fetch.ts";
import { readFirstResults } from "./graph/first-results.ts";
import { createGraph } from "./graph/graph.ts";
import { persistedFetch } from "./graph/persisted-fetch.ts";
import { pocketFetch } from "./graph/pocket-fetch.ts";
import { createShownFavorites } from "./places/shown-favorites.ts";
import { preloadRoute } from "./routes/lazy-routes.ts";
import { preloadFirstLayout } from "./routes/places/layout-parts.ts";
import { reportRejectedToken } from "./session/auth.host.ts";

declare global {
  /** The events that the script in index.html records before hydration. */
  var earlyEvents: EarlyEvents | undefined;
}

const root = document.querySelector<HTMLElement>("#root");
if (root === null) throw new Error("index.html has no #root");

// Radix adds a style element while a dialog is open. The content security policy allows it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[name=nonce]")?.nonce ?? "");

/** The root actor, or null before it starts. `refused`: the tokens that the server refused before the start. */
const started: { app: RootActor | null; refused: string[] } = { app: null, refused: [] };
const refuse = (token: string) => {
  if (started.app === null) started.refused.push(token);
  else reportRejectedToken(started.app.getSnapshot().context.auth, authStore, token);
};

const firstResults = readFirstResults(document);
const device = serverRenderedDevice({ root, page: document, results: firstResults, entry: history.state });
const own = readBrowser();
/** The minute that the server has rendered the page for. */
const serverRenderedAt = parseParisTime(root.dataset.now ?? "") ?? own.now;
const input = device === null ? own : { ...assumedInput(device, location, serverRenderedAt), settings: own.settings };
let replay = () => {};

/** The texts in the language of the server-rendered page. English if they fail to load. */
const messages: Promise<Messages> = loadMessages(shownLanguage(document)).catch(() => en);

/** Renders or hydrates the page. Hydration runs as a transition, so the browser can paint and scroll in between. */
function renderPage(app: ReactNode): void {
  if (root === null) return;
  if (device !== null) {
    replay = keepEarlyInput(root, globalThis.earlyEvents ?? []);
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  const { dataset } = document.documentElement;
  if (dataset.view === "own") root.replaceChildren();
  delete dataset.view;
  createRoot(root).render(app);
}
// No top-level await: in the build, the chunks of the routes import the entry chunk, and would wait for it.
function render(app: (messages: Messages) => ReactNode): void {
  const { pathname } = location;
  const parts = preloadServerRenderedParts();
  const code = [preloadRoute(pathname), preloadFirstLayout(pathname, input)];
  // Parts in the server's HTML stay visible until their code is loaded. Without that HTML, the parts would be missing.
  if (device === null) code.push(parts);
  void Promise.all([messages, ...code]).then(([messages]) => renderPage(app(messages)));
}

const tabStorage = () => sessionStorage;
// If the server has rendered places, it returns lists again, so the tab no longer has to show the kept places.
if (Object.keys(firstResults).some((key) => /^Places? /.test(key))) storeDeviceChoice(tabStorage, null);
/** When the kept places that this tab showed before a reload were saved, in milliseconds. Null if it showed none. */
const deviceChoice = readDeviceChoice(tabStorage);
const isOnDevice = () =>
  started.app === null
    ? deviceChoice !== null
    : started.app.getSnapshot().context.connection.getSnapshot().matches("onDevice");
const plain: typeof fetch = (request, init) => fetch(request, init);
const live = persistedFetch(plain);
const kept = pocketFetch(live, { userId: () => authStore.read().user?.id ?? null, isOnDevice });
const authorized = (sender: typeof fetch) => authorizedFetch(sender, { token: authStore.token, onRefused: refuse });
const send = authorized(kept);
const graph = createGraph({ send, firstResults, whenUsed: (open) => onFirstUse(document, open) });
const shownFavorites = createShownFavorites();
const favoriteTabs = followFavoriteTabs(graph, shownFavorites, new BroadcastChannel("flaneur-favorites"));
loadFirstScreen(graph, {
  address: location,
  preferences: own.preferences,
  columns: own.viewport.columns,
  signedIn: own.auth.isAuthenticated,
  now: input.now,
});

/** Called when the first view is rendered, before its machines start. */
function start(app: RootActor): () => void {
  started.app = app;
  graph.endFirstView();
  const { connection } = app.getSnapshot().context;
  if (deviceChoice !== null) connection.send({ type: "connection.useDevice", savedAt: deviceChoice });
  applyBrowserValues(app, input, own);
  for (const token of started.refused.splice(0)) refuse(token);
  // Runs after the machines of the page, which start in the same tick.
  queueMicrotask(() => {
    document.documentElement.dataset.start = "done";
    replay();
    replay = () => {};
  });
  return listenToBrowser(app, { graph, firstResults });
}

render((messages) => (
  <StrictMode>
    <BrowserRouter>
      <App
        graph={graph}
        input={input}
        shownFavorites={shownFavorites}
        logic={browserApp({ graph, shownFavorites, favoriteTabs, plain: authorized(plain), isOnDevice })}
        listen={start}
        messages={messages}
      />
    </BrowserRouter>
  </StrictMode>
));
