import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTcpProxy, type TcpProxy } from "../../../../tests/setup/tcp-proxy.ts";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { type Database, ping, withoutStatementTimeout } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const TIMEOUT_MS = 300;

describe("a PostgreSQL server that is no longer reachable", () => {
  let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let proxy: TcpProxy;
  let database: Database;
  beforeAll(async () => {
    created = await createPostgresDatabase();
    const url = new URL(created.url);
    proxy = await createTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    database = await openDatabase({ databaseUrl: url.href, dataDir: "" }, { statementTimeoutMs: TIMEOUT_MS });
  });
  afterAll(async () => {
    await proxy.close();
    await database.close();
    await created.drop();
  });

  it("is not confused with a server that executes a long statement without a timeout", async () => {
    const long = sql`select pg_sleep(${(TIMEOUT_MS + 1_500) / 1_000})`;
    await expect(
      withoutStatementTimeout(database.db, async (transaction) => transaction.execute(long)),
    ).resolves.toBeDefined();
  });

  it("makes waiting queries fail, and their connection is not reused", async () => {
    await ping(database.db);
    proxy.stall();
    await expect(ping(database.db)).rejects.toMatchObject({ cause: { message: "Query read timeout" } });
    proxy.restore();
    await ping(database.db);
  });

  it("makes waiting transactions fail", async () => {
    const cut = database.db.transaction(async (transaction) => {
      await ping(transaction);
      proxy.stall();
      await ping(transaction);
    });
    await expect(cut).rejects.toMatchObject({ cause: { message: "Query read timeout" } });
    proxy.restore();
    await ping(database.db);
  });
});
