import { INITIAL_FILTERS } from "@flaneur/domain";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import type { Graph } from "../../graph/graph.ts";
import { loaderActor } from "../../query/query.actors.ts";
import { favoritesLoader, listingMachine } from "./listing.ts";

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
