import zlib from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gatewayFor } from "../../testing/rest-server.ts";
import { useUpstreams } from "../../testing/upstreams.ts";
import { createDocuments } from "../documents/documents.ts";

const startUpstream = useUpstreams();
afterEach(() => void vi.useRealTimers());

const ADMIN_TOKEN = "a".repeat(32);
const FRESH_SECONDS = 60;
const DOCUMENTS = createDocuments(
  [
    { id: "types", text: "query Types { filterOptions { types } }", freshSeconds: FRESH_SECONDS },
    { id: "own", text: "query Own { filterOptions { types } }", freshSeconds: null },
  ],
  false,
);

/** Starts a gateway in front of an API whose list of types can change, and that can fail. */
async function start() {
  const state = { types: ["Bar"], isDown: false };
  const api = await startUpstream({
    "GET /api/filters/types": () =>
      state.isDown ? Response.json({ error: "Down." }, { status: 502 }) : Response.json(state.types),
  });
  const { gateway, log } = gatewayFor(api.url, { documents: DOCUMENTS, adminToken: ADMIN_TOKEN, logLevel: "info" });
  const get = (id: string, headers: Record<string, string> = {}) =>
    gateway(new Request(`http://gateway.test/graphql?documentId=${id}`, { headers }));
  const types = async (id: string, headers: Record<string, string> = {}) => {
    const { data } = (await (await get(id, headers)).json()) as {
      data?: { filterOptions: { types: string[] } } | null;
    };
    return data?.filterOptions.types;
  };
  const purge = (token?: string) =>
    gateway(
      new Request("http://gateway.test/graphql", {
        method: "DELETE",
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    );
  return { state, calls: api.calls, log, get, types, purge };
}

const advance = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 });

