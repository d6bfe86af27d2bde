import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createPostgresDatabase } from "../../packages/api/testing/databases.ts";
import { repetitions } from "../setup/campaign.ts";
import { freePort } from "../setup/free-port.ts";
import { type Program, start, temporaryFolder } from "../setup/processes.ts";

const CONFIGURATION = resolve(import.meta.dirname, "../../deploy/haproxy.cfg");
const isInstalled = spawnSync("haproxy", ["-v"]).error === undefined;
/** The number of requests that several clients send while a program stops. */
const REQUESTS = repetitions(0, 1_200);
const CLIENTS = 6;

// HAProxy is in Debian's package `haproxy`. Only a campaign runs these tests, because they start six programs.
describe.runIf(REQUESTS > 0 && isInstalled)("two copies of each program behind deploy/haproxy.cfg", () => {
  const folder = temporaryFolder();
  const programs = new Map<string, Program>();
  let database: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined;
  let databaseUrl = "";
  let haproxy: ChildProcess | undefined;
  let url = "";

  beforeAll(async () => {
    database = await createPostgresDatabase();
    databaseUrl = database.url;
    const [front, gateways, apis] = [await freePort(), await freePort(), await freePort()];
    const shared = { SHUTDOWN_DRAIN_MS: "3000", DATA_DIR: folder.path };
    const behind = { API_URL: `http://127.0.0.1:${apis}`, GATEWAY_URL: `http://127.0.0.1:${gateways}/graphql` };
    const ofApi = {
      ...shared,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: randomBytes(32).toString("hex"),
      TRUST_PROXY: "2",
    };
    for (const copy of [1, 2]) {
      programs.set(`api${copy}`, await start("api", ofApi));
      programs.set(`gateway${copy}`, await start("gateway", { ...shared, API_URL: behind.API_URL, TRUST_PROXY: "2" }));
      programs.set(`app${copy}`, await start("app", { ...shared, ...behind, TRUST_PROXY: "1" }));
    }
    const configuration = readFileSync(CONFIGURATION, "utf8")
      .replace("bind 127.0.0.1:8080", `bind 127.0.0.1:${front}`)
      .replace("bind 127.0.0.1:4002", `bind 127.0.0.1:${gateways}`)
      .replace("bind 127.0.0.1:4001", `bind 127.0.0.1:${apis}`)
      .replace(/server (\w+) 127\.0\.0\.1:\d+/g, (_, name: string) => `server ${name} ${hostOf(name)}`);
    const file = join(folder.path, "haproxy.cfg");
    writeFileSync(file, configuration);
    haproxy = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
    url = `http://127.0.0.1:${front}`;
    await vi.waitUntil(async () => (await status("/")) === 200, { timeout: 30_000 });
  }, 240_000);

  afterAll(async () => {
    haproxy?.kill("SIGKILL");
    await Promise.all([...programs.values()].map(({ kill }) => kill()));
    await database?.drop();
    folder.remove();
  });

  const hostOf = (name: string): string => new URL(programs.get(name)?.url ?? "").host;
  /** Returns the status of a response; 0 if no response arrives, or if its body breaks off. */
  const status = (path: string, init?: RequestInit): Promise<number> =>
    fetch(`${url}${path}`, init)
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => 0);

  const GRAPH = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ places(limit: 5) { nodes { id } } }" }),
  };

  /** Sends requests from several clients, and calls `stop` after a third of them. Returns the statuses except 200. */
  async function failuresWhile(stop: () => Promise<unknown>): Promise<readonly number[]> {
    const failures: number[] = [];
    const third = Promise.withResolvers<void>();
    let sent = 0;
    const client = async () => {
      for (; sent < REQUESTS; ) {
        sent += 1;
        if (sent === Math.floor(REQUESTS / 3)) third.resolve();
        const answered = await (sent % 2 === 0 ? status("/api/places?limit=5") : status("/graphql", GRAPH));
        if (answered !== 200) failures.push(answered);
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    await third.promise;
    await stop();
    await Promise.all(clients);
    return failures;
  }

  it("do not show measurements, health, readiness or the operators' calls to the public", async () => {
    for (const path of ["/metrics", "/readyz", "/healthz", "/api/admin/place-log"])
      expect(await status(path)).toBe(404);
    expect(await status("/")).toBe(200);
  });

  it.each(["api1", "gateway1", "app1"])(
    "lose no request while %s stops",
    async (name) => {
      expect(await failuresWhile(async () => programs.get(name)?.stop())).toEqual([]);
    },
    180_000,
  );

  it("lose at most twice as many requests as there are clients when an api is killed", async () => {
    // The tests above have stopped the first copy of each program. A new first api starts before the second is killed.
    const settings = { SHUTDOWN_DRAIN_MS: "3000", DATA_DIR: folder.path, DATABASE_URL: databaseUrl };
    const again = await start("api", { ...settings, PORT: hostOf("api1").split(":")[1] ?? "0", TRUST_PROXY: "2" });
    programs.set("api1", again);
    const failures = await failuresWhile(async () => programs.get("api2")?.kill());
    expect(failures.length).toBeLessThanOrEqual(2 * CLIENTS);
  }, 180_000);
});
