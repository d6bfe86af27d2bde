import { onFirstUse } from "@flaneur/ui";
import "@flaneur/ui/styles.css";
import { setNonce } from "get-nonce";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, type RootActor } from "./App.tsx";
import { authStore, browserApp, listenToBrowser, readBrowser } from "./browser.ts";
import { tellRefused } from "./features/auth/auth.host.ts";
import { createShownFavorites } from "./features/favorites/shown-favorites.ts";
import { loadFirstScreen } from "./first-screen.ts";
import { authorizedFetch } from "./graphql/authorized-fetch.ts";
import { readFirstResults } from "./graphql/first-results.ts";
import { createGraph } from "./graphql/graph.ts";
import { loadRoute } from "./routes/place-route.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");

// Radix writes a style element while a dialog is open; the content security policy lets it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[name=nonce]")?.nonce ?? "");

/** The root actor, once it runs; and the tokens that the server refused before it did. */
const started: { app: RootActor | null; refused: string[] } = { app: null, refused: [] };
const refuse = (token: string) => {
  if (started.app === null) started.refused.push(token);
  else tellRefused(started.app.getSnapshot().context.auth, authStore, token);
};
// Not awaited: the files of the routes import this one, and would wait for it to end.
const render = (app: ReactNode) => void loadRoute(location.pathname).then(() => createRoot(root).render(app));

const input = readBrowser();
const send = authorizedFetch((request, init) => fetch(request, init), { token: authStore.token, onRefused: refuse });
const graph = createGraph({
  send,
  firstResults: readFirstResults(document),
  whenUsed: (open) => onFirstUse(document, open),
});
const shownFavorites = createShownFavorites();
loadFirstScreen(graph, {
  address: location,
  preferences: input.preferences,
  columns: input.viewport.columns,
  signedIn: input.auth.isAuthenticated,
});

render(
  <StrictMode>
    <BrowserRouter>
      <App
        graph={graph}
        input={input}
        shownFavorites={shownFavorites}
        logic={browserApp({ graph, shownFavorites })}
        listen={(app) => {
          started.app = app;
          for (const token of started.refused.splice(0)) refuse(token);
          return listenToBrowser(app);
        }}
      />
    </BrowserRouter>
  </StrictMode>,
);
