import "@flaneur/ui/styles.css";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./App.tsx";
import { browserApp, listenToBrowser, readBrowser } from "./browser.ts";
import { readAddress } from "./features/filters/filters.address.ts";
import { loadFilterOptionsAhead } from "./features/places/filter-options.actors.ts";
import { loadListingAhead } from "./features/places/listing.actors.ts";
import { createClient } from "./graphql/client.ts";
import { readFirstResults } from "./graphql/first-results.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");

// Radix writes a style element while a dialog is open; the content security policy lets it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[name=nonce]")?.nonce ?? "");

const input = readBrowser();
const client = createClient((request, init) => fetch(request, init), { firstResults: readFirstResults(document) });
// The first screen's queries go out before its first render, which on a slow phone takes longer than the results.
if (location.pathname === "/") {
  const { filters } = readAddress(location.search, input.preferences);
  loadListingAhead(client, filters, input.viewport.columns);
  loadFilterOptionsAhead(client);
}

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={client} input={input} logic={browserApp} listen={listenToBrowser} />
    </BrowserRouter>
  </StrictMode>,
);
