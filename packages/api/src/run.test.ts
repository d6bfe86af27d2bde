import { ErrorBody } from "@flaneur/contract";
import { createLogger, readSettings } from "@flaneur/server-kit";
import { expect, it } from "vitest";
import { preparedFolder } from "../../../tests/setup/prepared-folder.ts";
import { temporaryFolder } from "../../../tests/setup/processes.ts";
import { createTcpProxy } from "../../../tests/setup/tcp-proxy.ts";
import { createPostgresDatabase } from "../testing/databases.ts";
import { openApi } from "./run.ts";

it("the api responds with its own error before its deadline, whether PostgreSQL is slow or unreachable", async () => {
  const folder = temporaryFolder();
  const database = await createPostgresDatabase();
  const url = new URL(database.url);
  const proxy = await createTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const settings = { DATA_DIR: folder.path, AUTH_SECRET: "x".repeat(32) };
  const logger = createLogger("silent");
  const slow = await openApi(readSettings({ ...settings, DATABASE_URL: database.url }), logger);
  const vanished = await openApi(readSettings({ ...settings, DATABASE_URL: url.href }), logger);
  const place = () => new Request("http://api.internal/api/media/places/creperie-de-josselin");
  // The connection is already open when the server disappears.
  expect((await vanished.fetch(place())).status).toBe(200);

  const other = await database.connect();
  await other.query("begin");
  await other.query("lock table places in access exclusive mode");
  proxy.stall();
  const ask = async (api: typeof slow) => {
    const answer = await api.fetch(place());
    const { error } = ErrorBody.parse(await answer.json());
    return { status: answer.status, error };
  };
  // At its deadline, the API would respond with another message.
  expect(await Promise.all([ask(slow), ask(vanished)])).toEqual([
    { status: 503, error: "That took too long. Please try again." },
    { status: 503, error: "The service does not answer. Please try again in a moment." },
  ]);

  await other.end();
  await Promise.all([slow.close(), proxy.close()]);
  await vanished.close();
  await database.drop();
  folder.remove();
});

it("the api on PGlite responds to a client with one request before most requests of four busy clients", async () => {
  const folder = await preparedFolder();
  const settings = readSettings({
    DATA_DIR: folder.path,
    AUTH_SECRET: "x".repeat(32),
    DATABASE_URL: "",
  });
  const api = await openApi(settings, createLogger("silent"));
  let answered = 0;
  const ask = async (path: string, client: string): Promise<number> => {
    const headers = { "x-forwarded-for": client };
    const { status } = await api.fetch(new Request(`http://api.internal/api${path}`, { headers }));
    answered += 1;
    return status;
  };
  const greedy = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"].flatMap((client) =>
    Array.from({ length: 12 }, () => ask("/geocode/json?address=12%20rue%20de%20la%20paix", client)),
  );
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(3);
  for (let i = 0; i < 3; i++) {
    const before = answered;
    expect(await ask("/geocode/json?address=bastille", "203.0.113.7")).toBe(200);
    // Each of the four clients may have one running request and one that the queue starts next, which makes 8. The
    // limit also includes the request of this client, and a margin.
    expect(answered - before).toBeLessThan(12);
  }
  expect(new Set(await Promise.all(greedy))).toEqual(new Set([200]));
  await api.close();
  folder.remove();
});

it("the api logs one line for each setting of an earlier version", async () => {
  const folder = await preparedFolder();
  const lines: string[] = [];
  const settings = readSettings({ DATA_DIR: folder.path, SEARCH_MEMORY_MB: "0", DATABASE_READ_URL: "postgres://a/x" });
  const api = await openApi(settings, createLogger("warn", { write: (line) => lines.push(line) }));
  await api.close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "DATABASE_READ_URL has no effect any more: see docs/operations.md.",
    "SEARCH_MEMORY_MB has no effect any more: see docs/operations.md.",
  ]);
  folder.remove();
});
