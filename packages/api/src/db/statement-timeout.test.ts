import { ErrorBody } from "@flaneur/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { createPostgresDatabase, PATIENTLY } from "../../testing/databases.ts";
import { type Database, withoutStatementTimeout } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { rawRows } from "./raw-rows.ts";

const TIMEOUT_MS = 300;

describe("a statement that takes too long on PostgreSQL", () => {
  let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: Database;
  let api: TestApi;
  let other: Awaited<ReturnType<typeof created.connect>>;
  beforeAll(async () => {
    created = await createPostgresDatabase();
    database = await openDatabase({ databaseUrl: created.url, dataDir: "" }, { statementTimeoutMs: TIMEOUT_MS });
    api = apiOver(database.db);
    other = await created.connect();
  });
  afterAll(async () => {
    await api.remove();
    await other.end();
    await database.close();
    await created.drop();
  });

  const busy = async (): Promise<number> =>
    (
      await other.query(
        "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'",
      )
    ).rows.length;

  it("is cancelled by the server, and the response is 503 with Retry-After", async () => {
    await other.query("begin");
    await other.query("lock table places in access exclusive mode");
    const answers = [api.get("/media/places/septime"), api.get("/geocode/suggest?q=septime")];
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(ErrorBody.parse(await answer.json()).error).toBe("That took too long. Please try again.");
    }
    // The connection of a cancelled transaction is closed after the response.
    await expect.poll(busy, PATIENTLY).toBe(0);
    await other.query("rollback");
    expect((await api.get("/geocode/suggest?q=septime")).status).toBe(200);
  });

  it("is not cancelled in withoutStatementTimeout, or in a database that was opened without a timeout", async () => {
    const longer = sql`select pg_sleep(${(TIMEOUT_MS * 2) / 1_000})`;
    await expect(database.db.execute(longer)).rejects.toMatchObject({ cause: { code: "57014" } });
    await expect(
      withoutStatementTimeout(database.db, async (transaction) => transaction.execute(longer)),
    ).resolves.toBeDefined();
    const byHand = await openDatabase({ databaseUrl: created.url, dataDir: "" });
    const Timeout = z.object({ statement_timeout: z.string() });
    expect(await rawRows(byHand.db, sql`show statement_timeout`, Timeout)).toEqual([{ statement_timeout: "0" }]);
    await byHand.close();
  });
});
