import { DEFAULT_SORT, NO_FILTERS, type Place } from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import { createLogger, readSettings } from "@flaneur/server-kit";
import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createPostgresDatabase, describeOnBoth, PATIENTLY } from "../../testing/databases.ts";
import { fillPlaces } from "../../testing/test-places.ts";
import type { Db } from "../db/database.ts";
import { deriveBatch, isDerived } from "../db/derive-columns.ts";
import { openDatabase } from "../db/open-database.ts";
import { meta, places as table } from "../db/schema.ts";
import { openApi } from "../run.ts";
import { ColumnDerivation } from "./column-derivation.ts";
import { openSearch } from "./open-search.ts";
import { createSqlSearch } from "./sql-search.ts";

const logger = createLogger("silent");
const MARAIS = { latitude: 48.8575, longitude: 2.3595 };

const samplePlaces = (count: number): readonly Place[] =>
  fc.sample(arbitrary.place, { numRuns: count, seed: 11 }).map((place, at) => ({
    ...place,
    id: `place-${String(at).padStart(3, "0")}`,
    name: `Saint-Paul ${at}`,
    placeStatus: "Open",
    coordinates: MARAIS,
  }));

/** Stores places with the columns of a version that knew no hyphens and no neighbourhoods. */
async function storeAsBefore(db: Db, count: number): Promise<void> {
  await fillPlaces(db, samplePlaces(count));
  await db.update(table).set({ searchText: "saint paul\n", nameKey: "z", neighbourhoods: [] });
  await db.delete(meta);
}

const listOf = (search: string) => ({
  filters: { ...NO_FILTERS, search, neighbourhoods: { ...NO_FILTERS.neighbourhoods, include: ["Le Marais"] } },
  sort: DEFAULT_SORT,
  origin: null,
  page: 1,
  limit: 100,
  facets: false,
});

const staleIds = async (db: Db): Promise<readonly string[]> => {
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.nameKey, "z")).orderBy(asc(table.id));
  return rows.map(({ id }) => id);
};

describeOnBoth("deriving the columns of stored places", (database) => {
  it("continues after the last batch that was stored", async () => {
    const { db } = database();
    await storeAsBefore(db, 5);
    expect(await deriveBatch(db, { rows: 2 })).toEqual({ isLast: false, done: 2, changed: 2 });
    expect(await staleIds(db)).toEqual(["place-002", "place-003", "place-004"]);
    expect((await ColumnDerivation.of(db, logger)).progress).toEqual({ done: 0, of: 3 });
    expect(await isDerived(db)).toBe(false);
    expect(await deriveBatch(db, { rows: 10 })).toEqual({ isLast: true, done: 3, changed: 3 });
    expect(await staleIds(db)).toEqual([]);
    expect(await isDerived(db)).toBe(true);
  });

  it("writes at most the given number of places in a batch", async () => {
    const { db } = database();
    await storeAsBefore(db, 5);
    expect(await deriveBatch(db, { rows: 10, changes: 3 })).toEqual({ isLast: false, done: 3, changed: 3 });
    expect(await deriveBatch(db, { rows: 10, changes: 3 })).toEqual({ isLast: true, done: 2, changed: 2 });
  });

  it("changes nothing when a batch fails", async () => {
    const { db } = database();
    await storeAsBefore(db, 3);
    await db.execute(sql`alter table places add constraint refused check (name_key <> 'saint paul 1') not valid`);
    await expect(deriveBatch(db)).rejects.toThrow();
    await db.execute(sql`alter table places drop constraint refused`);
    expect(await staleIds(db)).toHaveLength(3);
    expect(await isDerived(db)).toBe(false);
  });

  it("derives all places when two programs start at once", async () => {
    const { db } = database();
    await storeAsBefore(db, 250);
    const derivations = await Promise.all([ColumnDerivation.of(db, logger), ColumnDerivation.of(db, logger)]);
    for (const each of derivations) each.start();
    await Promise.all(derivations.map(({ done }) => done));
    expect(derivations.map(({ progress }) => progress)).toEqual([null, null]);
    expect((await createSqlSearch(db).list(listOf("-"))).total).toBe(250);
  });

  it("leaves turns of the event loop to requests", async () => {
    const { db } = database();
    await storeAsBefore(db, 250);
    const derivation = await ColumnDerivation.of(db, logger);
    derivation.start();
    await expect.poll(() => derivation.progress?.done ?? 0, { interval: 1 }).toBeGreaterThan(0);
    expect(derivation.progress?.done).toBeLessThan(250);
    await derivation.done;
  });

  it("does not prevent lists if there is an index in memory, which follows the rules of this version", async () => {
    const own = database();
    await storeAsBefore(own.db, 3);
    expect((await createSqlSearch(own.db).list(listOf("-"))).total).toBe(0);
    const derivation = await ColumnDerivation.of(own.db, logger);
    const open = openSearch({ database: own, derivation, memoryMb: 100, logger });
    await open.settled;
    const { total, places } = await open.search.list(listOf("saint-paul"));
    expect(total).toBe(3);
    expect(places.map(({ neighbourhoods }) => neighbourhoods.includes("Le Marais"))).toEqual([true, true, true]);
    expect(open.isRight()).toBe(true);
    await open.close();
  });

  it("must end before a list is returned if there is no index in memory: until then, lists are refused", async () => {
    const own = database();
    await storeAsBefore(own.db, 3);
    const derivation = await ColumnDerivation.of(own.db, logger);
    const { search, isRight } = openSearch({ database: own, derivation, memoryMb: 0, logger });
    await expect(search.list(listOf("-"))).rejects.toMatchObject({ status: 503 });
    expect(isRight()).toBe(false);
    expect((await search.byId("place-001", null))?.neighbourhoods).toContain("Le Marais");
    derivation.start();
    await derivation.done;
    expect((await search.list(listOf("-"))).total).toBe(3);
    expect(isRight()).toBe(true);
  });
});

