import type { ServerResponse } from "node:http";
import { FRESHNESS_MS } from "@flaneur/domain";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { resultOf } from "../../testing/graph-results.ts";
import { type GraphServer, html, json, startGraphServer } from "../../testing/graph-server.ts";
import { FilterOptionsQuery, PlaceQuery } from "../places/places.graphql.ts";
import { createGraph, type Graph } from "./graph.ts";
import type { GraphReply } from "./graph-query.ts";
import { graphRequest } from "./graph-request.ts";
import { graphql, type ResultOf } from "./graphql.ts";

type Reply = GraphReply<ResultOf<typeof FilterOptionsQuery>>;

const SetFavoriteMutation = graphql(`
  mutation SetFavorite($placeId: ID!, $isFavorite: Boolean!) {
    setFavorite(placeId: $placeId, isFavorite: $isFavorite) {
      ... on NotSignedIn {
        message
      }
    }
  }
`);

let server: GraphServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

async function start(options: Partial<Parameters<typeof createGraph>[0]> = {}, isAway = () => false) {
  server = await startGraphServer((response, operation) =>
    (isAway() ? html(503) : json(200, resultOf(operation, 500)))(response, operation),
  );
  const { url, requests } = server;
  return { graph: createGraph({ send: fetch, url, ...options }), requests };
}

const types = (reply: Reply | undefined) =>
  reply !== undefined && "data" in reply ? reply.data.filterOptions.types : reply;

/** Collects the replies to the query as they arrive. */
function listen(graph: Graph) {
  const replies: Reply[] = [];
  const stop = graph.load(FilterOptionsQuery, {}, (reply) => replies.push(reply));
  return {
    replies,
    stop,
    first: () =>
      expect
        .poll(() => replies[0])
        .toBeDefined()
        .then(() => replies[0]),
  };
}

it("preloaded data is returned to the first matching load without another request", async () => {
  const { graph, requests } = await start();
  void graph.loadAhead(FilterOptionsQuery, {});
  expect(types(await listen(graph).first())).toEqual(["Bar", "Café"]);
  expect(requests()).toBe(1);
});

it("data sent with the page counts as loaded without any request", async () => {
  const { data } = resultOf("FilterOptions", 0);
  const { graph, requests } = await start({ firstResults: { [graphRequest(FilterOptionsQuery, {}).key]: data } });
  void graph.loadAhead(FilterOptionsQuery, {});
  expect(types(await listen(graph).first())).toEqual(["Bar", "Café"]);
  expect(requests()).toBe(0);
});

it("data sent with the page is available immediately, until the first view is rendered or the data is cleared", async () => {
  const { data } = resultOf("FilterOptions", 0);
  const firstResults = { [graphRequest(FilterOptionsQuery, {}).key]: data };
  const ends: readonly ((graph: Graph) => void)[] = [(graph) => graph.endFirstView(), (graph) => graph.forget()];
  for (const end of ends) {
    const graph = createGraph({ send: fetch, firstResults });
    expect(graph.firstResult(FilterOptionsQuery, {})).toEqual(data);
    expect(graph.firstResult(PlaceQuery, { id: "afaria" })).toBeNull();
    end(graph);
    expect(graph.firstResult(FilterOptionsQuery, {})).toBeNull();
  }
});

it("data that could not be preloaded is loaded again", async () => {
  let away = true;
  const { graph, requests } = await start({}, () => away);
  void graph.loadAhead(FilterOptionsQuery, {});
  expect(await listen(graph).first()).toMatchObject({ failure: { retry: "automatic" } });
  away = false;
  expect(types(await listen(graph).first())).toEqual(["Bar", "Café"]);
  expect(requests()).toBe(2);
});

it.each([
  ["null", null],
  ["an empty object", {}],
])("%s in place of the data is a failure", async (_, data) => {
  server = await startGraphServer(json(200, { data }));
  const graph = createGraph({ send: fetch, url: server.url });
  expect(await graph.loadAhead(FilterOptionsQuery, {})).toMatchObject({ failure: {} });
});

it("data loaded before the client was created stays in the client's cache while the data is fresh", async () => {
  let openClient = () => {};
  const { graph, requests } = await start({
    whenUsed: (callback) => {
      openClient = callback;
    },
  });
  await graph.loadAhead(FilterOptionsQuery, {});
  await listen(graph).first();
  openClient();
  const { first, stop } = listen(graph);
  expect(await first()).toMatchObject({ stale: false });
  stop();
  expect(requests()).toBe(1);
});

