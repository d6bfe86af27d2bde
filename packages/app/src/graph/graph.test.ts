import type { ServerResponse } from "node:http";
import { FRESHNESS_MS } from "@flaneur/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { resultOf } from "../../testing/graph-results.ts";
import { type GraphServer, html, json, startGraphServer } from "../../testing/graph-server.ts";
import { SetFavoriteMutation } from "../features/favorites/favorite-change.graphql.ts";
import { FilterOptionsQuery, PlaceQuery } from "../features/places/places.graphql.ts";
import type { FirstResults } from "./first-results.ts";
import { createGraph, type Graph } from "./graph.ts";
import type { GraphReply } from "./graph-query.ts";
import { graphRequest } from "./graph-request.ts";
import { type GraphDocument, graphql } from "./graphql.ts";

const HeartQuery = graphql(`
  query Heart($id: ID!) {
    place(id: $id) {
      place {
        id
        isFavorite
      }
    }
  }
`);
const FavoriteIdsQuery = graphql(`
  query FavoriteIds {
    viewer {
      favorites(filters: {}, page: 1, limit: 48) {
        nodes {
          id
        }
      }
    }
  }
`);

let server: GraphServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server?.close();
  server = undefined;
});

async function start(firstResults: FirstResults = {}, isAway = () => false) {
  server = await startGraphServer((response, operation) =>
    (isAway() ? html(503) : json(200, resultOf(operation, 500)))(response, operation),
  );
  const { url, requests } = server;
  return { graph: createGraph({ send: fetch, url, firstResults }), requests };
}

/** The results of a page that includes the options of the filters. */
function pageWithOptions(): FirstResults {
  const { key, body } = graphRequest(FilterOptionsQuery, {});
  return { [key]: { operationName: body.operationName, variables: {}, data: resultOf("FilterOptions", 0).data } };
}

/** Collects the replies to a query as they arrive. */
function listen<Data, Variables>(graph: Graph, document: GraphDocument<Data, Variables>, variables: Variables) {
  const replies: GraphReply<Data>[] = [];
  const stop = graph.load(document, variables, (reply) => replies.push(reply));
  const first = async () => {
    await eventually(() => expect(replies).not.toHaveLength(0));
    return replies[0];
  };
  return { replies, stop, first, last: () => replies.at(-1) };
}

const options = (graph: Graph) => listen(graph, FilterOptionsQuery, {});
const OPTIONS = { data: { filterOptions: { types: ["Bar", "Café"] } }, stale: false };

describe("a result in the page", () => {
  /** Sets the time since the page was loaded. The process of the tests may have run for longer than a result is fresh. */
  const setAge = (ms: number) => vi.useFakeTimers({ now: performance.timeOrigin + ms, toFake: ["Date"] });
  beforeEach(() => void setAge(1_000));

  it("is available at once, without a request", async () => {
    const { graph, requests } = await start(pageWithOptions());
    expect(graph.read(FilterOptionsQuery, {})).toMatchObject(OPTIONS.data);
    expect(graph.read(PlaceQuery, { id: "afaria" })).toBeNull();
    expect(await options(graph).first()).toMatchObject(OPTIONS);
    expect(requests()).toBe(0);
  });

  it("is not available after the results were removed", async () => {
    const { graph } = await start(pageWithOptions());
    graph.forget();
    expect(graph.read(FilterOptionsQuery, {})).toBeNull();
  });

  it("is loaded again when it is too old", async () => {
    const { graph, requests } = await start(pageWithOptions());
    setAge(FRESHNESS_MS.filterOptions - 1_000);
    const early = options(graph);
    expect(await early.first()).toMatchObject(OPTIONS);
    early.stop();
    setAge(FRESHNESS_MS.filterOptions + 1_000);
    expect(graph.read(FilterOptionsQuery, {})).toBeNull();
    expect(await options(graph).first()).toMatchObject({ ...OPTIONS, stale: true });
    await eventually(() => expect(requests()).toBe(1));
  });
});

describe("a loaded result", () => {
  it("comes from the cache while it is fresh", async () => {
    const { graph, requests } = await start();
    await options(graph).first();
    expect(await options(graph).first()).toMatchObject(OPTIONS);
    expect(requests()).toBe(1);
  });

  it("is delivered and loaded again when it is too old", async () => {
    const { graph, requests } = await start();
    const early = options(graph);
    await early.first();
    early.stop();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + FRESHNESS_MS.filterOptions);
    const later = options(graph);
    expect(await later.first()).toMatchObject({ ...OPTIONS, stale: true });
    await eventually(() => expect(later.last()).toMatchObject(OPTIONS));
    expect(requests()).toBe(2);
  });

  it("can be read while it is shown, without another delivery", async () => {
    const { graph } = await start();
    const { first, replies } = options(graph);
    expect(graph.read(FilterOptionsQuery, {})).toBeNull();
    await first();
    expect(graph.read(FilterOptionsQuery, {})).toMatchObject(OPTIONS.data);
    expect(replies).toHaveLength(1);
  });

  it("is not delivered after the load was cancelled", async () => {
    const { graph, requests } = await start();
    const { stop, replies } = options(graph);
    stop();
    await options(graph).first();
    expect([replies, requests()]).toEqual([[], 1]);
  });
});

