import { afterEach, describe, expect, it } from "vitest";
import { type RunningServer, serve } from "./serve.ts";
import { programMetrics } from "./serve-metrics.ts";

const TOKEN = "m".repeat(32);
const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts a program whose own handler responds 404. Resolves to its metrics and a function that requests `/metrics`. */
async function startProgram(token: string | undefined) {
  const { metrics, serveTo } = programMetrics(token);
  const fetchOwn = serveTo(() => new Response("none", { status: 404 }));
  const server = await serve({ fetch: fetchOwn, host: "127.0.0.1", port: 0 });
  servers.push(server);
  const scrape = (authorization?: string, method = "GET") =>
    fetch(`${server.url}/metrics`, { method, headers: authorization === undefined ? {} : { authorization } });
  return { metrics, scrape };
}

describe("/metrics", () => {
  it("responds 404 without METRICS_TOKEN, even to a caller from loopback", async () => {
    const { scrape } = await startProgram(undefined);
    expect((await scrape(`Bearer ${TOKEN}`)).status).toBe(404);
  });

  it("refuses a request without the token, or with another token", async () => {
    const { scrape } = await startProgram(TOKEN);
    for (const sent of [undefined, "Bearer", `Bearer ${"n".repeat(32)}`, TOKEN]) {
      const refusal = await scrape(sent);
      expect([refusal.status, refusal.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await refusal.json()).toMatchObject({ code: "unauthorized" });
    }
  });

  it("refuses a POST", async () => {
    const { scrape } = await startProgram(TOKEN);
    expect((await scrape(`Bearer ${TOKEN}`, "POST")).status).toBe(405);
  });

  it("responds with the measurements of the product and of Node, in the format of Prometheus", async () => {
    const { metrics, scrape } = await startProgram(TOKEN);
    metrics.request({ part: "api", method: "GET", route: "/api/places/:id", status: 404, seconds: 0.02 });
    metrics.gauge("flaneur_test_count", "A gauge", () => ({ some: 3 }), "kind");
    const response = await scrape(`Bearer ${TOKEN}`);
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain('flaneur_test_count{kind="some"} 3');
    expect(text).toContain(
      'flaneur_request_duration_seconds_count{part="api",route="/api/places/:id",method="GET",status="4xx"} 1',
    );
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  });

  it("counts requests with methods that the product does not use under the label `other`", async () => {
    const { metrics, scrape } = await startProgram(TOKEN);
    for (const method of ["BREW", "PURGE"]) {
      metrics.request({ part: "app", method, route: "/", status: 200, seconds: 0.02 });
    }
    const text = await (await scrape(`Bearer ${TOKEN}`)).text();
    expect(text).toContain('route="/",method="other",status="2xx"} 2');
    expect(text).not.toMatch(/BREW|PURGE/);
  });
});
