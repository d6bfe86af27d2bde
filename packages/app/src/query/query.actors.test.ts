import type { Failure, FilterOptions } from "@flaneur/domain";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { type GraphServer, html, json, type Respond, startGraphServer } from "../../testing/graph-server.ts";
import { filterOptionsQuery } from "../features/filters/filter-options.actors.ts";
import { createGraph } from "../graph/graph.ts";
import { graphActor } from "./query.actors.ts";
import { createQueryMachine } from "./query.machine.ts";

const OPTIONS: FilterOptions = {
  types: ["Bar"],
  arrondissements: ["75011"],
  tagCategories: [],
  allCurated: true,
  counts: null,
};
const UNEXPECTED = { kind: "unexpected", retry: "manual" } as const;

let server: GraphServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Returns the context of a query that has ended. The query is sent over HTTP. */
async function load(respond: Respond, deadlineMs?: number) {
  server = await startGraphServer(respond);
  const graph = createGraph({ send: fetch, url: server.url, ...(deadlineMs !== undefined && { deadlineMs }) });
  const machine = createQueryMachine<null, FilterOptions>({ retries: 0, pauseMs: () => 0 });
  const actor = createActor(machine.provide({ actors: { load: graphActor(filterOptionsQuery(graph)) } }), {
    input: { variables: null },
  }).start();
  const ended = await waitFor(actor, (snapshot) => !snapshot.hasTag("pending"), { timeout: 10_000 });
  actor.stop();
  return ended.context;
}

const graphError = (code: string) => json(200, { errors: [{ message: "Not today.", extensions: { code } }] });

describe("a query of the graph", () => {
  it("ends with the result of the server", async () => {
    const { result, failure } = await load(
      json(200, { data: { filterOptions: { __typename: "FilterOptions", ...OPTIONS } } }),
    );
    expect([result, failure]).toEqual([OPTIONS, null]);
  });

  it.each<[string, Respond, Failure]>([
    [
      "a 500 with {error}",
      json(500, { error: "The database is away." }),
      { kind: "reported", message: "The database is away.", retry: "automatic" },
    ],
    [
      "a 500 with {message}",
      json(500, { message: "Out of memory." }),
      { kind: "reported", message: "Out of memory.", retry: "automatic" },
    ],
    ["a 500 with HTML", html(500), { kind: "unexpected", retry: "automatic" }],
    ["a 500 with nothing", json(500, undefined), { kind: "unexpected", retry: "automatic" }],
    ["a 404 with HTML", html(404), UNEXPECTED],
    [
      "a 401 with {error}",
      json(401, { error: "Not you." }),
      { kind: "reported", message: "Not you.", retry: "manual" },
    ],
    [
      "a call that does not exist",
      graphError("NOT_FOUND"),
      { kind: "reported", message: "Not today.", retry: "manual" },
    ],
    ["a 503 with HTML", html(503), { kind: "unexpected", retry: "automatic" }],
    [
      "a 413 with {error}",
      json(413, { error: "Too large." }),
      { kind: "reported", message: "Too large.", retry: "none" },
    ],
    [
      "a 429 with {error}",
      json(429, { error: "Slow down." }),
      { kind: "reported", message: "Slow down.", retry: "manual" },
    ],
    ["HTML with status 200", html(200), UNEXPECTED],
    ['{"data":null}', json(200, { data: null }), UNEXPECTED],
    [
      "an upstream timeout",
      graphError("UPSTREAM_TIMEOUT"),
      { kind: "reported", message: "Not today.", retry: "automatic" },
    ],
    ["a refusal", graphError("BAD_USER_INPUT"), { kind: "reported", message: "Not today.", retry: "none" }],
    [
      "a masked error",
      graphError("INTERNAL_SERVER_ERROR"),
      { kind: "reported", message: "Not today.", retry: "automatic" },
    ],
  ])("fails with the server's message, or as 'unexpected' without one, after %s", async (_, respond, expected) => {
    const { failure } = await load(respond);
    expect(failure).toEqual(expected);
  });

  it.each(["{}", '{"filterOptions":null}'])("fails without an exception when the data are %s", async (data) => {
    // The app reports such data, and the cache of urql logs a warning.
    const reported = (["error", "warn"] as const).map((how) => vi.spyOn(console, how).mockImplementation(() => {}));
    const { failure } = await load(json(200, { data: JSON.parse(data) }));
    expect(failure).toEqual(UNEXPECTED);
    for (const spy of reported) spy.mockRestore();
  });

  it("reports 'unreachable' when the server closes the connection without a response", async () => {
    const { failure } = await load((response) => response.destroy());
    expect(failure).toEqual({
      kind: "unreachable",
      retry: "automatic",
    });
  });

  it("fails at its timeout when the server sends nothing or an incomplete response", async () => {
    const silent = await load(() => {}, 50);
    const halting = await load((response) => response.writeHead(200).write('{"data":'), 50);
    for (const { failure } of [silent, halting]) {
      expect(failure?.kind).toBe("unreachable");
    }
  });
});