it("the api accepts requests before columns are derived, and reports in /readyz what lists wait for", async () => {
  const { url, connect, drop } = await createPostgresDatabase();
  const settings = readSettings({ DATABASE_URL: url, AUTH_SECRET: "x".repeat(32), SEARCH_MEMORY_MB: "0" });
  const database = await openDatabase(settings);
  await storeAsBefore(database.db, 3);
  // Another program's write has not ended, so the batch fails and is retried.
  const other = await connect();
  await other.query("begin");
  await other.query("select from places where id = 'place-001' for update");
  const api = await openApi(settings, logger);
  const ask = async (path: string) => {
    const response = await api.fetch(new Request(`http://api.internal${path}`));
    return { status: response.status, body: await response.json() };
  };
  const answers = await Promise.all(["/readyz", "/api/places?search=saint-paul", "/api/places/place-001"].map(ask));
  expect(answers).toMatchObject([
    { status: 503, body: { error: expect.stringMatching(/^Not ready: lists wait for columns of places: 0 of \d+ /) } },
    { status: 503, body: { error: expect.stringContaining("being prepared for this version") } },
    { status: 200, body: { neighbourhoods: expect.arrayContaining(["Le Marais"]) } },
  ]);
  await other.query("commit");
  await other.end();
  await expect.poll(() => ask("/readyz"), PATIENTLY).toMatchObject({ status: 200, body: { status: "ready" } });
  expect(await ask("/api/places?search=saint-paul%200")).toMatchObject({
    status: 200,
    body: { pagination: { total: 1 } },
  });
  await api.close();
  await database.close();
  await drop();
});

it("the api derives columns although the connection that listens to changes cannot be opened", async () => {
  const { url, drop } = await createPostgresDatabase();
  const settings = readSettings({
    DATABASE_URL: url,
    // No program listens on this port.
    DATABASE_DIRECT_URL: "postgres://flaneur@127.0.0.1:1/postgres",
    AUTH_SECRET: "x".repeat(32),
  });
  const database = await openDatabase(settings);
  await storeAsBefore(database.db, 3);
  const api = await openApi(settings, logger);
  const status = async (path: string) => (await api.fetch(new Request(`http://api.internal${path}`))).status;
  await expect.poll(() => status("/readyz"), PATIENTLY).toBe(200);
  expect(await status("/api/places?search=saint-paul")).toBe(200);
  await api.close();
  await database.close();
  await drop();
});