describe("a result that is the same for all callers", () => {
  it("has headers with its freshness, its age and its version, for caches", async () => {
    const { get } = await start();
    await get("types");
    advance(10);
    const { headers } = await get("types");
    expect(headers.get("cache-control")).toBe(
      `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=10, stale-if-error=3600`,
    );
    expect([headers.get("age"), headers.get("vary")]).toEqual(["10", "Accept, Authorization, Accept-Encoding"]);
    const known = await get("types", { "if-none-match": `W/${headers.get("etag")}` });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });

  it("is compressed by Brotli for clients that accept it", async () => {
    const { state, get } = await start();
    state.types = Array.from({ length: 200 }, (_, at) => `Bar ${at}`);
    const plain = await get("types");
    const answers = await Promise.all([1, 2, 3].map(() => get("types", { "accept-encoding": "gzip, br" })));
    for (const { headers } of answers) {
      expect(headers.get("content-encoding")).toBe("br");
      expect(headers.get("etag")).toBe(`W/${plain.headers.get("etag")}`);
    }
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    const text = await plain.text();
    expect(bodies.map((body) => zlib.brotliDecompressSync(body).toString())).toEqual([text, text, text]);
    expect(bodies[0]?.byteLength).toBeLessThan(text.length / 3);
  });

  it("is not compressed if it is short", async () => {
    const { get } = await start();
    expect((await get("types", { "accept-encoding": "br" })).headers.get("content-encoding")).toBeNull();
  });

  it("is compressed by gzip for a client that does not accept Brotli, and not at all for other clients", async () => {
    const { state, get } = await start();
    state.types = Array.from({ length: 200 }, (_, at) => `Bar ${at}`);
    expect((await get("types", { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
    const gzipped = await get("types", { "accept-encoding": "gzip" });
    expect(gzipped.headers.get("content-encoding")).toBe("gzip");
    expect(zlib.gunzipSync(await gzipped.arrayBuffer()).toString()).toBe(await (await get("types")).text());
    expect((await get("types", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
  });

  it("is computed once for concurrent requests", async () => {
    const { types, calls } = await start();
    const all = await Promise.all(Array.from({ length: 20 }, () => types("types")));
    expect(new Set(all.map(String))).toEqual(new Set(["Bar"]));
    expect(calls).toHaveLength(1);
  });

  it("is logged with the name of its operation, also when the cache responds", async () => {
    const { log, types } = await start();
    for (const _ of [1, 2]) await types("types");
    expect(log).toMatchObject([{ operation: "Types" }, { operation: "Types" }]);
  });

  it("shows a change as soon as it is no longer fresh", async () => {
    const { state, types } = await start();
    await types("types");
    state.types = ["Café"];
    expect(await types("types")).toEqual(["Bar"]);
    advance(FRESH_SECONDS);
    expect(await types("types")).toEqual(["Café"]);
  });

  it("is used while the API fails, but not for longer than an hour", async () => {
    const { state, types } = await start();
    await types("types");
    state.isDown = true;
    advance(FRESH_SECONDS);
    expect(await types("types")).toEqual(["Bar"]);
    advance(3_600);
    expect(await types("types")).toBeUndefined();
  });

  it("is used by all concurrent requests after one of them has found that the API fails", async () => {
    const { state, types, calls } = await start();
    await types("types");
    state.isDown = true;
    advance(FRESH_SECONDS);
    const all = await Promise.all(Array.from({ length: 20 }, () => types("types")));
    expect(new Set(all.map(String))).toEqual(new Set(["Bar"]));
    expect(calls).toHaveLength(2);
  });

  it("is not kept if it has errors", async () => {
    const { state, get, types } = await start();
    state.isDown = true;
    expect((await get("types")).headers.get("cache-control")).toBe("no-store");
    state.isDown = false;
    expect(await types("types")).toEqual(["Bar"]);
  });

  it("is computed again after an operator has emptied the cache", async () => {
    const { state, types, purge } = await start();
    await types("types");
    state.types = ["Café"];
    expect([(await purge()).status, (await purge("b".repeat(32))).status]).toEqual([401, 401]);
    expect(await types("types")).toEqual(["Bar"]);
    expect((await purge(ADMIN_TOKEN)).status).toBe(204);
    expect(await types("types")).toEqual(["Café"]);
  });
});

describe("a result that one caller requests in an unusual way", () => {
  const EXPECTED = { data: { filterOptions: { types: ["Bar"] } } };

  it.each(["text/event-stream", "multipart/mixed", "multipart/mixed; deferSpec=20220824", "text/html", "image/png"])(
    "is refused with a short message if the caller accepts only %s, and the next caller receives JSON",
    async (accept) => {
      const { get, calls } = await start();
      const refused = await get("types", { accept });
      expect([refused.status, refused.headers.get("cache-control"), calls]).toEqual([406, "no-store", []]);
      expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining("Accept header") }] });
      expect(await (await get("types")).json()).toEqual(EXPECTED);
    },
  );

  it.each([
    ["text/event-stream, application/json", "application/json; charset=utf-8"],
    ["application/json;q=0, */*", "application/graphql-response+json; charset=utf-8"],
    ["APPLICATION/GRAPHQL-RESPONSE+JSON", "application/graphql-response+json; charset=utf-8"],
    ["multipart/mixed, */*;q=0.1", "application/json; charset=utf-8"],
  ])(
    "is sent in the type that the caller accepts by %s, and shared with callers of the other type",
    async (accept, type) => {
      const { get, calls } = await start();
      for (const headers of [{ accept }, {}, { accept: "application/graphql-response+json" }, { accept }]) {
        const response = await get("types", headers);
        const expected = headers.accept === accept ? type : `${headers.accept ?? "application/json"}; charset=utf-8`;
        expect(response.headers.get("content-type")).toBe(expected);
        expect(await response.json()).toEqual(EXPECTED);
      }
      expect(calls).toHaveLength(1);
    },
  );

  it("is the same for the next caller, whatever headers and unknown parameters the first caller sends", async () => {
    const unusual = {
      range: "bytes=0-1",
      "content-type": "text/plain",
      "content-encoding": "gzip",
      "accept-language": "fr",
      "accept-charset": "utf-16",
      "if-none-match": "*",
      cookie: "language=fr",
      origin: "https://example.org",
      "x-http-method-override": "POST",
      "x-page-variant": "fr-phone",
      "graphql-require-preflight": "1",
    };
    for (const [name, value] of Object.entries(unusual)) {
      const { get } = await start();
      await get("types", { [name]: value });
      const next = await get("types");
      expect([name, next.status, next.headers.get("content-type")]).toEqual([
        name,
        200,
        "application/json; charset=utf-8",
      ]);
      expect(await next.json()).toEqual(EXPECTED);
    }
    for (const parameter of [
      "query={a}",
      "extensions={}",
      "operationName=Other",
      "variables=%5B%5D",
      "documentId=own",
    ]) {
      const { get } = await start();
      await get(`types&${parameter}`);
      expect(await (await get("types")).json()).toEqual(EXPECTED);
    }
  });
});

const POSITION = JSON.stringify({ origin: { latitude: 48.8566, longitude: 2.3522 } });

describe("a result that belongs to its caller", () => {
  it.each([
    ["the request has a token", "types", { authorization: "Bearer abc" }],
    ["the document is not shared", "own", {}],
    ["the variables have the position of the visitor", `types&variables=${encodeURIComponent(POSITION)}`, {}],
  ])("is not kept, because %s", async (_, id, headers) => {
    const { get, calls } = await start();
    for (const _ of [1, 2]) expect((await get(id, headers)).headers.get("cache-control")).toBe("no-store");
    expect(calls).toHaveLength(2);
  });
});
