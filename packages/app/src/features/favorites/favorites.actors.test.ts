import { INITIAL_FILTERS } from "@flaneur/domain";
import { describe, expect, it, vi } from "vitest";
import { createActor, setup } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import type { Graph } from "../../graph/graph.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import { favoritesLoader, listingMachine } from "../../places/listing.ts";
import { loaderActor } from "../../query/query.actors.ts";
import { refetchActor, setFavoriteActor } from "./favorites.actors.ts";
import type { FavoritesEvent } from "./favorites.events.ts";

/** Runs an actor in a parent machine. Returns the parent, and the events that the actor sends to the parent. */
async function received(logic: ReturnType<typeof setFavoriteActor> | ReturnType<typeof refetchActor>) {
  const events: FavoritesEvent[] = [];
  const note = { actions: ({ event }: { readonly event: FavoritesEvent }) => void events.push(event) };
  const machine = setup({
    types: { events: {} as FavoritesEvent },
    actors: { run: logic as ReturnType<typeof setFavoriteActor> },
  }).createMachine({
    invoke: { src: "run", input: { placeId: "p1", isFavorite: true } },
    on: { "favorite.saved": note, "favorite.failed": note, "favorite.refetched": note },
  });
  const actor = createActor(machine).start();
  await vi.dynamicImportSettled();
  await settled();
  return { events, actor };
}

const answering = (data: unknown): GraphCall =>
  (async () =>
    data instanceof Error
      ? { failure: { message: data.message, retry: "none" }, timedOut: false }
      : { data }) as unknown as GraphCall;

describe("setting a favorite", () => {
  it("reports success", async () => {
    const { events } = await received(setFavoriteActor(answering({ setFavorite: { __typename: "FavoriteSet" } })));
    expect(events).toEqual([{ type: "favorite.saved", placeId: "p1" }]);
  });

  it.each([
    ["NotSignedIn", { setFavorite: { __typename: "NotSignedIn", message: "No" } }],
    ["PlaceNotFound", { setFavorite: { __typename: "PlaceNotFound", message: "No" } }],
    ["TooManyFavorites", { setFavorite: { __typename: "TooManyFavorites", message: "No" } }],
    ["an unknown type of result", { setFavorite: { __typename: "Perhaps" } }],
    ["no result", {}],
    ["a failure", new Error("down")],
  ])("reports a failure when the response is %s", async (_, data) => {
    const { events } = await received(setFavoriteActor(answering(data)));
    expect(events).toEqual([{ type: "favorite.failed", placeId: "p1", error: expect.any(Error) }]);
  });
});

describe("reloading favorites", () => {
  it.each([
    ["has succeeded", () => Promise.resolve()],
    ["has failed", () => Promise.reject(new Error("down"))],
  ])("reports its end when it %s", async (_, load) => {
    const { events } = await received(refetchActor(load));
    expect(events).toEqual([{ type: "favorite.refetched", placeId: "p1" }]);
  });

  it("reports nothing after it is stopped", async () => {
    const gate = Promise.withResolvers<void>();
    const { events, actor } = await received(refetchActor(() => gate.promise));
    actor.stop();
    gate.resolve();
    await settled();
    expect(events).toEqual([]);
  });
});

describe("the Favorites tab", () => {
  const PAGINATION = { total: 1, page: 2, limit: 48, pages: 2 };
  async function load(viewer: unknown) {
    const asked: unknown[] = [];
    const graph = {
      load: (_: unknown, variables: unknown, listen: (reply: unknown) => void) => {
        asked.push(variables);
        listen({ data: { viewer }, stale: false });
        return () => {};
      },
    } as unknown as Graph;
    const actor = createActor(
      listingMachine.provide({
        actors: {
          load: loaderActor(
            favoritesLoader(graph, { location: () => null, now: () => ({ day: 20_779, minute: 930 }) }),
          ),
        },
      }),
      {
        input: { variables: { ...INITIAL_FILTERS, types: ["Bar"], page: 2 } },
      },
    ).start();
    await settled();
    return { asked, context: actor.getSnapshot().context };
  }

  it("loads a page of favorites as a listing", async () => {
    const { asked, context } = await load({ favorites: { nodes: [], pagination: PAGINATION } });
    expect(asked).toMatchObject([{ page: 2, limit: 48 }]);
    expect(context.result).toMatchObject({ places: [], pagination: PAGINATION });
  });

  it("reports and logs a failure when the request had no token", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { context } = await load(null);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect([context.result, context.failure?.retry]).toEqual([null, "manual"]);
  });
});
