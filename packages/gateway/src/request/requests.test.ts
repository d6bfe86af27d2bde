import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gatewayFor, serveRest, type Upstream } from "../../testing/rest-server.ts";

let server: Upstream;
beforeAll(async () => {
  server = await serveRest({
    "GET /api/places": (request) => {
      const search = new URL(request.url).searchParams.get("search");
      if (search === "too often") {
        return Response.json({ error: "Slow down" }, { status: 429, headers: { "Retry-After": "7" } });
      }
      return Response.json({ data: [], pagination: { total: 0, page: 1, limit: 48, pages: 1 } });
    },
  });
});
afterAll(() => server.close());

const QUERY = "query Total($search: String) { places(filters: { search: $search }) { pagination { total } } }";

describe("the graph over HTTP", () => {
  it.each(["PUT", "OPTIONS", "HEAD"])("responds 405 to %s", async (method) => {
    const response = await gatewayFor(server.url).gateway(
      new Request(`http://gateway.test/graphql?query=${encodeURIComponent("{ __typename }")}`, { method }),
    );
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  it.each([
    ["application/x-www-form-urlencoded", "query=%7B__typename%7D"],
    ["application/graphql", "{ __typename }"],
    ["text/plain", '{"query":"{ __typename }"}'],
    ["application/json; charset=latin1", '{"query":"{ __typename }"}'],
    ["multipart/form-data; boundary=b", "--b--"],
  ])("refuses a body of the type %s with 415", async (type, body) => {
    const response = await gatewayFor(server.url).send(body, { "content-type": type });
    expect(response.status).toBe(415);
  });

  it.each([
    ["a body that is not JSON", "{"],
    ["an empty body", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["no query", "{}"],
    ["a query that is not a string", '{"query":1}'],
    ["variables that are not an object", '{"query":"{ __typename }","variables":[]}'],
    ["an unknown member", '{"query":"{ __typename }","extra":1}'],
    ["a batch", '[{"query":"{ __typename }"}]'],
    ["half a surrogate pair in a variable", '{"query":"{ __typename }","variables":{"search":"\\ud800"}}'],
    ["half a surrogate pair in a variable's name", '{"query":"{ __typename }","variables":{"\\udfff":1}}'],
    [
      "half a surrogate pair in the query",
      '{"query":"{ places(filters: { search: \\"\\ud800\\" }) { pagination { total } } }"}',
    ],
    ["3,000 open braces", JSON.stringify({ query: "{".repeat(3_000) })],
    [
      "3,000 lists in the variables",
      `{"query":"{ __typename }","variables":{"a":${"[".repeat(3_000)}${"]".repeat(3_000)}}}`,
    ],
    ["a variable of another type", JSON.stringify({ query: QUERY, variables: { search: {} } })],
  ])("refuses %s with 400 and a message", async (_, body) => {
    const response = await gatewayFor(server.url).send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/\w/) }] });
  });

  it.each([
    ["variables", 'The member "variables" of a request'],
    ["extensions", 'The member "extensions" of a request'],
    ["operationName", 'The member "operationName" of a request'],
    ["anything", "A member of a request"],
  ])("names the part of the request that exceeds a limit: a large %s", async (member, subject) => {
    const body = JSON.stringify({ query: "{ __typename }", [member]: ["a".repeat(20_000)] });
    const response = await gatewayFor(server.url).send(body);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(new RegExp(`^${subject} may have texts of at most`)) }],
    });
  });

  it("refuses bytes that are not UTF-8", async () => {
    const body = Uint8Array.from([
      ...Buffer.from('{"query":"{ __typename }","variables":{"a":"'),
      0xff,
      0x22,
      0x7d,
      0x7d,
    ]);
    expect((await gatewayFor(server.url).send(body)).status).toBe(400);
  });

  it("returns an instance of the global Response class, so that a server can send it in one piece", async () => {
    const response = await gatewayFor(server.url).send(JSON.stringify({ query: "{ __typename }" }));
    expect(response).toBeInstanceOf(Response);
  });

  it("passes the API's Retry-After header on", async () => {
    const response = await gatewayFor(server.url).send(
      JSON.stringify({ query: QUERY, variables: { search: "too often" } }),
    );
    expect(response.headers.get("retry-after")).toBe("7");
    expect(await response.json()).toMatchObject({
      errors: [{ message: "Slow down", extensions: { code: "RATE_LIMITED", retryAfter: 7 } }],
    });
  });
});

describe("the graph, without introspection,", () => {
  const probes: readonly [string, string, object][] = [
    ["a field", "{ placs { id } }", {}],
    ["an argument", "{ places(limt: 1) { pagination { total } } }", {}],
    ["an enum value", "{ places(sortBy: NAM) { pagination { total } } }", {}],
    [
      "an enum value in a variable",
      "query($s: SortField!) { places(sortBy: $s) { pagination { total } } }",
      { s: "NAM" },
    ],
    [
      "an input field in a variable",
      "query($f: PlaceFiltersInput) { places(filters: $f) { pagination { total } } }",
      { f: { serch: "" } },
    ],
  ];
  it.each(probes)("suggests no name for a misspelt name of %s", async (_, document, variables) => {
    const { errors } = await gatewayFor(server.url).query(document, variables);
    expect(JSON.stringify(errors)).not.toContain("Did you mean");
    const inDevelopment = await gatewayFor(server.url, { introspection: true }).query(document, variables);
    expect(JSON.stringify(inDevelopment.errors)).toContain("Did you mean");
  });

  it.each(["{ __schema { types { name } } }", '{ __type(name: "Place") { name } }'])(
    "hides its schema: %s",
    async (document) => {
      expect((await gatewayFor(server.url).query(document)).errors?.[0]?.message).toContain(
        "introspection has been disabled",
      );
      expect((await gatewayFor(server.url, { introspection: true }).query(document)).errors).toBeUndefined();
    },
  );
});

describe("the graph's log", () => {
  it("has one line per operation, with its name and request id and without its variables", async () => {
    const { send, log } = gatewayFor(server.url, { logLevel: "info" });
    const response = await send(JSON.stringify({ query: QUERY, variables: { search: "secret" } }), {
      "x-request-id": "request-7",
    });
    expect(response.headers.get("x-request-id")).toBe("request-7");
    expect(server.requests.at(-1)?.headers.get("x-request-id")).toBe("request-7");
    expect(log).toMatchObject([
      { msg: "graphql", requestId: "request-7", operation: "Total", status: 200, errors: [], ms: expect.any(Number) },
    ]);
    expect(JSON.stringify(log)).not.toContain("secret");
  });

  it("warns of an operation that exceeds a limit", async () => {
    const { send, log } = gatewayFor(server.url);
    const response = await send(JSON.stringify({ query: "{ __typename ".repeat(1_000) }));
    const requestId = response.headers.get("x-request-id");
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(log).toMatchObject([{ level: 40, requestId, operation: null, status: 400, errors: ["LIMIT_EXCEEDED"] }]);
  });
});
