import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Routes, serveRest, type Upstream } from "../../testing/rest-server.ts";
import { startDeadline } from "./deadline.ts";
import { createRestClient, type RestClient } from "./rest-client.ts";

const servers: Upstream[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

interface Limits {
  readonly deadlineMs?: number;
  readonly maxCalls?: number;
  readonly maxBytes?: number;
}

async function clientOf(routes: Routes, { deadlineMs = 5_000, ...limits }: Limits = {}) {
  const server = await serveRest(routes);
  servers.push(server);
  const client: RestClient = createRestClient({
    fetch: (request) => fetch(request),
    baseUrl: server.url,
    caller: { authorization: "Bearer abc", client: "192.0.2.7", requestId: "request-1" },
    deadline: startDeadline(deadlineMs),
    ...limits,
  });
  return { server, client };
}

const Anything = z.unknown();
const ofLength = (bytes: number): string => JSON.stringify("x".repeat(bytes - 2));

describe("the calls of one operation", () => {
  it("are limited: a call beyond the limit throws and is not sent", async () => {
    const { server, client } = await clientOf({ "GET /api/a": () => Response.json(1) }, { maxCalls: 3 });
    for (const page of [1, 2, 3]) await client.get("/a", { page }, Anything);
    await expect(client.get("/a", { page: 4 }, Anything)).rejects.toMatchObject({
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
    await Promise.all([client.get("/a", {}, Anything), client.get("/a", {}, Anything)]);
    await client.get("/a", {}, Anything);
    await client.post("/b", {}, Anything);
    await client.get("/a", {}, Anything);
    expect(server.calls).toEqual(["GET /api/a", "POST /api/b", "GET /api/a"]);
  });

  it.each(["post", "put", "delete"] as const)("include equal GETs again after a failed %s", async (write) => {
    const { server, client } = await clientOf({ "GET /api/a": () => Response.json(1) });
    await client.get("/a", {}, Anything);
    await expect(client[write]("/b", { c: 1 }, Anything)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.get("/a", {}, Anything);
    expect(server.calls).toEqual(["GET /api/a", `${write.toUpperCase()} /api/b`, "GET /api/a"]);
  });

  it("include equal GETs only once if a POST that only reads is sent between them", async () => {
    const { server, client } = await clientOf({
      "GET /api/a": () => Response.json(1),
      "POST /api/b": () => Response.json(2),
    });
    await client.get("/a", {}, Anything);
    await client.lookUp("/b", { ids: [1] }, Anything);
    await client.get("/a", {}, Anything);
    expect(server.calls).toEqual(["GET /api/a", "POST /api/b"]);
  });

  it("send a body as JSON with their own headers, and no content type without a body", async () => {
    const bodies: unknown[] = [];
    const noting = async (request: Request) => {
      bodies.push([request.headers.get("content-type"), request.headers.get("if-match"), await request.text()]);
      return Response.json(1);
    };
    const { client } = await clientOf({ "PUT /api/a": noting, "DELETE /api/a": noting });
    await client.put("/a", { b: 1 }, Anything, { "if-match": '"3"' });
    await client.delete("/a", undefined, Anything);
    expect(bodies).toEqual([
      ["application/json", '"3"', '{"b":1}'],
      [null, null, ""],
    ]);
  });

  it("share one deadline", async () => {
    const never = Promise.withResolvers<Response>();
    const { client } = await clientOf(
      { "GET /api/first": () => Response.json(1), "GET /api/second": () => never.promise },
      { deadlineMs: 300 },
    );
    await client.get("/first", {}, Anything);
    await expect(client.get("/second", {}, Anything)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    await expect(client.get("/first", { again: true }, Anything)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    never.resolve(Response.json(1));
  });

  it("send the caller's token, address and request id", async () => {
    const { server, client } = await clientOf({ "GET /api/a": () => Response.json(1) });
    await client.get("/a", {}, Anything);
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
      await client[write]("/empty", {}, Anything);
      await expect(client[write]("/page", {}, Anything)).rejects.toMatchObject({ code: "UPSTREAM_UNREADABLE" });
    },
  );

  it("that redirects is not followed", async () => {
    const { server, client } = await clientOf({
      "GET /api/a": () => new Response(null, { status: 302, headers: { location: "/api/b" } }),
      "GET /api/b": () => Response.json(1),
    });
    await expect(client.get("/a", {}, Anything)).rejects.toMatchObject({ code: "UPSTREAM_FAILED", status: 302 });
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
    expect(await client.get("/a", {}, z.string())).toHaveLength(99_998);
  });

  it.each(Object.entries(answers))("that is one byte too large is refused, with %s", async (_, answer) => {
    const { client } = await clientOf({ "GET /api/a": () => answer(100_001) }, { maxBytes: 100_000 });
    await expect(client.get("/a", {}, z.string())).rejects.toMatchObject({
      code: "UPSTREAM_UNREADABLE",
      message: "The answer of the places service has more than 0.1 MB.",
    });
  });
});
