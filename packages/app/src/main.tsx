import { parseParisTime } from "@flaneur/domain";
import "@flaneur/ui/styles.css";
import { en, type Messages } from "@flaneur/ui/messages";
import { setNonce } from "get-nonce";
import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, type RootActor } from "./App.tsx";
import { authStore, browserApp, listenToBrowser, readBrowser } from "./browser.ts";
import { shownLanguage } from "./features/language/language.host.ts";
import { loadMessages } from "./features/language/load-messages.ts";
import { preloadFirstLayout } from "./features/places/listing/layout-parts.ts";
import { OfferContent } from "./features/search/Offer.tsx";
import { assumedInput } from "./first-view/assumptions.ts";
import { applyBrowserValues, resetBoxes, serverRenderedDevice } from "./first-view/server-html.ts";
import { authorizedFetch } from "./graph/authorized-fetch.ts";
import { includesResult, readFirstResults } from "./graph/first-results.ts";
import { createGraph } from "./graph/graph.ts";
import { persistedFetch } from "./graph/persisted-fetch.ts";
import { pocketFetch } from "./graph/pocket-fetch.ts";
import { takeSavedParameter } from "./offline/shared/saved-address.ts";
import { preloadRoute } from "./routes/lazy-routes.ts";
import { reportRejectedToken } from "./session/auth.host.ts";

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
const device = serverRenderedDevice(root);
const own = readBrowser();
/** The minute that the server has rendered the page for. */
const serverRenderedAt = parseParisTime(root.dataset.now ?? "") ?? own.now;
const input = device === null ? own : assumedInput(device, serverRenderedAt, own.settings);

/** Renders or hydrates the page when the code of its route is loaded. */
// No top-level await: in the build, the chunks of the routes import the entry chunk, and would wait for it.
const render = async (app: (messages: Messages) => ReactNode): Promise<void> => {
  // English if the texts fail to load.
  const texts = loadMessages(shownLanguage(document)).catch(() => en);
  const layout = preloadFirstLayout(location.pathname, own);
  const code = [preloadRoute(location.pathname), ...(device === null ? [layout] : [])];
  // The HTML of the page may have the offer.
  if (includesResult(firstResults, "SearchSuggestions")) code.push(OfferContent.preload());
  const [messages] = await Promise.all([texts, ...code]);
  if (device === null) createRoot(root).render(app(messages));
  // A transition, so that the browser can paint and scroll meanwhile.
  else startTransition(() => void hydrateRoot(root, app(messages)));
};

/** Whether the page was opened by the link to what is saved. A page that the server has rendered shows its results. */
const isSaved = device === null && takeSavedParameter();
/** Fails as `fetch` does without a connection. */
const sendNothing: typeof fetch = async () => {
  throw new TypeError("This page shows what is saved. Load it again to use the server.");
};
const live = isSaved ? sendNothing : persistedFetch((request, init) => fetch(request, init));
const kept = pocketFetch(live, () => authStore.read().user?.id ?? null);
const send = authorizedFetch(kept, { token: authStore.token, onRefused: refuse });
const graph = createGraph({ send, firstResults });

/** Called when the first view is rendered, before its machines start. */
const start = (app: RootActor): (() => void) => {
  started.app = app;
  if (isSaved) app.getSnapshot().context.connection.send({ type: "connection.openSaved", savedAt: null });
  if (device !== null) {
    resetBoxes(root);
    // Read again: the visitor may have changed a value meanwhile.
    applyBrowserValues(app, readBrowser());
  }
  for (const token of started.refused.splice(0)) refuse(token);
  // Tests and benches wait for this mark.
  document.documentElement.dataset.start = "done";
  return listenToBrowser(app, { graph, firstResults });
};

void render((messages) => (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App graph={graph} input={input} logic={browserApp(graph, { isSaved })} listen={start} messages={messages} />
    </BrowserRouter>
  </StrictMode>
));