it("data that is no longer fresh is loaded again", async () => {
  const { graph, requests } = await start();
  await graph.loadAhead(FilterOptionsQuery, {});
  await listen(graph).first();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + FRESHNESS_MS.filterOptions);
  await listen(graph).first();
  vi.restoreAllMocks();
  expect(requests()).toBe(2);
});

it("a reply of the first screen that no part has used in time is not used later", async () => {
  const { graph, requests } = await start();
  await graph.loadAhead(FilterOptionsQuery, {});
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + FRESHNESS_MS.filterOptions);
  await listen(graph).first();
  vi.restoreAllMocks();
  expect(requests()).toBe(2);
});

it("data that the page includes is loaded again once it is stale, even if the client stored it later", async () => {
  const setAge = (ms: number) => vi.useFakeTimers({ now: performance.timeOrigin + ms, toFake: ["Date"] });
  let openClient = () => {};
  const { data } = resultOf("FilterOptions", 0);
  const { graph, requests } = await start({
    firstResults: { [graphRequest(FilterOptionsQuery, {}).key]: data },
    whenUsed: (callback) => {
      openClient = callback;
    },
  });
  await graph.loadAhead(FilterOptionsQuery, {});
  graph.endFirstView();
  setAge(FRESHNESS_MS.filterOptions - 1_000);
  openClient();
  const early = listen(graph);
  expect(await early.first()).toMatchObject({ stale: false });
  early.stop();
  expect(requests()).toBe(0);
  setAge(FRESHNESS_MS.filterOptions + 1_000);
  await listen(graph).first();
  await eventually(() => expect(requests()).toBe(1));
});

it("a refetch during another refetch of the same query sends a second request", async () => {
  const held: (() => void)[] = [];
  const respond = json(200, { data: null });
  server = await startGraphServer((...request) => void held.push(() => respond(...request)));
  const graph = createGraph({ send: fetch, url: server.url });
  const refetches = [graph.refetch(FilterOptionsQuery, {})];
  await eventually(() => expect(held).toHaveLength(1));
  refetches.push(graph.refetch(FilterOptionsQuery, {}));
  held[0]?.();
  await eventually(() => expect(held).toHaveLength(2));
  held[1]?.();
  await Promise.all(refetches);
});

describe("a favorite is changed while", () => {
  /** Starts a server that responds to mutations, and holds the responses to queries. */
  async function startHolding() {
    const held: ServerResponse[] = [];
    const refuse = json(200, { data: { setFavorite: { __typename: "NotSignedIn", message: "Sign in." } } });
    server = await startGraphServer((response, operation) =>
      operation === "SetFavorite" ? refuse(response, operation) : void held.push(response),
    );
    const graph = createGraph({ send: fetch, url: server.url });
    const change = () => graph.mutate(SetFavoriteMutation, { placeId: "afaria", isFavorite: false });
    return { graph, held, change };
  }

  it("a query is pending: the query is sent again, and only the second response is delivered", async () => {
    const { graph, held, change } = await startHolding();
    const { replies, first } = listen(graph);
    await eventually(() => expect(held).toHaveLength(1));
    await change();
    await eventually(() => expect(held).toHaveLength(2));
    for (const [index, response] of held.entries()) {
      json(200, index === 0 ? { data: null } : resultOf("FilterOptions", 0))(response, "FilterOptions");
    }
    expect(types(await first())).toEqual(["Bar", "Café"]);
    expect(replies).toHaveLength(1);
  });

  it("a query of the first screen is pending: the next load sends it again", async () => {
    const { graph, held, change } = await startHolding();
    void graph.loadAhead(FilterOptionsQuery, {});
    await eventually(() => expect(held).toHaveLength(1));
    await change();
    const { first } = listen(graph);
    await eventually(() => expect(held).toHaveLength(2));
    const [, second] = held;
    if (second !== undefined) json(200, resultOf("FilterOptions", 0))(second, "FilterOptions");
    expect(types(await first())).toEqual(["Bar", "Café"]);
  });
});

it("nothing is delivered after the load was cancelled", async () => {
  const { graph, requests } = await start();
  const ahead = graph.loadAhead(FilterOptionsQuery, {});
  const early = listen(graph);
  early.stop();
  await ahead;
  expect(early.replies).toEqual([]);
  const later = listen(graph);
  await later.first();
  expect(requests()).toBe(1);
});
