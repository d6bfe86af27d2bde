import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOSTILE_BODIES } from "../../testing/hostile-requests.ts";
import { type GraphResult, gatewayFor, serveRest, type Upstream } from "../../testing/rest-server.ts";
import { GRAPH_LIMITS } from "./graph-limits.ts";

let server: Upstream;
beforeAll(async () => {
  server = await serveRest({
    "GET /api/places": () => Response.json({ data: [], pagination: { total: 0, page: 1, limit: 48, pages: 1 } }),
    "GET /api/filters/types": () => Response.json(["Bar"]),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

const TOTAL = "places { pagination { total } }";
const repeat = (times: number, text: string): string => `${text} `.repeat(times);
const body = (query: string, variables: unknown = {}): string => JSON.stringify({ query, variables });
const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });

/** For each limit, a function that writes a request of the given size. */
const requestOfSize: Readonly<Record<string, (size: number) => string>> = {
  bodyBytes: (bytes) => body(`{ ${TOTAL} }`).padEnd(bytes),
  // The request without statuses has 32 tokens. Each status is one token.
  tokens: (tokens) =>
    body(
      `{ ${TOTAL} a: places(filters: { placeStatuses: [${repeat(tokens - 32, "OPEN")}] }) @skip(if: true) { __typename } }`,
    ),
  comments: (comments) => body(`${"#\n".repeat(comments)} { ${TOTAL} }`),
  fields: (fields) => body(`{ ${TOTAL} ${repeat(fields - 3, "__typename")} }`),
  aliases: (aliases) => body(`{ ${TOTAL} ${repeat(aliases, "a: __typename")} }`),
  directives: (directives) => body(`{ ${TOTAL} ${repeat(directives, "__typename @include(if: true)")} }`),
  variableDepth: (levels) => body(`{ ${TOTAL} }`, nested(levels)),
  // The list itself counts as one value.
  variableValues: (values) => body(`{ ${TOTAL} }`, { unknown: Array.from({ length: values - 1 }, () => 1) }),
  variableTextLength: (length) => body(`{ ${TOTAL} }`, { unknown: ["x".repeat(length)] }),
};

describe.each(Object.entries(requestOfSize))("the limit of %s", (name, write) => {
  const max = GRAPH_LIMITS[name as keyof typeof GRAPH_LIMITS];

  it("accepts a request of exactly the limit", async () => {
    const response = await gatewayFor(server.url).send(write(max));
    expect(await response.json()).toMatchObject({ data: { places: { pagination: { total: 0 } } } });
    expect(server.calls).toHaveLength(1);
  });

  it("refuses a request of one more, with the limit in the message and without a call upstream", async () => {
    const response = await gatewayFor(server.url).send(write(max + 1));
    expect(response.status).toBe(name === "bodyBytes" ? 413 : 400);
    const { errors } = (await response.json()) as GraphResult;
    const shown = name === "bodyBytes" ? "64 KB" : String(max);
    expect(errors).toMatchObject([{ message: expect.stringMatching(`at most ${shown}`) }]);
    expect(server.calls).toEqual([]);
  });
});

describe("a hostile request", () => {
  it.each(Object.entries(HOSTILE_BODIES))("with %s is refused without a call upstream", async (_, hostile) => {
    const response = await gatewayFor(server.url).send(hostile);
    expect([400, 413]).toContain(response.status);
    const { errors = [] } = (await response.json()) as GraphResult;
    expect(errors[0]).toMatchObject({ message: expect.any(String), extensions: { code: expect.any(String) } });
    expect(server.calls).toEqual([]);
  });

  it.each(Object.entries(HOSTILE_BODIES))("with %s gets a refusal of less than 4 KB", async (_, hostile) => {
    const response = await gatewayFor(server.url).send(hostile);
    expect(Buffer.byteLength(await response.text())).toBeLessThan(4_096);
  });

  it("without a declared length is refused when more bytes arrive than the limit", async () => {
    const { gateway } = gatewayFor(server.url);
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new TextEncoder().encode(" ".repeat(1024)));
      },
    });
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: endless, duplex: "half" };
    const response = await gateway(new Request("http://gateway.test/graphql", init));
    expect(response.status).toBe(413);
    expect(chunks).toBeLessThan(100);
  });

  it("is refused for its cost, regardless of the values of its variables", async () => {
    const { query } = gatewayFor(server.url);
    const pages = Array.from({ length: 4 }, (_, i) => `p${i}: places(limit: $limit) { ...P }`).join(" ");
    const document = `query($limit: Int!) { ${pages} } fragment P on PlaceList { nodes { id name address types tags media { url } } }`;
    for (const limit of [1, 100]) {
      const { errors } = await query(document, { limit });
      expect(errors).toMatchObject([
        { message: expect.stringMatching("cost at most"), extensions: { code: "LIMIT_EXCEEDED" } },
      ]);
    }
    expect(server.calls).toEqual([]);
  });

  it("cannot multiply the calls upstream by aliases of a field", async () => {
    const aliases = Array.from({ length: 8 }, (_, i) => `a${i}: types`).join(" ");
    const { data } = await gatewayFor(server.url).query(`{ filterOptions { ${aliases} } }`);
    expect(data?.filterOptions).toMatchObject({ a0: ["Bar"], a7: ["Bar"] });
    expect(server.calls).toEqual(["GET /api/filters/types"]);
  });
});
