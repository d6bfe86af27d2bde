// @vitest-environment happy-dom
import { type Coordinates, type FilterState, INITIAL_FILTERS, selectTab } from "@flaneur/domain";
import type { MapPin } from "@flaneur/ui/places-map";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { createGraph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { graphql } from "../../graph/graphql.ts";
import { type PageActor, PageProvider } from "../../page/page-context.ts";
import { usePins } from "./use-pins.ts";

const PINS = {
  __typename: "Pins",
  ids: ["josselin"],
  names: ["Crêperie de Josselin"],
  latitudes: [48.842],
  longitudes: [2.326],
  types: [0],
  typeNames: ["Restaurant"],
  areChosen: [true],
};
const PROBE = graphql("query Probe { passwordResetOffered }");

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

/**
 * Returns `show`, which loads the pins of a map with these filters and resolves when the queries are sent. The first
 * query of pins succeeds, and the others fail.
 */
async function renderPins() {
  let pinsRequests = 0;
  let shown: readonly MapPin[] | null = null;
  const graph = createGraph({
    send: async (_, init) => {
      const isPins = JSON.parse(String(init?.body)).operationName === "Pins";
      if (isPins) pinsRequests += 1;
      if (isPins && pinsRequests === 1) return Response.json({ data: { pins: PINS } });
      return Response.json({ errors: [{ message: "No.", extensions: { code: "FORBIDDEN" } }] });
    },
  });
  const context = { now: { day: 20_779, minute: 930 } };
  const page = createActor(createMachine({ context })).start() as unknown as PageActor;
  const Pins = ({ filters, location }: { readonly filters: FilterState; readonly location: Coordinates | null }) => {
    shown = usePins(filters, location, 0).pins;
    return null;
  };
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => act(() => root.unmount()));
  return {
    requests: () => pinsRequests,
    names: () => shown?.map(({ name }) => name) ?? null,
    show: async (filters: FilterState, location: Coordinates | null = null) => {
      await act(() =>
        root.render(
          <GraphProvider value={graph}>
            <PageProvider value={page}>
              <Pins filters={filters} location={location} />
            </PageProvider>
          </GraphProvider>,
        ),
      );
      await act(() => new Promise<void>((resolve) => graph.load(PROBE, {}, () => resolve())));
    },
  };
}

it("the pins of a map are loaded on the tab 'all', and not on the Favorites tab", async () => {
  const { show, requests } = await renderPins();
  await show(selectTab(INITIAL_FILTERS, "favorites"));
  expect(requests()).toBe(0);
  await show(INITIAL_FILTERS);
  expect(requests()).toBe(1);
  await show(selectTab(INITIAL_FILTERS, "favorites"));
  expect(requests()).toBe(1);
});

it("the pins of a map are loaded again for another location only with a travel time", async () => {
  const { show, requests } = await renderPins();
  const here = { latitude: 48.86, longitude: 2.35 };
  const there = { latitude: 48.87, longitude: 2.36 };
  await show(INITIAL_FILTERS, here);
  await show(INITIAL_FILTERS, there);
  expect(requests()).toBe(1);
  const within = { ...INITIAL_FILTERS, maxTravelTime: 20 };
  await show(within, there);
  await show(within, here);
  expect(requests()).toBe(3);
});

it("the map has no pins of the previous filters after the pins have failed to load", async () => {
  const { show, names } = await renderPins();
  await show(INITIAL_FILTERS);
  await vi.waitFor(() => expect(names()).toEqual(["Crêperie de Josselin"]));
  await show({ ...INITIAL_FILTERS, maxTravelTime: 20 }, { latitude: 48.86, longitude: 2.35 });
  await vi.waitFor(() => expect(names()).toBeNull());
});
