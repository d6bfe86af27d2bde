import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createTcpProxy } from "../../../../tests/setup/tcp-proxy.ts";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { type Database, ping } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { describeUrl } from "./postgres-error.ts";
import { createHosts, urlsOfHosts } from "./postgres-hosts.ts";
import { PostgresPool } from "./postgres-pool.ts";

/** A port on which no program listens. */
const CLOSED = "127.0.0.1:1";

describe("several hosts in DATABASE_URL", () => {
  let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
  const opened: Database[] = [];
  beforeAll(async () => {
    created = await createPostgresDatabase();
  });
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });
  afterAll(() => created.drop());

  /** Returns the URL of the database with these hosts. */
  const urlOf = (...hosts: readonly string[]): string =>
    created.url.replace(new URL(created.url).host, hosts.join(","));

  /** Opens the database with these hosts in its URL. */
  async function openAt(...hosts: readonly string[]): Promise<Database> {
    const database = await openDatabase({ databaseUrl: urlOf(...hosts), dataDir: "" });
    opened.push(database);
    return database;
  }

  it("become one URL for each host, with the same user, password, name and options", () => {
    expect(urlsOfHosts("postgres://me:a,b@one:5432,two/city?sslmode=require")).toEqual([
      "postgres://me:a,b@one:5432/city?sslmode=require",
      "postgres://me:a,b@two/city?sslmode=require",
    ]);
    expect(describeUrl("postgres://me:secret@one:5432,two/city")).toBe("one:5432,two/city");
  });

  it("are tried in order until one responds", async () => {
    const { db } = await openAt(CLOSED, new URL(created.url).host);
    await ping(db);
  });

  it("are all named by the error when none responds", async () => {
    await expect(openAt(CLOSED, "127.0.0.1:2")).rejects.toThrow(
      /\(127\.0\.0\.1:1,127\.0\.0\.1:2\/test_\w+\): nothing answers there/,
    );
  });

  it("are used one after the other: when a host fails, a later query uses the next host", async () => {
    const port = Number(new URL(created.url).port);
    const [first, second] = [await createTcpProxy(port), await createTcpProxy(port)];
    const { db } = await openAt(`127.0.0.1:${first.port}`, `127.0.0.1:${second.port}`);
    await ping(db);
    await first.close();
    await expect
      .poll(() =>
        ping(db).then(
          () => "responds",
          () => "fails",
        ),
      )
      .toBe("responds");
    await db.transaction(async (transaction) => ping(transaction));
    await second.close();
  });

  it("are not considered failed when no connection can be opened because all connections are busy", async () => {
    const hosts = createHosts(urlOf(new URL(created.url).host, CLOSED));
    const { current } = hosts;
    const pool = new PostgresPool(hosts, {});
    const busy = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const refused = expect(pool.connect()).rejects.toThrow("timeout exceeded when trying to connect");
    vi.advanceTimersByTime(5_000);
    await refused;
    expect(hosts.current).toBe(current);
    for (const client of busy) client.release(true);
    await pool.end();
  });

  it("are refused while they accept no writes", async () => {
    const name = new URL(created.url).pathname.slice(1);
    const admin = await openAt(new URL(created.url).host);
    await admin.db.execute(sql.raw(`alter database "${name}" set default_transaction_read_only = on`));
    await expect(openAt(CLOSED, new URL(created.url).host)).rejects.toThrow("the server accepts no writes");
    await admin.db.execute(sql.raw(`set default_transaction_read_only = off`));
    await admin.db.execute(sql.raw(`alter database "${name}" reset default_transaction_read_only`));
  });
});
