import { onFirstUse } from "@flaneur/ui";
import "@flaneur/ui/styles.css";
import { setNonce } from "get-nonce";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./App.tsx";
import { browserApp, listenToBrowser, readBrowser } from "./browser.ts";
import { loadFirstScreen } from "./first-screen.ts";
import { readFirstResults } from "./graphql/first-results.ts";
import { createGraph } from "./graphql/graph.ts";
import { loadRoute } from "./routes/place-route.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");

// Radix writes a style element while a dialog is open; the content security policy lets it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[name=nonce]")?.nonce ?? "");

// Not awaited: the files of the routes import this one, and would wait for it to end.
const render = (app: ReactNode) => void loadRoute(location.pathname).then(() => createRoot(root).render(app));

const input = readBrowser();
const graph = createGraph({
  send: (request, init) => fetch(request, init),
  firstResults: readFirstResults(document),
  whenUsed: (open) => onFirstUse(document, open),
});
loadFirstScreen(graph, { address: location, preferences: input.preferences, columns: input.viewport.columns });

render(
  <StrictMode>
    <BrowserRouter>
      <App graph={graph} input={input} logic={browserApp} listen={listenToBrowser} />
    </BrowserRouter>
  </StrictMode>,
);
