import { NO_FILTERS } from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import { createLogger } from "@flaneur/server-kit";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTcpProxy } from "../../../../tests/setup/tcp-proxy.ts";
import { createPostgresDatabase, describeOnBoth, PATIENTLY } from "../../testing/databases.ts";
import { createStrictPooler } from "../../testing/strict-pooler.ts";
import { fillPlaces, storedPlace } from "../../testing/test-places.ts";
import type { Database } from "../db/database.ts";
import { announcingOnce } from "../db/listing-changes.ts";
import { openDatabase } from "../db/open-database.ts";
import { listingChanges, places as table } from "../db/schema.ts";
import { FollowedIndex, type FollowParts } from "./followed-index.ts";
import { type OpenSearch, openPlaceSearch } from "./place-search.ts";
import { upsertPlaces } from "./place-store.ts";

const logger = createLogger("silent");
const places = fc
  .sample(arbitrary.place, { numRuns: 80, seed: 9 })
  .map((place, index) => ({ ...place, id: `place-${index}`, placeStatus: "Open" as const }));
const FEW = places.slice(0, 40);
/** Less than the nine seconds after which a query on a connection that hangs fails. */
const SOON = { timeout: 5_000 } as const;

describeOnBoth("the index of places", (database) => {
  let followed: FollowedIndex;
  const changes: (readonly string[] | null)[] = [];
  const follow = async (parts: Partial<FollowParts> = {}) => {
    changes.length = 0;
    const onChange = (ids: readonly string[] | null) => changes.push(ids);
    // Without questions once a second, only `catchUp` brings the index up to date.
    followed = new FollowedIndex({ database: { ...database(), kind: "pglite" }, logger, onChange, ...parts });
    await followed.ready;
    return followed;
  };
  const idsFound = async (name: string) => (await followed.current()).find(name, 1).map(({ id }) => id);

  it("has each change after `catchUp`, also a change that was committed while the places were read", async () => {
    const { db } = database();
    await fillPlaces(db, FEW);
    const early = follow();
    await db.update(table).set({ name: "Zinc Précoce" }).where(eq(table.id, "place-1"));
    await early;
    await followed.catchUp();
    expect(await idsFound("Zinc Précoce")).toEqual(["place-1"]);
    const before = followed.version;
    await db.update(table).set({ name: "Zinc Nouveau" }).where(eq(table.id, "place-0"));
    await db.delete(table).where(eq(table.id, "place-2"));
    await db.update(table).set({ hidden: true }).where(eq(table.id, "place-3"));
    await upsertPlaces(db, places.slice(40, 42).map(storedPlace));
    await followed.catchUp();
    expect(await idsFound("Zinc Nouveau")).toEqual(["place-0"]);
    expect(followed.size).toBe(FEW.length);
    expect(followed.version).not.toBe(before);
    expect(changes.at(-1)?.toSorted()).toEqual(["place-0", "place-2", "place-3", "place-40", "place-41"]);
    await followed.close();
  });

  it("has every change when transactions write at the same time, whichever commits first", async () => {
    const { db } = database();
    await fillPlaces(db, FEW);
    await follow();
    const rename = (at: number) =>
      db.transaction(async (transaction) => {
        await transaction
          .update(table)
          .set({ name: `Salle ${at}` })
          .where(eq(table.id, `place-${at}`));
        await transaction.execute(sql`select pg_sleep(${((at * 7) % 5) / 1_000})`);
      });
    for (let round = 0; round < 4; round++) {
      await Promise.all(
        FEW.slice(round * 5, round * 5 + 5).map((_, i) => Promise.all([rename(round * 5 + i), followed.catchUp()])),
      );
    }
    await followed.catchUp();
    for (let at = 0; at < 20; at++) expect(await idsFound(`Salle ${at}`)).toEqual([`place-${at}`]);
    await followed.close();
  });

  it("reads all places again after changes that are announced once, and after more than the table keeps", async () => {
    const { db } = database();
    await fillPlaces(db, FEW);
    await follow();
    await db.transaction((transaction) =>
      announcingOnce(transaction, () => upsertPlaces(transaction, places.slice(40, 60).map(storedPlace))),
    );
    await followed.catchUp();
    expect(followed.size).toBe(60);
    expect(changes.at(-1)).toBeNull();
    await db.update(table).set({ name: "Zinc Oublié" }).where(eq(table.id, "place-5"));
    for (let round = 0; round < 11; round++) {
      await db.execute(sql`insert into ${listingChanges} (listing_version, place_id)
        select (select max(listing_version) from ${listingChanges}) + 1, 'place-6' from generate_series(1, 1000)`);
      await db.update(table).set({ rating: 4 }).where(eq(table.id, "place-6"));
    }
    expect(await db.$count(listingChanges)).toBe(10_000);
    await followed.catchUp();
    expect(changes.at(-1)).toBeNull();
    expect(await idsFound("Zinc Oublié")).toEqual(["place-5"]);
    await followed.close();
  });

  it("reads all places again when the database is another one, with the same or a lower version", async () => {
    const { db } = database();
    await fillPlaces(db, FEW);
    await follow();
    await db.update(listingChanges).set({ mark: sql`gen_random_uuid()` });
    await db.execute(sql`alter table ${table} disable trigger user`);
    await db.update(table).set({ name: "Zinc Restauré" }).where(eq(table.id, "place-7"));
    await db.execute(sql`alter table ${table} enable trigger user`);
    await followed.catchUp();
    expect(await idsFound("Zinc Restauré")).toEqual(["place-7"]);
    await db.update(listingChanges).set({ listingVersion: sql`1` });
    await followed.catchUp();
    expect(changes.at(-1)).toBeNull();
    await followed.close();
  });

  it("is built again when too many of its rows are those of replaced places", async () => {
    const { db } = database();
    await fillPlaces(db, FEW);
    await follow();
    const first = await followed.current();
    while ((await followed.current()) === first) {
      await db.update(table).set({ rating: sql`4` });
      await followed.catchUp();
    }
    expect((await followed.current()).removed).toBe(0);
    expect((await followed.current()).size).toBe(FEW.length);
    await followed.close();
  });

  it("lets calls wait until the database can be read, and rejects them when it is closed before", async () => {
    const { db } = database();
    let isBroken = true;
    const broken: Database["db"] = new Proxy(db, {
      get: (target, key, receiver) => {
        if (isBroken && key === "select") throw new Error("no answer");
        return Reflect.get(target, key, receiver);
      },
    });
    const parts = {
      database: { db: broken, kind: "pglite", within: database().within },
      logger,
      onChange: () => {},
    } as const;
    const waiting = new FollowedIndex(parts);
    const size = waiting.current().then((index) => index.size);
    expect(waiting.isReady).toBe(false);
    isBroken = false;
    expect(await size).toBe(FEW.length);
    await waiting.close();
    isBroken = true;
    const closed = new FollowedIndex(parts);
    const refused = expect(closed.current()).rejects.toThrow("The index of places is closed.");
    await closed.close();
    await refused;
  });
});

