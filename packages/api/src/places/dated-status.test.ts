import { DEFAULT_SORT, matches, NO_FILTERS, PLACE_STATUSES, type Place, parisDay, statusOn } from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import { createLogger } from "@flaneur/server-kit";
import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { storedPlace } from "../../testing/test-places.ts";
import { places } from "../db/schema.ts";
import { createMemorySearch } from "./memory/memory-search.ts";
import { createPlaceCache } from "./memory/place-cache.ts";
import { PlaceFeed } from "./memory/place-feed.ts";
import { toPlace } from "./place-rows.ts";
import type { PlaceSearch } from "./place-search.ts";
import { upsertPlaces } from "./place-store.ts";
import { createSqlSearch } from "./sql-search.ts";

const DAYS = ["2026-01-14", "2026-11-25", "2027-01-13", "2027-01-14", "2027-06-01"];
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const noSql = (): never => {
  throw new Error("SQL was used");
};
const NO_SQL: PlaceSearch = {
  list: noSql,
  count: noSql,
  find: noSql,
  ids: noSql,
  pins: noSql,
  byId: noSql,
  related: noSql,
  nearby: noSql,
  within: noSql,
  reach: noSql,
  values: noSql,
  version: noSql,
};

/** Places of every status. Each has a `statusDate`, so that some statuses change on the tested days. */
const dated = fc.sample(arbitrary.place, { numRuns: 60, seed: 11 }).map((place, index) => ({
  ...place,
  id: `place-${index}`,
  placeStatus: PLACE_STATUSES[index % PLACE_STATUSES.length] ?? "Open",
  statusDate: ["2026-01-14", "2026-11-25", "2027-01-14", "2025-11-25"][(index >> 2) % 4] ?? null,
}));

describeOnBoth("a dated status", (database) => {
  it("changes on its day without a database write, in the lists and counts from memory and from SQL", async () => {
    const { db } = database();
    await db.delete(places);
    await upsertPlaces(
      db,
      dated.map(({ statusDate, ...place }) => ({ ...storedPlace(place), statusDate })),
    );
    let now = noon(DAYS[0] ?? "");
    const clock = () => now;
    const cache = createPlaceCache(db, { now: clock });
    const parts = { database: database(), memoryMb: 100, logger: createLogger("silent"), confirmedMs: 0 };
    const feed = new PlaceFeed({ ...parts, now: clock, onChange: cache.forget });
    const memory = createMemorySearch({ feed, cache, sql: NO_SQL });
    const bySql = createSqlSearch(db, { now: clock });
    await feed.settled;
    for (const day of [...DAYS, ...DAYS.toReversed()]) {
      now = noon(day);
      expect(parisDay(now)).toBe(day);
      for (const status of PLACE_STATUSES) {
        const filters = { ...NO_FILTERS, placeStatuses: [status] };
        const query = { filters, sort: DEFAULT_SORT, page: 1, limit: 100, origin: null, facets: true };
        const listed = await memory.list(query);
        expect(listed).toEqual({ ...(await bySql.list(query)), suggestion: listed.suggestion });
        const shown: readonly Place[] = dated.map((place) => ({ ...place, placeStatus: statusOn(place, day) }));
        const expected = shown.filter((place) => matches(place, filters)).map(({ id }) => id);
        expect(listed.places.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
        expect(listed.places.every(({ placeStatus }) => placeStatus === status)).toBe(true);
      }
    }
    await feed.close();
    const rows = await db.select().from(places);
    for (const place of dated) {
      const row = rows.find(({ sourceId }) => sourceId === place.id);
      for (const day of DAYS) expect(row && toPlace(row, day).placeStatus).toBe(statusOn(place, day));
    }
  });

  it("is that of the day of the search's clock for a place that SQL finds by its name", async () => {
    const { db } = database();
    await db.delete(places);
    const [first] = dated;
    if (first === undefined) throw new Error("there are places");
    const place = { ...storedPlace({ ...first, name: "Le Zinc" }), placeStatus: "Just Opened" as const };
    await upsertPlaces(db, [{ ...place, statusDate: "2026-01-14" }]);
    let now = 0;
    const search = createSqlSearch(db, { now: () => now });
    for (const [day, status] of [
      ["2026-01-15", "Just Opened"],
      ["2027-06-01", "Open"],
    ] as const) {
      now = noon(day);
      expect((await search.find("zinc", 1)).map((found) => found.place.placeStatus)).toEqual([status]);
    }
  });
});
