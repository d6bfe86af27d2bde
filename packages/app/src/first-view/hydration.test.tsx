// @vitest-environment happy-dom
import { viewportOf } from "@flaneur/domain";
import { fr } from "@flaneur/ui/french";
import { en, type Language } from "@flaneur/ui/messages";
import { act, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderFirstView } from "../../server/first-view/render-first-view.tsx";
import { placeResult, resultOf } from "../../testing/graph-results.ts";
import { App, type RootActor } from "../App.tsx";
import { readAddress } from "../features/filters/filters.address.ts";
import { CollectionsQuery } from "../features/guide/collections.graphql.ts";
import { listingVariables } from "../features/places/listing.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "../features/places/places.graphql.ts";
import { SearchSuggestionsQuery } from "../features/search/search-suggestions.graphql.ts";
import { suggestionVariables } from "../features/search/suggestion-variables.ts";
import type { FirstResults } from "../graph/first-results.ts";
import { createGraph } from "../graph/graph.ts";
import { graphRequest } from "../graph/graph-request.ts";
import type { GraphDocument } from "../graph/graphql.ts";
import { NO_SETTINGS } from "../page/public-settings.ts";
import { preloadRoute } from "../routes/lazy-routes.ts";
import { NOBODY } from "../session/auth.storage.ts";
import { assumedInput, type Device } from "./assumptions.ts";
import { applyBrowserValues } from "./server-html.ts";

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => {});
  // Places without coordinates are geocoded.
  vi.stubGlobal("fetch", async () => Response.json({ status: "ZERO_RESULTS", results: [] }));
  await preloadRoute("/places/any");
});

/** React reports differences between the server's markup and the browser's markup here. */
const errors = vi.spyOn(console, "error");
beforeEach(() => {
  // The results of the page are as old as the process, which may have run other tests before.
  vi.useFakeTimers({ now: performance.timeOrigin, toFake: ["Date"] });
  errors.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

function resultsOf({ pathname, search }: URL): FirstResults {
  const included = <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables, data: unknown) => {
    const { key, body } = graphRequest(document, variables);
    return { [key]: { operationName: body.operationName, variables: body.variables, data } };
  };
  const id = /^\/places\/(.+)$/.exec(pathname)?.[1];
  if (id !== undefined) return included(PlaceQuery, { id }, placeResult(id).data);
  const { filters } = readAddress(search, assumedInput("desktop", NOW, NO_SETTINGS).preferences);
  return {
    ...included(PlacesQuery, listingVariables(filters, NOW), resultOf("Places", 500).data),
    ...included(FilterOptionsQuery, {}, resultOf("FilterOptions", 500).data),
    ...included(CollectionsQuery, {}, resultOf("Collections", 500).data),
    ...included(
      SearchSuggestionsQuery,
      suggestionVariables({ text: filters.search, filters }, NOW, null),
      resultOf("SearchSuggestions", 500).data,
    ),
  };
}

async function hydrateServerPage(
  path: string,
  device: Device,
  listen: (app: RootActor) => void = () => {},
  language: Language = "en",
) {
  const address = new URL(path, "http://flaneur.test");
  const results = resultsOf(address);
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderFirstView({ address, device, language, now: NOW, results, settings: NO_SETTINGS });
  const article = root.querySelector("article");
  let requests = 0;
  const send = () => {
    requests += 1;
    return Promise.reject(new Error("Nothing is fetched for the first view."));
  };
  const graph = createGraph({ send, firstResults: results });
  await act(() =>
    hydrateRoot(
      root,
      <StrictMode>
        <MemoryRouter initialEntries={[path]}>
          <App
            graph={graph}
            input={assumedInput(device, NOW, NO_SETTINGS)}
            messages={{ en, fr }[language]}
            listen={(app) => {
              listen(app);
              return () => {};
            }}
          />
        </MemoryRouter>
      </StrictMode>,
      { onRecoverableError: (error) => console.error(error) },
    ),
  );
  return { root, isKept: article !== null && root.contains(article), requests: () => requests };
}

describe("a page rendered by the server", () => {
  const pages = [
    "/",
    "/?types=Bar&sort=rating-desc",
    "/?search=zinc&page=2",
    "/?types=Bar&view=Late",
    "/places/place-1",
  ];
  it.each(pages.flatMap((path) => (["phone", "desktop"] as const).map((device) => [path, device] as const)))(
    "is hydrated without a difference: %s on a %s",
    async (path, device) => {
      const { isKept, requests } = await hydrateServerPage(path, device);
      expect(errors.mock.calls).toEqual([]);
      expect(isKept).toBe(true);
      expect(requests()).toBe(0);
    },
  );

  it("is hydrated without a difference in French, too", async () => {
    for (const path of pages) {
      const { root, isKept } = await hydrateServerPage(path, "desktop", () => {}, "fr");
      expect(errors.mock.calls).toEqual([]);
      expect(isKept).toBe(true);
      expect(root.textContent).toContain("Connexion");
    }
  });

  it("adopts the theme and the window size of the browser", async () => {
    const assumed = assumedInput("desktop", NOW, NO_SETTINGS);
    const own = { ...assumed, theme: "dark", viewport: viewportOf(390), auth: NOBODY } as const;
    const { root, isKept } = await hydrateServerPage("/", "desktop", (app) => applyBrowserValues(app, own));
    expect(isKept).toBe(true);
    expect(root.querySelector('[aria-label="Switch to light theme"]')).not.toBeNull();
    expect(root.querySelectorAll("img[fetchpriority=high]")).toHaveLength(1);
    expect(errors.mock.calls).toEqual([]);
  });
});