it("a query that has failed is sent again by the next load", async () => {
  let away = true;
  const { graph, requests } = await start({}, () => away);
  const failed = options(graph);
  expect(await failed.first()).toMatchObject({ failure: { retry: "automatic" } });
  failed.stop();
  away = false;
  expect(await options(graph).first()).toMatchObject(OPTIONS);
  expect(requests()).toBe(2);
});

it.each([
  ["null", null],
  ["an empty object", {}],
])("%s in place of the data is a failure", async (_, data) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  server = await startGraphServer(json(200, { data }));
  const graph = createGraph({ send: fetch, url: server.url });
  expect(await options(graph).first()).toMatchObject({ failure: {} });
});

/** Starts a server that holds its responses until the test sends them. */
async function startHolding() {
  const held: { readonly operation: string; readonly response: ServerResponse }[] = [];
  server = await startGraphServer((response, operation) => void held.push({ response, operation }));
  const graph = createGraph({ send: fetch, url: server.url });
  /** Waits for the next request, and responds to it. */
  const respond = async (operation: string, data: unknown) => {
    const find = () => held.findIndex((each) => each.operation === operation);
    await eventually(() => expect(find()).not.toBe(-1));
    const [found] = held.splice(find(), 1);
    if (found !== undefined) json(200, { data })(found.response, operation);
  };
  return { graph, held, respond };
}

const heart = (isFavorite: boolean) => ({
  place: { __typename: "PlaceDetail", place: { __typename: "Place", id: "p1", isFavorite } },
});
const isSet = (isFavorite: boolean) => ({
  setFavorite: { __typename: "FavoriteSet", place: { __typename: "Place", id: "p1", isFavorite } },
});
const favoriteIds = (...ids: readonly string[]) => ({
  viewer: {
    __typename: "Viewer",
    favorites: { __typename: "PlaceList", nodes: ids.map((id) => ({ __typename: "Place", id })) },
  },
});
const shownHeart = (isFavorite: boolean) => ({ data: { place: { place: { isFavorite } } } });
const shownIds = (...ids: readonly string[]) => ({
  data: { viewer: { favorites: { nodes: ids.map((id) => ({ id })) } } },
  stale: false,
});

describe("a changed favorite", () => {
  const change = (graph: Graph, isFavorite: boolean) => graph.call(SetFavoriteMutation, { placeId: "p1", isFavorite });

  it("reaches every query that shows its heart, and the shown lists of favorites are loaded again", async () => {
    const { graph, respond } = await startHolding();
    const shown = listen(graph, HeartQuery, { id: "p1" });
    const list = listen(graph, FavoriteIdsQuery, {});
    await respond("Heart", heart(true));
    await respond("FavoriteIds", favoriteIds("p1", "p2"));
    await eventually(() => expect(list.last()).toMatchObject(shownIds("p1", "p2")));
    const changed = change(graph, false);
    await respond("SetFavorite", isSet(false));
    await changed;
    expect(shown.last()).toMatchObject(shownHeart(false));
    let isSettled = false;
    const settled = graph.settled().then(() => {
      isSettled = true;
    });
    await eventually(() => expect(list.last()).toMatchObject({ stale: true }));
    expect(isSettled).toBe(false);
    await respond("FavoriteIds", favoriteIds("p2"));
    await settled;
    expect(list.last()).toMatchObject(shownIds("p2"));
  });

  it("loads a list of favorites again when it is next shown", async () => {
    const { graph, held, respond } = await startHolding();
    const list = listen(graph, FavoriteIdsQuery, {});
    await respond("FavoriteIds", favoriteIds("p1"));
    await list.first();
    list.stop();
    const changed = change(graph, false);
    await respond("SetFavorite", isSet(false));
    await changed;
    expect(held).toHaveLength(0);
    expect(graph.read(FavoriteIdsQuery, {})).toBeNull();
    const again = listen(graph, FavoriteIdsQuery, {});
    await respond("FavoriteIds", favoriteIds());
    expect(await again.first()).toMatchObject(shownIds());
  });

  it("is not overwritten by the response to a query that was sent before the change", async () => {
    const { graph, respond } = await startHolding();
    const shown = listen(graph, HeartQuery, { id: "p1" });
    const changed = change(graph, true);
    await respond("SetFavorite", isSet(true));
    await changed;
    await respond("Heart", heart(false));
    await shown.first();
    expect(shown.last()).toMatchObject(shownHeart(true));
  });

  it("is in a list of favorites that was loading during the change", async () => {
    const { graph, held, respond } = await startHolding();
    const list = listen(graph, FavoriteIdsQuery, {});
    await eventually(() => expect(held).toHaveLength(1));
    const changed = change(graph, true);
    await respond("SetFavorite", isSet(true));
    await changed;
    graph.reloadPending();
    await eventually(() => expect(held).toHaveLength(2));
    await respond("FavoriteIds", favoriteIds());
    await respond("FavoriteIds", favoriteIds("p1"));
    expect(await list.first()).toMatchObject(shownIds("p1"));
    expect(list.replies).toHaveLength(1);
  });
});

it("a call of a query during another call of the same query sends a second request", async () => {
  const { graph, held, respond } = await startHolding();
  const calls = [graph.call(HeartQuery, { id: "p1" })];
  await eventually(() => expect(held).toHaveLength(1));
  calls.push(graph.call(HeartQuery, { id: "p1" }));
  await respond("Heart", heart(false));
  await respond("Heart", heart(true));
  expect(await Promise.all(calls)).toMatchObject([shownHeart(false), shownHeart(true)]);
});
