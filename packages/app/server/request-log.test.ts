import { createLogger } from "@flaneur/server-kit";
import { afterEach, describe, expect, it } from "vitest";
import { closeServers, listenRaw, startApp } from "./testing/servers.ts";

afterEach(closeServers);

const collecting = (lines: Record<string, unknown>[]) =>
  createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });

describe("a request to the app", () => {
  it("has the same id in the log of the app, in the log of the api and in the response", async () => {
    const lines: Record<string, unknown>[] = [];
    const url = await startApp({}, { logger: collecting(lines) });
    const answer = await fetch(`${url}/api/filters/types?secret=1`, { headers: { "x-request-id": "mine-1" } });
    expect(answer.headers.get("x-request-id")).toBe("mine-1");
    const line = { requestId: "mine-1", method: "GET", path: "/api/filters/types", status: expect.any(Number) };
    expect(lines.filter(({ msg }) => msg === "request")).toMatchObject([
      { ...line, part: "api" },
      { ...line, part: "app", ms: expect.any(Number) },
    ]);
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  it("is forwarded with its id, or with a new id if the client sent none", async () => {
    const seen: (string | string[] | undefined)[] = [];
    const upstream = await listenRaw((incoming, response) => {
      seen.push(incoming.headers["x-request-id"]);
      response.writeHead(200, { "content-type": "application/json", "x-request-id": "of-the-upstream" }).end("{}");
    });
    const url = await startApp({ API_URL: upstream, GATEWAY_URL: `${upstream}/graphql` });
    const ids = await Promise.all(
      ["/api/places", "/graphql"].map(async (path) => (await fetch(`${url}${path}`)).headers.get("x-request-id")),
    );
    expect(seen.toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it("is logged as a warning with its id when a part does not respond, after an error with the reason", async () => {
    const lines: Record<string, unknown>[] = [];
    const env = { API_URL: "http://127.0.0.1:1", GATEWAY_URL: "http://127.0.0.1:1/graphql" };
    const url = await startApp(env, { logger: collecting(lines) });
    await fetch(`${url}/api/places`, { headers: { "x-request-id": "mine-2" } });
    expect(lines).toMatchObject([
      { level: 50, requestId: "mine-2", err: { type: "UpstreamError" } },
      { level: 40, requestId: "mine-2", path: "/api/places", status: 502 },
    ]);
  });

  it("is logged without the token of a shared link when a part does not respond", async () => {
    const lines: Record<string, unknown>[] = [];
    const env = { API_URL: "http://127.0.0.1:1", GATEWAY_URL: "http://127.0.0.1:1/graphql" };
    const url = await startApp(env, { logger: collecting(lines) });
    const token = "a".repeat(22);
    await fetch(`${url}/api/shared/lists/${token}`);
    expect(lines).toMatchObject([{ level: 50 }, { level: 40 }]);
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});
