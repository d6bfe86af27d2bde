import { Writable } from "node:stream";
import { createLogger } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { createStrictPooler } from "../../testing/strict-pooler.ts";
import { PlaceFeed } from "../places/memory/place-feed.ts";
import { vacuumPlaces } from "../places/place-store.ts";
import { type Database, withoutStatementTimeout } from "./database.ts";
import { PLACES_CHANNEL, UndeliveredNotifications } from "./listening.ts";
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

describe("a connection on which the database's notifications do not arrive", () => {
  let written: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let listened: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: Database;
  beforeAll(async () => {
    [written, listened] = [await createPostgresDatabase(), await createPostgresDatabase()];
    // PostgreSQL sends notifications to the listeners of the same database alone.
    database = await openDatabase({ databaseUrl: written.url, databaseDirectUrl: listened.url, dataDir: "" });
  });
  afterAll(async () => {
    await database.close();
    await written.drop();
    await listened.drop();
  });

  it("is refused as a subscription", async () => {
    const listening = database.listen(PLACES_CHANNEL, { onMessage: () => {}, onLost: () => {} });
    await expect(listening).rejects.toBeInstanceOf(UndeliveredNotifications);
  });

  it("leaves all lists to SQL, and is logged once with the setting that helps", async () => {
    const lines: string[] = [];
    const output = new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const feed = new PlaceFeed({ database, memoryMb: 100, logger: createLogger("warn", output) });
    await feed.settled;
    expect(await feed.current()).toBeNull();
    await feed.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/Lists are answered by SQL, since .* Set DATABASE_DIRECT_URL to the server itself\./);
  });
});