describe("two programs on one PostgreSQL", () => {
  let server: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let writer: Database;
  beforeAll(async () => {
    server = await createPostgresDatabase();
    writer = await openDatabase({ databaseUrl: server.url, dataDir: "" });
    await fillPlaces(writer.db, FEW);
  });
  afterAll(async () => {
    await writer.close();
    await server.drop();
  });

  const openThrough = async (port: number) => {
    const url = new URL(server.url);
    url.port = String(port);
    const database = await openDatabase({ databaseUrl: url.href, dataDir: "" }, { statementTimeoutMs: 8_000 });
    const search = openPlaceSearch({ database, logger });
    await search.ready;
    return {
      search,
      close: async () => {
        await search.close();
        await database.close();
      },
    };
  };
  const shows = (search: OpenSearch, name: string) => async () =>
    (
      await search.ids({
        filters: { ...NO_FILTERS, search: name },
        sort: { field: "name", order: "asc" },
        origin: null,
      })
    ).length;

  it("show each other's changes behind a pooler that gives each transaction another session", async () => {
    const pooler = await createStrictPooler(Number(new URL(server.url).port));
    const reader = await openThrough(pooler.port);
    await writer.db.update(table).set({ name: "Chez le Voisin" }).where(eq(table.id, "place-9"));
    await expect.poll(shows(reader.search, "Chez le Voisin"), PATIENTLY).toBe(1);
    await reader.close();
    await pooler.close();
  });

  const rename = (name: string) => writer.db.update(table).set({ name }).where(eq(table.id, "place-8"));

  it("show each other's changes soon after all connections of one of them hang", async () => {
    const proxy = await createTcpProxy(Number(new URL(server.url).port));
    const reader = await openThrough(proxy.port);
    await rename("Avant le Silence");
    await expect.poll(shows(reader.search, "Avant le Silence"), PATIENTLY).toBe(1);
    proxy.stall();
    await rename("Pendant le Silence");
    proxy.restore();
    await expect.poll(shows(reader.search, "Pendant le Silence"), SOON).toBe(1);
    expect((await reader.search.byId("place-8", null))?.name).toBe("Pendant le Silence");
    await reader.close();
    await proxy.close();
  });

  it("show each other's changes after the connections of one of them are closed", async () => {
    const proxy = await createTcpProxy(Number(new URL(server.url).port));
    const reader = await openThrough(proxy.port);
    await rename("Avant la Coupure");
    await expect.poll(shows(reader.search, "Avant la Coupure"), PATIENTLY).toBe(1);
    proxy.disconnect();
    await rename("Pendant la Coupure");
    expect(await shows(reader.search, "Avant la Coupure")()).toBe(1);
    proxy.restore();
    await expect.poll(shows(reader.search, "Pendant la Coupure"), PATIENTLY).toBe(1);
    await reader.close();
    await proxy.close();
  });
});
