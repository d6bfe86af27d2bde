// @vitest-environment happy-dom
import { nearStation } from "@flaneur/domain";
import { useSelector } from "@xstate/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resultOf } from "../../../testing/graph-results.ts";
import { TestPage } from "../../../testing/test-page.tsx";
import { useActors } from "../../app-context.ts";
import { createGraph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { EntryProvider } from "../../routing/entry-context.tsx";
import type { FiltersEvent } from "./filters.events.ts";
import { useFilters } from "./use-filters.ts";
import { useListing } from "./use-listing.ts";

const HERE = { coordinates: { latitude: 48.8643, longitude: 2.369 }, address: null };

/** The visitor asks for 'bars', which is understood. */
const BARS: FiltersEvent = {
  type: "search.apply",
  text: "bars",
  letGo: "",
  notUnderstood: "",
  meanings: [{ kind: "value", category: "types", value: "Bar" }],
  rest: "",
  now: { day: 0, minute: 0 },
};

const roots: Root[] = [];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  for (const root of roots.splice(0)) await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the listing at a URL. `loaded` has the variables of each request for places. */
async function openListing(address: string) {
  const loaded: { readonly page: number; readonly filters: { readonly search: string } }[] = [];
  let scrolled = 0;
  vi.stubGlobal("scrollTo", () => {
    scrolled += 1;
  });
  const graph = createGraph({
    send: async (_, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body));
      if (operationName === "Places") loaded.push(variables);
      return Response.json(resultOf(operationName, 500));
    },
  });
  let actors: ReturnType<typeof useActors> | undefined;
  let navigate: ReturnType<typeof useNavigate> = () => {};
  let pending = true;
  function Listing() {
    actors = useActors();
    navigate = useNavigate();
    const { filters: filtersActor, preferences } = actors;
    const { filters } = useFilters({ filtersActor, preferences, options: null });
    pending = useListing({ filters, filtersActor }).listing.pending;
    return null;
  }
  function Frame() {
    const bar = useSelector(useActors().filters, ({ context }) => context.bar);
    return (
      <EntryProvider bar={bar}>
        <Listing />
      </EntryProvider>
    );
  }
  const root = createRoot(document.createElement("div"));
  roots.push(root);
  await act(() =>
    root.render(
      <GraphProvider value={graph}>
        <TestPage>
          <MemoryRouter initialEntries={[address]} useTransitions={false}>
            <Frame />
          </MemoryRouter>
        </TestPage>
      </GraphProvider>,
    ),
  );
  const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
  await settle();
  return {
    loaded,
    scrolled: () => scrolled,
    isPending: () => pending,
    send: async (event: FiltersEvent) => {
      await act(() => actors?.filters.send(event));
      await settle();
    },
    locate: async () => {
      await act(() => actors?.location.send({ type: "location.confirm", location: HERE }));
      await settle();
    },
    go: async (to: string) => {
      await act(() => void navigate(to));
      await settle();
    },
    pause: () => act(() => vi.advanceTimersByTimeAsync(200)),
  };
}

it("the listing loads once for each choice, and not for a URL with the same filters", async () => {
  const { loaded, send, go, isPending } = await openListing("/");
  await send({ type: "filter.toggle", category: "types", value: "Bar" });
  await go("/?types=Bar&view=Late");
  expect(loaded).toMatchObject([{ filters: { types: { include: [] } } }, { filters: { types: { include: ["Bar"] } } }]);
  expect(isPending()).toBe(false);
});

it("the listing loads when the typing pauses, and not for each letter", async () => {
  const { loaded, send, pause } = await openListing("/");
  for (const text of ["z", "zi", "zinc"]) await send({ type: "search.type", text });
  expect(loaded).toHaveLength(1);
  await pause();
  expect(loaded.map(({ filters }) => filters.search)).toEqual(["", "zinc"]);
});

it("the listing is the same and complete after a letter was typed and deleted", async () => {
  const { loaded, send, pause, isPending } = await openListing("/");
  for (const text of ["z", ""]) await send({ type: "search.type", text });
  await pause();
  expect([loaded.length, isPending()]).toEqual([1, false]);
});

it("the listing loads again for a new location: on its first page if it depends on travel times", async () => {
  const plain = await openListing("/?page=2");
  await plain.locate();
  expect(plain.loaded.map(({ page }) => page)).toEqual([2, 2]);
  const limited = await openListing("/?max-minutes=20&page=2");
  await limited.locate();
  expect(limited.loaded.map(({ page }) => page)).toEqual([2, 1]);
});

it.each<[string, FiltersEvent]>([
  ["a new page size", { type: "limit.choose", limit: 72 }],
  ["a type", { type: "filter.toggle", category: "types", value: "Bar" }],
  ["'Clear all'", { type: "filter.clear" }],
  ["a transport mode", { type: "travel.mode", mode: "walking" }],
  ["a station", { type: "near.set", near: nearStation("Abbesses") }],
  ["a corrected page", { type: "page.correct", page: 1 }],
])("the listing scrolls to the top if %s returns from page 4 to page 1", async (_, event) => {
  const { send, scrolled } = await openListing("/?page=4");
  await send(event);
  expect(scrolled()).toBe(1);
});

it.each<[string, string, FiltersEvent]>([
  ["another tab", "/?tab=view-1&types=Bar", { type: "tab.choose", tab: "all" }],
  ["a search for a name", "/", { type: "search.replace", text: "zinc" }],
  ["a question in the search box", "/", BARS],
])("the listing scrolls to the top for %s", async (_, address, event) => {
  const { send, scrolled } = await openListing(address);
  await send(event);
  expect(scrolled()).toBe(1);
});

it.each<[string, FiltersEvent]>([
  ["a removed search", { type: "search.replace", text: "" }],
  ["the last removed filter of a question", { type: "filter.toggle", category: "types", value: "Bar" }],
])("the listing does not scroll after %s", async (_, event) => {
  const { send, scrolled } = await openListing("/?q=bars&asked=types%3ABar&types=Bar&search=zinc");
  await send(event);
  expect(scrolled()).toBe(0);
});

it.each<[string, FiltersEvent]>([
  ["a choice on the first page", { type: "filter.toggle", category: "types", value: "Bar" }],
  ["a new order", { type: "sort.choose", field: "rating" }],
])("the listing does not scroll after %s", async (_, event) => {
  const { send, scrolled } = await openListing("/");
  await send(event);
  expect(scrolled()).toBe(0);
});
