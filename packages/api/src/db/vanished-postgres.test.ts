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

  it("is noticed by a read with a deadline, and all connections from before are replaced", async () => {
    await Promise.all([ping(database.db), database.within(5_000, ping)]);
    proxy.stall();
    await expect(database.within(50, ping)).rejects.toThrow("The database has not answered within 50 ms.");
    proxy.restore();
    await database.within(5_000, ping);
    await ping(database.db);
  });

  it("is not confused with a server whose answer arrived in time, while this program was busy", async () => {
    // The proxy runs in this program, too, and would be as busy.
    const direct = await openDatabase({ databaseUrl: created.url, dataDir: "" });
    await direct.within(5_000, ping);
    const answer = direct.within(100, (db) => {
      setImmediate(() => {
        for (const begin = performance.now(); performance.now() - begin < 300; );
      });
      return ping(db);
    });
    await expect(answer).resolves.toBeUndefined();
    await direct.close();
  });
});
