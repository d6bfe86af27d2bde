import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { PATIENTLY } from "../../api/testing/databases.ts";
import { createPages } from "./pages.ts";
import { atEnd, closeServers, listenRaw, startApp, WITHOUT_DATA } from "./testing/servers.ts";

afterEach(closeServers);

const ready = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.json()];
};

const state = (status: number, body: unknown) =>
  listenRaw((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });

describe("the app", () => {
  it("is ready and reports every part as ready when the gateway and the api run in its process", async () => {
    const url = await startApp();
    const parts = { gateway: "ready", api: "ready", pages: "ready" };
    // The api is ready when it has read the places.
    await expect.poll(() => ready(url), PATIENTLY).toEqual([200, { status: "ready", parts }]);
  });

  it("is ready if its pages are ready, and reports why each other part is not ready", async () => {
    const API_URL = await state(503, { error: "The database does not answer", code: "unavailable" });
    const url = await startApp({ API_URL, GATEWAY_URL: "http://127.0.0.1:1/graphql" });
    const parts = { gateway: "does not answer", api: "The database does not answer", pages: "ready" };
    expect(await ready(url)).toEqual([200, { status: "ready", parts }]);
  });

  it("waits for all parts at the same time, and reports those that do not respond within three seconds", async () => {
    const events: string[] = [];
    const frozen = await listenRaw((_, response) => {
      events.push("request");
      response.once("close", () => events.push("end"));
    });
    const url = await startApp({ API_URL: frozen, GATEWAY_URL: `${frozen}/graphql` });
    const [status, body] = await ready(url);
    const late = "does not answer within 3 seconds";
    expect([status, body.parts]).toEqual([200, { gateway: late, api: late, pages: "ready" }]);
    await expect.poll(() => events).toEqual(["request", "request", "end", "end"]);
  });

  it("is ready in front of a foreign api that has no /readyz", async () => {
    const url = await startApp({ API_URL: await state(404, { error: "Not found" }) });
    const [status, body] = await ready(url);
    expect([status, body.parts.api]).toEqual([200, "ready"]);
  });

  it("is not ready after a new build has replaced the files that it serves", async () => {
    const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
    atEnd(() => rmSync(dist, { recursive: true, force: true }));
    writeFileSync(join(dist, "index.html"), "<!--head--><!--/head--><!--view--><!--/view--><!--first-results-->");
    const pages = createPages(dist, WITHOUT_DATA);
    const url = await startApp({ API_URL: await state(200, {}) }, { pages: (request) => pages.fetch(request) });
    expect((await ready(url))[0]).toBe(200);
    writeFileSync(join(dist, "index.html"), "another");
    const [status, body] = await ready(url);
    expect([status, body.parts]).toEqual([
      503,
      {
        gateway: "ready",
        api: "ready",
        pages: "the built files are not those that this program started with; restart it",
      },
    ]);
  });

  it("responds to /healthz even if its parts do not respond", async () => {
    const frozen = await listenRaw(() => {});
    const url = await startApp({ API_URL: frozen, GATEWAY_URL: `${frozen}/graphql` });
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
    expect((await fetch(`${url}/healthz`, { method: "HEAD" })).status).toBe(200);
  });
});
