// @vitest-environment happy-dom
import { viewportOf } from "@flaneur/domain";
import { fr } from "@flaneur/ui/french";
import { en, type Language } from "@flaneur/ui/messages";
import { act, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderFirstView } from "../../server/first-view/render-first-view.tsx";
import { placeResult, resultOf } from "../../testing/graph-results.ts";
import { App, type RootActor } from "../App.tsx";
import { readAddress } from "../features/filters/filters.address.ts";
import { CollectionsQuery } from "../features/guide/collections.graphql.ts";
import { createGraph } from "../graph/graph.ts";
import { graphRequest } from "../graph/graph-request.ts";
import { listingVariables } from "../places/listing.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "../places/places.graphql.ts";
import { preloadRoute } from "../routes/lazy-routes.ts";
import { assumedInput, type Device } from "./assumptions.ts";
import { applyBrowserValues } from "./server-html.ts";
import { preloadServerRenderedParts } from "./server-rendered-parts.ts";

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => {});
  // Places without coordinates are geocoded.
  vi.stubGlobal("fetch", async () => Response.json({ status: "ZERO_RESULTS", results: [] }));
  await preloadRoute("/places/any");
  await preloadServerRenderedParts();
});

/** React reports differences between the server's markup and the browser's markup here. */
const errors = vi.spyOn(console, "error");
beforeEach(() => {
  errors.mockClear();
});

function resultsOf({ pathname, search }: URL): Readonly<Record<string, unknown>> {
  const id = /^\/places\/(.+)$/.exec(pathname)?.[1];
  if (id !== undefined) return { [graphRequest(PlaceQuery, { id }).key]: placeResult(id).data };
  const { filters } = readAddress(search, assumedInput("desktop", { pathname, search }, NOW).preferences);
  return {
    [graphRequest(PlacesQuery, listingVariables(filters, NOW)).key]: resultOf("Places", 500).data,
    [graphRequest(FilterOptionsQuery, {}).key]: resultOf("FilterOptions", 500).data,
    [graphRequest(CollectionsQuery, {}).key]: resultOf("Collections", 500).data,
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
  root.innerHTML = renderFirstView({ address, device, language, now: NOW, results });
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
            input={assumedInput(device, address, NOW)}
            messages={{ en, fr }[language]}
            listen={(app) => {
              listen(app);
              return () => {};
            }}
          />
        </MemoryRouter>
      </StrictMode>,
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
    const assumed = assumedInput("desktop", new URL("http://flaneur.test/"), NOW);
    const own = { ...assumed, theme: "dark", viewport: viewportOf(390) } as const;
    const { root, isKept } = await hydrateServerPage("/", "desktop", (app) => applyBrowserValues(app, assumed, own));
    expect(isKept).toBe(true);
    expect(root.querySelector('[aria-label="Switch to light theme"]')).not.toBeNull();
    expect(root.querySelectorAll("img[fetchpriority=high]")).toHaveLength(1);
    expect(errors.mock.calls).toEqual([]);
  });
});
