import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import {
  compareFacets,
  DEFAULT_SORT,
  type FacetCount,
  FILTER_CATEGORIES,
  NO_FILTERS,
  type Place,
  type PlaceFilters,
} from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import { createLogger } from "@flaneur/server-kit";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repetitions } from "../../../../../tests/setup/campaign.ts";
import { describeOnBoth, PATIENTLY } from "../../../testing/databases.ts";
import { fillPlaces, storedPlace } from "../../../testing/test-places.ts";
import { places as table } from "../../db/schema.ts";
import { createHoursIndex } from "../hours-index.ts";
import type { PlaceSearch } from "../place-search.ts";
import { upsertPlaces } from "../place-store.ts";
import { createSqlSearch } from "../sql-search.ts";
import { createMemorySearch } from "./memory-search.ts";
import { createPlaceCache } from "./place-cache.ts";
import { PlaceFeed } from "./place-feed.ts";

const LEFT_TO_SQL = new Error("this list was to come from memory");
const refuse = () => Promise.reject(LEFT_TO_SQL);
/** A search that fails, which proves that it is not used. */
const NO_SQL: PlaceSearch = {
  count: refuse,
  find: refuse,
  list: refuse,
  ids: refuse,
  pins: refuse,
  byId: refuse,
  related: refuse,
  nearby: refuse,
  within: refuse,
  reach: refuse,
  values: refuse,
  version: refuse,
};

const logger = createLogger("silent");
const EVERYTHING = {
  filters: NO_FILTERS,
  sort: DEFAULT_SORT,
  page: 1,
  limit: 500,
  origin: null,
  facets: true,
} as const;

const somePlaces = (numRuns: number): readonly Place[] =>
  fc.sample(arbitrary.place, { numRuns, seed: 5 }).map((place) => ({ ...place, placeStatus: "Open" as const }));

