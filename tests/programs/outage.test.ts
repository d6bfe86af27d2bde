import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPostgresDatabase, PATIENTLY } from "../../packages/api/testing/databases.ts";
import { createCleanup } from "../setup/cleanup.ts";
import { type Program, start, temporaryFolder } from "../setup/processes.ts";
import { createTcpProxy, type TcpProxy } from "../setup/tcp-proxy.ts";
import { call, expectBody, FILTERS, placeIds, SignedIn } from "./caller.ts";

/** The last one is read from the database. Lists come from memory, and places from a cache. */
const PATHS = ["/healthz", "/readyz", "/api/media/places/creperie-de-josselin"];

describe("an API that loses its PostgreSQL server", () => {
  const cleanup = createCleanup();
  const folder = temporaryFolder();
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let other: Awaited<ReturnType<typeof database.connect>>;
  let proxy: TcpProxy;
  let api: Program;
  beforeAll(async () => {
    cleanup.add(() => folder.remove());
    database = await createPostgresDatabase();
    cleanup.add(() => database.drop());
    other = await database.connect();
    cleanup.add(() => other.end());
    const url = new URL(database.url);
    proxy = await createTcpProxy(Number(url.port));
    cleanup.add(() => proxy.close());
    url.port = String(proxy.port);
    api = await start("api", { DATABASE_URL: url.href, DATA_DIR: folder.path });
    cleanup.add(() => api.stop());
  });
  afterAll(() => cleanup.run());

  const answers = () =>
    Promise.all(
      PATHS.map(async (path) => {
        const { status, headers } = await fetch(`${api.url}${path}`);
        return [status, headers.get("retry-after")];
      }),
    );
  const WELL = PATHS.map(() => [200, null]);
  const AWAY = [[200, null], ...PATHS.slice(1).map(() => [503, "1"])];

  it("responds with 503, except to /healthz, while PostgreSQL is away, then with 200 without a restart", async () => {
    for (let outage = 0; outage < 2; outage++) {
      await expect.poll(answers, PATIENTLY).toEqual(WELL);
      proxy.disconnect();
      await expect.poll(answers, PATIENTLY).toEqual(AWAY);
      for (let i = 0; i < 2; i++) expect(await answers()).toEqual(AWAY);
      proxy.restore();
      await expect.poll(answers, PATIENTLY).toEqual(WELL);
    }
  });

  it("responds to every pending request with 200, 201 or 503", async () => {
    const body = { username: "busy@example.org", password: "pont-neuf" };
    const { token } = await expectBody(call(api.url, "POST", "/auth/signup", { body }), 201, SignedIn);
    const [placeId = ""] = await placeIds(api.url, 1);
    const view = { name: "Ours", filters: FILTERS };
    const statuses = new Set<number>();
    for (let outage = 0; outage < 12; outage++) {
      const requests = Array.from({ length: 5 }, () => [
        call(api.url, "GET", "/favorites", { token }),
        call(api.url, "POST", "/favorites/toggle", { body: { placeId }, token }),
        call(api.url, "POST", "/views", { body: view, token }),
        call(api.url, "GET", "/places?facets=true"),
      ]).flat();
      // Disconnects after one response in the first round, and after up to six in the later rounds.
      for (let answered = 0; answered <= outage % 6; answered++) await requests[answered];
      proxy.disconnect();
      for (const { status } of await Promise.all(requests)) statuses.add(status);
      proxy.restore();
    }
    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(503);
  });

  it("rolls back a pending sign-up completely", async () => {
    await other.query("begin");
    await other.query("lock table sessions in access exclusive mode");
    const body = JSON.stringify({ username: "half@example.org", password: "pont-neuf" });
    const headers = { "content-type": "application/json" };
    const signUp = fetch(`${api.url}/api/auth/signup`, { method: "POST", headers, body });
    // At this point the account is inserted, and the insert of the session waits for the lock.
    await expect.poll(database.waiting, PATIENTLY).toBe(1);
    proxy.disconnect();
    expect((await signUp).status).toBe(503);
    await other.query("commit");
    proxy.restore();
    const accounts = async () =>
      (await other.query("select 1 from users where username = 'half@example.org'")).rows.length;
    const busy = "select 1 from pg_stat_activity where datname = current_database() and state = 'active'";
    await expect.poll(async () => (await other.query(busy)).rows.length, PATIENTLY).toBe(1);
    expect(await accounts()).toBe(0);
    expect(await answers()).toEqual(WELL);
  });
});

describe("an app in one process that loses its PostgreSQL server", () => {
  const cleanup = createCleanup();
  const folder = temporaryFolder();
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let proxy: TcpProxy;
  let app: Program;
  beforeAll(async () => {
    cleanup.add(() => folder.remove());
    database = await createPostgresDatabase();
    cleanup.add(() => database.drop());
    const url = new URL(database.url);
    proxy = await createTcpProxy(Number(url.port));
    cleanup.add(() => proxy.close());
    url.port = String(proxy.port);
    app = await start("app", { DATABASE_URL: url.href, DATA_DIR: folder.path });
    cleanup.add(() => app.stop());
  });
  afterAll(() => cleanup.run());

  it("stays ready and still serves pages, stored pictures and files", async () => {
    const get = (path: string) => fetch(`${app.url}${path}`, { headers: { accept: "text/html,*/*" } });
    const whole = await (await get("/")).text();
    const [, picture = ""] = /as="image" href="([^"]+)"/.exec(whole) ?? [];
    const [, script = ""] = /<script[^>]* src="([^"]+)"/.exec(whole) ?? [];
    expect((await get(picture)).status).toBe(200);
    proxy.disconnect();
    const paths = ["/healthz", "/readyz", "/", "/places/creperie-de-josselin", picture, script];
    const statuses = await Promise.all(paths.map(async (path) => [path, (await get(path)).status]));
    expect(statuses).toEqual(paths.map((path) => [path, 200]));
    const { parts } = z.object({ parts: z.record(z.string(), z.string()) }).parse(await (await get("/readyz")).json());
    expect(parts).toMatchObject({ pages: "ready", api: expect.not.stringMatching("^ready$") });
    proxy.restore();
  });
});
