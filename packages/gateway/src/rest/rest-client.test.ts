import { gzipSync } from "node:zlib";
import { type AnyRequest, type Call, defineCall, type Operation } from "@flaneur/contract";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Routes, serveRest, type Upstream } from "../../testing/rest-server.ts";
import { startDeadline } from "./deadline.ts";
import { createRestClient } from "./rest-client.ts";

const servers: Upstream[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The client with calls of any parameters and bodies. */
interface TestClient {
  call(call: Call, request: AnyRequest): Promise<unknown>;
  lookUp(call: Call, request: AnyRequest): Promise<unknown>;
}

interface Limits {
  readonly deadlineMs?: number;
  readonly maxCalls?: number;
  readonly maxBytes?: number;
}

async function clientOf(routes: Routes, { deadlineMs = 5_000, ...limits }: Limits = {}) {
  const server = await serveRest(routes);
  servers.push(server);
  const client: TestClient = createRestClient({
    fetch: (request) => fetch(request),
    baseUrl: server.url,
    caller: { authorization: "Bearer abc", client: "192.0.2.7", requestId: "request-1" },
    deadline: startDeadline(deadlineMs),
    ...limits,
  });
  return { server, client };
}

const callOf = (method: Operation["method"], path: string, answer: z.ZodType = z.unknown()): Call =>
  defineCall({ method, path, tags: [], summary: "", request: {}, responses: {} }, answer);
const ofLength = (bytes: number): string => JSON.stringify("x".repeat(bytes - 2));

describe("the calls of one operation", () => {
  it("are limited: a call beyond the limit throws and is not sent", async () => {
    const { server, client } = await clientOf({ "GET /api/a": () => Response.json(1) }, { maxCalls: 3 });
    for (const page of [1, 2, 3]) await client.call(callOf("get", "/a"), { query: { page } });
    await expect(client.call(callOf("get", "/a"), { query: { page: 4 } })).rejects.toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: expect.stringContaining("at most 3 calls"),
    });
    expect(server.calls).toHaveLength(3);
  });

  it("include equal GETs only once, unless a write is sent between them", async () => {
    const { server, client } = await clientOf({
      "GET /api/a": () => Response.json(1),
      "POST /api/b": () => Response.json(2),
    });
    await Promise.all([client.call(callOf("get", "/a"), {}), client.call(callOf("get", "/a"), {})]);
    await client.call(callOf("get", "/a"), {});
    await client.call(callOf("post", "/b"), { body: {} });
    await client.call(callOf("get", "/a"), {});
    expect(server.calls).toEqual(["GET /api/a", "POST /api/b", "GET /api/a"]);
  });

  it.each(["post", "put", "delete"] as const)("include equal GETs again after a failed %s", async (write) => {
    const { server, client } = await clientOf({ "GET /api/a": () => Response.json(1) });
    await client.call(callOf("get", "/a"), {});
    await expect(client.call(callOf(write, "/b"), { body: { c: 1 } })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.call(callOf("get", "/a"), {});
    expect(server.calls).toEqual(["GET /api/a", `${write.toUpperCase()} /api/b`, "GET /api/a"]);
  });

  it("include equal GETs only once if a POST that only reads is sent between them", async () => {
    const { server, client } = await clientOf({
      "GET /api/a": () => Response.json(1),
      "POST /api/b": () => Response.json(2),
    });
    await client.call(callOf("get", "/a"), {});
    await client.lookUp(callOf("post", "/b"), { body: { ids: [1] } });
    await client.call(callOf("get", "/a"), {});
    expect(server.calls).toEqual(["GET /api/a", "POST /api/b"]);
  });

  it("send a body as JSON, and no content type without a body", async () => {
    const bodies: unknown[] = [];
    const noting = async (request: Request) => {
      bodies.push([request.headers.get("content-type"), await request.text()]);
      return Response.json(1);
    };
    const { client } = await clientOf({ "PUT /api/a": noting, "PATCH /api/a": noting, "DELETE /api/a": noting });
    await client.call(callOf("put", "/a"), { body: { b: 1 } });
    await client.call(callOf("patch", "/a"), { body: { b: 2 } });
    await client.call(callOf("delete", "/a"), {});
    expect(bodies).toEqual([
      ["application/json", '{"b":1}'],
      ["application/json", '{"b":2}'],
      [null, ""],
    ]);
  });

  it("share one deadline", async () => {
    const never = Promise.withResolvers<Response>();
    const { client } = await clientOf(
      { "GET /api/first": () => Response.json(1), "GET /api/second": () => never.promise },
      { deadlineMs: 300 },
    );
    await client.call(callOf("get", "/first"), {});
    await expect(client.call(callOf("get", "/second"), {})).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    await expect(client.call(callOf("get", "/first"), { query: { again: true } })).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
    });
    never.resolve(Response.json(1));
  });

  it("send the caller's token, address and request id", async () => {
    const { server, client } = await clientOf({ "GET /api/a": () => Response.json(1) });
    await client.call(callOf("get", "/a"), {});
    expect(Object.fromEntries(server.requests[0]?.headers ?? [])).toMatchObject({
      authorization: "Bearer abc",
      "x-forwarded-for": "192.0.2.7",
      "x-request-id": "request-1",
    });
  });
});

describe("a response of the REST API", () => {
  it.each(["post", "put", "delete"] as const)(
    "to a %s is a success if it is empty, but not if it is a page",
    async (write) => {
      const method = write.toUpperCase();
      const { client } = await clientOf({
        [`${method} /api/empty`]: () => new Response(null, { status: 204 }),
        [`${method} /api/page`]: () =>
          new Response("<h1>Maintenance</h1>", { headers: { "content-type": "text/html" } }),
      });
      await client.call(callOf(write, "/empty"), { body: {} });
      await expect(client.call(callOf(write, "/page"), { body: {} })).rejects.toMatchObject({
        code: "UPSTREAM_UNREADABLE",
      });
    },
  );

  it("that redirects is not followed", async () => {
    const { server, client } = await clientOf({
      "GET /api/a": () => new Response(null, { status: 302, headers: { location: "/api/b" } }),
      "GET /api/b": () => Response.json(1),
    });
    await expect(client.call(callOf("get", "/a"), {})).rejects.toMatchObject({ code: "UPSTREAM_FAILED", status: 302 });
    expect(server.calls).toEqual(["GET /api/a"]);
  });

  const answers: Readonly<Record<string, (bytes: number) => Response>> = {
    "a declared length": (bytes) => new Response(ofLength(bytes), { headers: { "content-length": String(bytes) } }),
    "no declared length": (bytes) => new Response(new Blob([ofLength(bytes)]).stream()),
    "a compressed body": (bytes) =>
      new Response(Uint8Array.from(gzipSync(ofLength(bytes))), { headers: { "content-encoding": "gzip" } }),
  };
  it.each(Object.entries(answers))("of the largest permitted size is read, with %s", async (_, answer) => {
    const { client } = await clientOf({ "GET /api/a": () => answer(100_000) }, { maxBytes: 100_000 });
    expect(await client.call(callOf("get", "/a", z.string()), {})).toHaveLength(99_998);
  });

  it.each(Object.entries(answers))("that is one byte too large is refused, with %s", async (_, answer) => {
    const { client } = await clientOf({ "GET /api/a": () => answer(100_001) }, { maxBytes: 100_000 });
    await expect(client.call(callOf("get", "/a", z.string()), {})).rejects.toMatchObject({
      code: "UPSTREAM_UNREADABLE",
      message: "The answer of the places service has more than 0.1 MB.",
    });
  });
});
