import { DEFAULT_SORT, NO_FILTERS } from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import { createLogger } from "@flaneur/server-kit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDatabase, PATIENTLY } from "../../../testing/databases.ts";
import { fillPlaces, storedPlace } from "../../../testing/test-places.ts";
import { emptyPostgres } from "../../db/empty-database.ts";
import { openDatabase } from "../../db/open-database.ts";
import { type OpenSearch, openSearch } from "../open-search.ts";
import { upsertPlaces } from "../place-store.ts";
import { PlaceFeed } from "./place-feed.ts";

type Server = Awaited<ReturnType<typeof createPostgresDatabase>>;
type Database = Awaited<ReturnType<typeof openDatabase>>;

const logger = createLogger("silent");
const places = fc
  .sample(arbitrary.place, { numRuns: 30, seed: 9 })
  .map((place) => ({ ...place, placeStatus: "Open" as const }));

describe("an index next to other processes that write to the same PostgreSQL", () => {
  let server: Server;
  let own: Database;
  let other: Database;
  let feed: PlaceFeed;
  let open: OpenSearch;
  beforeAll(async () => {
    server = await createPostgresDatabase();
    own = await openDatabase({ databaseUrl: server.url, dataDir: "" });
    other = await openDatabase({ databaseUrl: server.url, dataDir: "" });
    feed = new PlaceFeed({ database: own, memoryMb: 100, logger, confirmedMs: 0 });
    open = openSearch({ database: own, memoryMb: 100, logger });
    await feed.settled;
  });
  afterAll(async () => {
    await feed.close();
    await open.close();
    await own.close();
    await other.close();
    await server.drop();
  });

  const sizeInMemory = async () => (await feed.current())?.size;
  const total = async () => {
    const query = { filters: NO_FILTERS, sort: DEFAULT_SORT, page: 1, limit: 1, origin: null, facets: false };
    return (await open.search.list(query)).total;
  };

  it("includes a change of another process as soon as that process has committed it", async () => {
    await fillPlaces(other.db, []);
    for (const [index, place] of places.entries()) {
      await upsertPlaces(other.db, [storedPlace(place)]);
      expect(await sizeInMemory()).toBe(index + 1);
    }
  });

  it("includes all changes of a transaction together, when it ends", async () => {
    await fillPlaces(other.db, []);
    await other.db.transaction(async (transaction) => {
      await upsertPlaces(transaction, places.map(storedPlace));
      expect(await sizeInMemory()).toBe(0);
    });
    expect(await sizeInMemory()).toBe(places.length);
  });

  it("can be read although a place changes again each time the index reads it", async () => {
    await fillPlaces(other.db, places);
    const ids = places.slice(0, 1).map(({ id }) => id);
    let changing: PlaceFeed | undefined;
    const db = new Proxy(own.db, {
      get(target, name) {
        if (name === "select") changing?.markChanged(ids);
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const database = { db, listen: own.listen.bind(own) };
    const followed = new PlaceFeed({ database, memoryMb: 100, logger });
    await followed.settled;
    changing = followed;
    changing.markChanged(ids);
    expect((await followed.current())?.size).toBe(places.length);
    await followed.close();
  });

  it("includes all changes that it missed while its connection was broken, and so does the list", async () => {
    await fillPlaces(other.db, places);
    const administrator = await server.connect();
    await administrator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    await administrator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'select 1'",
    );
    await fillPlaces(other.db, places.slice(0, 10));
    await expect.poll(total, PATIENTLY).toBe(10);
    await expect.poll(sizeInMemory, PATIENTLY).toBe(10);
    await administrator.end();
  });

  it("is rebuilt when another process empties the database and fills it again", async () => {
    await fillPlaces(other.db, places);
    expect(await sizeInMemory()).toBe(places.length);
    await emptyPostgres(server.url, { isConfirmed: true });
    const refilled = await openDatabase({ databaseUrl: server.url, dataDir: "" });
    await upsertPlaces(refilled.db, places.slice(0, 3).map(storedPlace));
    await refilled.close();
    await expect.poll(sizeInMemory, PATIENTLY).toBe(3);
    await expect.poll(total, PATIENTLY).toBe(3);
  });
});
