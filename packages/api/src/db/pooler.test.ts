import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { createStrictPooler } from "../../testing/strict-pooler.ts";
import { vacuumPlaces } from "../places/place-store.ts";
import { type Database, withoutStatementTimeout } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { rawRows } from "./raw-rows.ts";

const TIMEOUT_MS = 300;

describe("a pooler that refuses the statement timeout as a parameter of the connection", () => {
  let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let pooler: Awaited<ReturnType<typeof createStrictPooler>>;
  let database: Database;
  beforeAll(async () => {
    created = await createPostgresDatabase();
    const url = new URL(created.url);
    pooler = await createStrictPooler(Number(url.port));
    url.port = String(pooler.port);
    database = await openDatabase({ databaseUrl: url.href, dataDir: "" }, { statementTimeoutMs: TIMEOUT_MS });
  });
  afterAll(async () => {
    await database.close();
    await pooler.close();
    await created.drop();
  });

  const longer = sql`select pg_sleep(${(TIMEOUT_MS * 2) / 1_000})`;

  it("does not prevent the server from cancelling a single statement or a transaction after the timeout", async () => {
    const cancelled = { cause: { code: "57014" } };
    await expect(database.db.execute(longer)).rejects.toMatchObject(cancelled);
    await expect(database.db.transaction((transaction) => transaction.execute(longer))).rejects.toMatchObject(
      cancelled,
    );
  });

  it("allows a transaction without a statement timeout", async () => {
    const Timeout = z.object({ statement_timeout: z.string() });
    const timeouts = await withoutStatementTimeout(database.db, async (transaction) => {
      await transaction.execute(longer);
      return rawRows(transaction, sql`show statement_timeout`, Timeout);
    });
    expect(timeouts).toEqual([{ statement_timeout: "0" }]);
  });

  it("can be used for a statement that PostgreSQL refuses in a transaction", async () => {
    await expect(vacuumPlaces(database.db)).resolves.not.toThrow();
  });
});
