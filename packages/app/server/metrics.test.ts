import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { programMetrics } from "@flaneur/server-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDatabase } from "../../api/testing/databases.ts";
import { APP_OPERATIONS } from "../../gateway/src/request/measured-operations.ts";
import { routeOf } from "./request-metrics.ts";
import { atEnd, closeServers, startApp } from "./testing/servers.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const METRICS_TOKEN = "m".repeat(32);

const read = (path: string): string => readFileSync(resolve(ROOT, path), "utf8");

/**
 * Starts the API, the gateway and the app together on PostgreSQL (`back`), and a second app that calls their API and
 * gateway over HTTP (`front`).
 */
async function startBoth() {
  const database = await createPostgresDatabase();
  atEnd(database.drop);
  const measured = () => programMetrics(METRICS_TOKEN);
  const back = await startApp({ DATABASE_URL: database.url }, { measured: measured() });
  const front = await startApp({ API_URL: back, GATEWAY_URL: `${back}/graphql` }, { measured: measured() });
  return { back, front };
}

async function sendGraph(url: string, query: string): Promise<void> {
  const body = JSON.stringify({ query });
  await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
}

async function scrape(url: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await response.text()).split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

/** Returns the names of our metrics in a PromQL expression or in a whole file. */
const namesIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\b(?:flaneur|nodejs|process)_[a-z0-9_]+\b/g)),
];

describe("/metrics of the programs", () => {
  let back: string;
  let samples: readonly string[];

  beforeAll(async () => {
    const urls = await startBoth();
    back = urls.back;
    await fetch(`${urls.front}/`);
    await fetch(`${urls.front}/api/places?limit=5`);
    await fetch(`${urls.front}/api/places/no-such-place`);
    await fetch(`${urls.front}/api/no/such/call`);
    await fetch(`${urls.front}/an/unknown/path`);
    for (const _ of [1, 2]) await sendGraph(urls.front, "query Places { places(limit: 5) { nodes { id } } }");
    await sendGraph(urls.front, "query AnInventedName { places(limit: 5) { nodes { id } } }");
    samples = (await Promise.all([scrape(back), scrape(urls.front)])).flat();
  });
  afterAll(closeServers);

  const values = (name: string, ...labels: readonly string[]) =>
    samples
      .filter((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))
      .map((line) => Number(line.split(" ").at(-1)));

  it("count requests of the api by the pattern of the call", () => {
    const count = "flaneur_request_duration_seconds_count";
    expect(values(count, 'part="api"', 'route="/api/places"', 'status="2xx"')).toEqual([4]);
    expect(values(count, 'part="api"', 'route="/api/places/:id"', 'status="4xx"')).toEqual([1]);
    expect(values(count, 'part="api"', 'route="other"', 'status="4xx"')).toEqual([1]);
  });

  it("count requests of the app by the pattern of the page, and requests of unknown paths together", () => {
    const count = "flaneur_request_duration_seconds_count";
    expect(values(count, 'part="app"', 'route="/"')).toEqual([1]);
    expect(values(count, 'part="app"', 'route="other"')).toEqual([1]);
  });

  it("count operations of the graph by their names, and invented names together", () => {
    const count = "flaneur_operation_duration_seconds_count";
    expect(values(count, 'operation="Places"', 'outcome="ok"')).toEqual([2]);
    expect(values(count, 'operation="other"')).toEqual([1]);
    expect(samples.join("\n")).not.toContain("AnInventedName");
  });

  it("count calls between programs, and look-ups in caches", () => {
    const calls = "flaneur_upstream_duration_seconds_count";
    expect(values(calls, 'from="app",to="gateway",status="2xx"')).toEqual([3]);
    expect(values(calls, 'from="app",to="api",status="2xx"')).toEqual([1]);
    expect(values(calls, 'from="gateway",to="api",status="2xx"')).toEqual([3]);
    expect(values("flaneur_cache_lookups_total", 'cache="documents",result="hit"')[0]).toBeGreaterThan(0);
  });

  it("report the connections to PostgreSQL and the age of the index", () => {
    expect(values("flaneur_database_connections").length).toBe(3);
    expect(values("flaneur_index_lag_seconds")).toEqual([expect.any(Number)]);
  });

  it("contain every metric that the dashboard and the alerts name", () => {
    const exposed = new Set(samples.map((line) => line.split(/[{ ]/)[0]));
    for (const file of ["deploy/dashboard.json", "deploy/alerts.rules.yaml"]) {
      const named = namesIn(read(file));
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((name) => !exposed.has(name))).toEqual([]);
    }
  });
});

describe("labels of metrics", () => {
  it("for operations are the names of the operations in the app's documents", () => {
    const files = globSync("packages/app/{src,server}/**/*.ts", { cwd: ROOT }).filter(
      (path) => !/\.test\.|\/testing\//.test(path),
    );
    const documents = files.map(read).join("\n");
    const named = [...documents.matchAll(/\b(?:query|mutation) ([A-Z]\w+)/g)].map(([, name = ""]) => name);
    expect([...new Set(named)].toSorted()).toEqual([...APP_OPERATIONS]);
  });

  it("for routes are from a fixed list, whatever path is requested", () => {
    expect(routeOf("/places/septime")).toBe("/places/:id");
    expect(routeOf("/api/places/septime")).toBe("/api/*");
    for (const path of ["/places/a/b", "/assets", "/../etc/passwd", "/places/"]) expect(routeOf(path)).toBe("other");
  });
});