describeOnBoth("the search in memory", (database) => {
  let feed: PlaceFeed;
  let search: PlaceSearch;
  beforeAll(async () => {
    const cache = createPlaceCache(database().db);
    feed = new PlaceFeed({
      database: database(),
      memoryMb: 100,
      logger,
      confirmedMs: 0,
      onChange: cache.forget,
    });
    search = createMemorySearch({ feed, cache, sql: NO_SQL });
    await feed.settled;
  });
  afterAll(() => feed.close());

  it("returns the same results as SQL for random filters over changing places, without using SQL", async () => {
    const { db } = database();
    const bySql = createSqlSearch(db, { hoursIndex: createHoursIndex(db, { freshMs: 0 }) });
    const query = fc.record({
      filters: arbitrary.filters,
      sort: arbitrary.sort,
      origin: fc.option(arbitrary.origin),
      page: fc.integer({ min: 1, max: 3 }),
      limit: fc.integer({ min: 5, max: 60 }),
      facets: fc.boolean(),
    });
    const queries = fc.array(query, { minLength: 5, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(arbitrary.places, queries, arbitrary.origin, async (places, asked, origin) => {
        await fillPlaces(db, places);
        for (const each of asked) {
          const { suggestion, ...list } = await search.list(each);
          const { suggestion: _, ...listBySql } = await bySql.list(each);
          expect(list).toEqual(listBySql);
          if (suggestion !== null) {
            const suggested = { ...each, filters: { ...each.filters, search: suggestion.search } };
            expect([list.total, suggestion.total]).toEqual([0, (await bySql.list(suggested)).total]);
          }
          expect(await search.ids(each)).toEqual(await bySql.ids(each));
          expect(await search.pins(each.filters)).toEqual(await bySql.pins(each.filters));
        }
        const [place] = places;
        if (place !== undefined) {
          expect(await search.related(place)).toEqual(await bySql.related(place));
          expect(await search.nearby(place)).toEqual(await bySql.nearby(place));
        }
        expect(await search.reach(origin)).toEqual(await bySql.reach(origin));
        for (const category of FILTER_CATEGORIES) {
          const byValue = (a: FacetCount, b: FacetCount) => compareFacets(category, a, b);
          const values = await search.values(category);
          expect(values.toSorted(byValue)).toEqual([...(await bySql.values(category))].sort(byValue));
        }
        const travel = { ...origin, maxMinutes: 20 };
        expect(await search.within(travel)).toEqual(await bySql.within(travel));
      }),
      { numRuns: repetitions(15, 2_000) },
    );
  }, 1_200_000);

  it("lists all current places and no deleted ones while places are written", async () => {
    const { db } = database();
    const places = somePlaces(120);
    await fillPlaces(db, places.slice(0, 40));
    /** Whether each place is listed, by id. Places that are being written are left out. */
    const known = new Map(places.map(({ id }, index) => [id, index < 40]));
    /** Places that were written since the last list began. */
    const written = new Set<string>();
    let writers = 4;
    let lists = 0;
    const write = async (first: number) => {
      try {
        // However slow lists are compared with writes, some lists run while writing continues.
        for (let step = 0; step < 30 || lists < 4; step++) {
          const place = places[(first + step * 4) % places.length];
          if (place === undefined) continue;
          known.delete(place.id);
          written.add(place.id);
          const isThere = step % 3 !== 0;
          if (isThere) await upsertPlaces(db, [storedPlace({ ...place, name: `${place.name} ${step}` })]);
          else if (step % 2 === 0) await db.delete(table).where(eq(table.id, place.id));
          else await upsertPlaces(db, [storedPlace({ ...place, placeStatus: "Permanently Closed" })]);
          known.set(place.id, isThere);
        }
      } finally {
        writers -= 1;
      }
    };
    const read = async () => {
      while (writers > 0) {
        // A list that needs no query does not yield to the event loop, so the writers would not run.
        await yieldToEventLoop();
        const before = new Map(known);
        written.clear();
        const list = await search.list(EVERYTHING).catch((error: unknown) => {
          // The list is left to SQL if places were deleted during every attempt, since the writers do not pause.
          if (error === LEFT_TO_SQL) return null;
          throw error;
        });
        if (list === null) continue;
        const { places: found, total } = list;
        const ids = new Set(found.map(({ id }) => id));
        expect(total).toBe(ids.size);
        for (const [id, isThere] of before) {
          if (!written.has(id)) expect([id, ids.has(id)]).toEqual([id, isThere]);
        }
        lists += 1;
      }
    };
    // When the reader fails, the writers stop.
    const reading = read().finally(() => {
      lists = Number.POSITIVE_INFINITY;
    });
    const all = [reading, ...[0, 1, 2, 3].map(write)];
    // Whatever fails, all writers must have stopped when the next test starts.
    await Promise.allSettled(all);
    await Promise.all(all);
    expect(await search.list(EVERYTHING)).toEqual(await createSqlSearch(db).list(EVERYTHING));
  });

  it("includes changes by plain SQL: an update of a place, and a deletion of all places", async () => {
    const { db } = database();
    const [place] = somePlaces(1);
    if (place === undefined) throw new Error("no place");
    await fillPlaces(db, [place]);
    expect((await search.list(EVERYTHING)).total).toBe(1);
    await db.execute(sql`update ${table} set search_text = 'le chat noir'`);
    const { total } = await search.list({ ...EVERYTHING, filters: { ...NO_FILTERS, search: "chat" } });
    expect(total).toBe(1);
    await db.execute(sql`truncate ${table} cascade`);
    await expect.poll(() => feed.current(), PATIENTLY).not.toBeNull();
    expect((await search.list(EVERYTHING)).total).toBe(0);
  });

  it("suggests a correction of a misspelt search if a place with that name matches the filters", async () => {
    const { db } = database();
    const [place] = somePlaces(1);
    if (place === undefined) throw new Error("no place");
    const louvre = { ...place, name: "Musée du Louvre", types: ["Museum"] };
    const suggested = async (filters: Partial<PlaceFilters>) =>
      (await search.list({ ...EVERYTHING, filters: { ...NO_FILTERS, ...filters } })).suggestion;
    const bars: PlaceFilters["types"] = { include: ["Bar"], exclude: [], join: "AND" };
    await fillPlaces(db, [louvre]);
    expect(await suggested({ search: "muse du lourve" })).toEqual({ search: "Musée du Louvre", total: 1 });
    expect(await suggested({ search: "lourve", types: bars })).toBeNull();
    expect(await suggested({ search: "louvre", types: bars })).toBeNull();
    expect(await suggested({ search: "louvre" })).toBeNull();
    await upsertPlaces(db, [storedPlace({ ...louvre, name: "Pyramide" })]);
    expect(await suggested({ search: "lourve" })).toBeNull();
    expect(await suggested({ search: "piramyde" })).toEqual({ search: "Pyramide", total: 1 });
  });

  it("leaves lists to SQL when the places do not fit in its memory", async () => {
    const { db } = database();
    await fillPlaces(db, somePlaces(50));
    const bySql = createSqlSearch(db);
    const small = new PlaceFeed({ database: database(), memoryMb: 0.01, logger });
    await small.settled;
    expect(await small.current()).toBeNull();
    const cache = createPlaceCache(db);
    const answer = await createMemorySearch({ feed: small, cache, sql: bySql }).list(EVERYTHING);
    expect(answer).toEqual(await bySql.list(EVERYTHING));
    await small.close();
  });
});
