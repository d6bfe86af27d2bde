import {
  comparePlaces,
  DEFAULT_SORT,
  facetCounts,
  mapFacets,
  matches,
  NO_FILTERS,
  nearbyPlaces,
  type Place,
  type PlacePins,
  relatedPlaces,
  SORT_FIELDS,
  SORT_ORDERS,
  startAfter,
  travelTime,
} from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import { PlaceIndex, toIndexedPlace } from "@flaneur/place-index";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { repetitions } from "../../../../tests/setup/campaign.ts";
import { describeOnBoth } from "../../testing/databases.ts";
import { fillPlaces, storedPlace, TEST_SOURCE } from "../../testing/test-places.ts";
import { deriveBatch } from "../db/derive-columns.ts";
import { meta, places as table } from "../db/schema.ts";
import { STEP_FREE_TAG, SUNDAY_TAG, withDerivedTags } from "./derived-tags.ts";
import { createHoursIndex } from "./hours-index.ts";
import { neighbourhoodsAt } from "./neighbourhoods-at.ts";
import { upsertPlaces } from "./place-store.ts";
import { createSqlSearch } from "./sql-search.ts";

/**
 * Places as they are stored: with the tags derived from their hours and access, and with their own source for their
 * hours.
 */
const consistentPlaces = arbitrary.places.map((places) =>
  places.map((place) => ({
    ...place,
    tags: withDerivedTags(place.tags, place),
    neighbourhoods: neighbourhoodsAt(place.coordinates),
    ratingSource: place.rating === null ? null : TEST_SOURCE,
    openingHoursSource: place.openingHours === null ? null : { name: TEST_SOURCE, month: null },
  })),
);

const readPins = ({ ids, names, latitudes, longitudes, types, typeNames }: PlacePins) =>
  ids.map((id, index) => ({
    id,
    name: names[index],
    latitude: latitudes[index]?.toFixed(5),
    longitude: longitudes[index]?.toFixed(5),
    type: typeNames[types[index] ?? -1],
  }));

describeOnBoth("the SQL search", (database) => {
  it("filters, sorts and counts exactly like the domain, for random places and filters", async () => {
    const { db } = database();
    const search = createSqlSearch(db, { hoursIndex: createHoursIndex(db, { freshMs: 0 }) });
    const origin = { from: { latitude: 48.8566, longitude: 2.3522 }, mode: "walking" as const };
    await fc.assert(
      fc.asyncProperty(
        consistentPlaces,
        fc.array(fc.tuple(arbitrary.filters, arbitrary.sort, fc.boolean()), { minLength: 4, maxLength: 4 }),
        async (places, queries) => {
          await fillPlaces(db, places);
          for (const [filters, sort, located] of queries) {
            const answer = await search.list({
              filters,
              sort,
              page: 1,
              limit: 100,
              origin: located ? origin : null,
              facets: true,
            });
            const seen = located
              ? places.map((p) => ({ ...p, travelTime: travelTime(origin.from, p.coordinates, origin.mode) }))
              : places;
            const expected = seen.filter((place) => matches(place, filters)).sort(comparePlaces(sort));
            expect(answer.places).toEqual(expected);
            expect(answer.total).toBe(expected.length);
            expect(readPins(await search.pins(filters))).toEqual(
              expected
                .filter(({ coordinates }) => coordinates !== null)
                .map(({ id, name, coordinates, types }) => ({
                  id,
                  name,
                  latitude: coordinates?.latitude.toFixed(5),
                  longitude: coordinates?.longitude.toFixed(5),
                  type: types[0],
                }))
                .sort((a, b) => (a.id < b.id ? -1 : 1)),
            );
            expect(answer.facets).toEqual(mapFacets((facet) => facetCounts(places, filters, facet)));
          }
        },
      ),
      // Each run uses four sets of filters.
      { numRuns: repetitions(15, 2_500) },
    );
  }, 600_000);

  it("returns the same related and nearby places as the domain", async () => {
    const { db } = database();
    const search = createSqlSearch(db);
    await fc.assert(
      fc.asyncProperty(consistentPlaces, async (places) => {
        await fillPlaces(db, places);
        const [place] = places;
        if (place === undefined) return;
        const open = places.filter(({ placeStatus }) => placeStatus !== "Permanently Closed");
        expect(await search.related(place)).toEqual(relatedPlaces(place, open));
        expect(await search.nearby(place)).toEqual(nearbyPlaces(place, open));
      }),
      { numRuns: 25 },
    );
  });

  it("returns pages that together contain every place of the list once", async () => {
    const { db } = database();
    const search = createSqlSearch(db);
    const places = fc.sample(arbitrary.place, { numRuns: 57, seed: 7 });
    await fillPlaces(db, places);
    const query = {
      filters: NO_FILTERS,
      sort: { field: "rating", order: "desc" } as const,
      limit: 10,
      origin: null,
      facets: false,
    };
    const ids: string[] = [];
    for (let page = 1; page <= 7; page++) {
      const answer = await search.list({ ...query, page });
      ids.push(...answer.places.map(({ id }) => id));
    }
    expect(ids).toEqual(
      places
        .filter((place) => matches(place, NO_FILTERS))
        .sort(comparePlaces(query.sort))
        .map(({ id }) => id),
    );
  });

  it("starts a page after a page start like the index in memory, in every order", async () => {
    const { db } = database();
    const search = createSqlSearch(db);
    const index = new PlaceIndex();
    const places = fc.sample(arbitrary.place, { numRuns: 57, seed: 8 });
    await fillPlaces(db, places);
    index.put(places.map(toIndexedPlace));
    const origin = { from: { latitude: 48.8566, longitude: 2.3522 }, mode: "walking" as const };
    for (const field of SORT_FIELDS) {
      for (const order of SORT_ORDERS) {
        const query = { filters: NO_FILTERS, sort: { field, order }, limit: 8, origin, facets: false };
        const { places: first } = await search.list({ ...query, page: 2 });
        const last = first.at(-1);
        if (last === undefined) throw new Error("no page");
        const after = startAfter(last, query.sort, 3);
        for (const page of [1, 2, 3, 5, 99]) {
          const [found, expected] = [
            await search.list({ ...query, page, after }),
            index.list({ ...query, page, after }),
          ];
          expect(found.places.map(({ id }) => id)).toEqual(expected.ids);
          expect(found.start).toBe(expected.start);
          expect(found.places).toEqual((await search.list({ ...query, page })).places);
        }
      }
    }
  });

  it("writes no unchanged places, and updates only those that changed", async () => {
    const { db } = database();
    const places = fc.sample(arbitrary.place, { numRuns: 20, seed: 3 }).map(storedPlace);
    await db.delete(table);
    expect(await upsertPlaces(db, places)).toEqual({ added: 20, updated: 0, unchanged: 0 });
    expect(await upsertPlaces(db, places)).toEqual({ added: 0, updated: 0, unchanged: 20 });
    const renamed = places.map((place, i) => (i < 3 ? { ...place, name: `${place.name} II` } : place));
    expect(await upsertPlaces(db, renamed)).toEqual({ added: 0, updated: 3, unchanged: 17 });
  });

  it("knows the hours of new places within a minute, and caches the states of a moment", async () => {
    const { db } = database();
    let now = 0;
    const hours = createHoursIndex(db, { now: () => now });
    const search = createSqlSearch(db, { hoursIndex: hours });
    const [place] = fc.sample(arbitrary.place, { numRuns: 1, seed: 1 });
    if (place === undefined) throw new Error("no place");
    const always: Place = { ...place, placeStatus: "Open", openingHours: "24/7" };
    const moment = { day: 20_779, minute: 930 };
    const open = async () => {
      const filters = { ...NO_FILTERS, hours: { at: moment, states: ["open"] as const } };
      const { total } = await search.list({
        filters,
        sort: { field: "name", order: "asc" },
        page: 1,
        limit: 1,
        origin: null,
        facets: false,
      });
      return total;
    };
    await fillPlaces(db, []);
    expect(await open()).toBe(0);
    expect(hours.at(moment)).toBe(hours.at(moment));
    await fillPlaces(db, [always, { ...always, id: "soon", placeStatus: "Opening Soon" }]);
    expect(await open()).toBe(0);
    now = 60_000;
    expect(await open()).toBe(1);
  });

  it("derives the tag 'Open Sundays' from the opening hours, and keeps it unchanged when the hours do not decide", async () => {
    const { db } = database();
    const [place] = fc.sample(arbitrary.place, { numRuns: 1, seed: 1 });
    if (place === undefined) throw new Error("no place");
    const cases = [
      ["Mo-Su 10:00-12:00", [], true],
      ["Mo-Sa 10:00-12:00", [SUNDAY_TAG], false],
      ["Mon-Sat 10am-7pm; closed Sundays", [SUNDAY_TAG], false],
      ["now and then", [SUNDAY_TAG], true],
      [null, [SUNDAY_TAG], true],
      [null, [], false],
    ] as const;
    await fillPlaces(
      db,
      cases.map(([openingHours, tags], index) => ({ ...place, id: String(index), openingHours, tags })),
    );
    for (const [index, [, , tagged]] of cases.entries()) {
      const found = await createSqlSearch(db).byId(String(index), null);
      expect(found?.tags.includes(SUNDAY_TAG)).toBe(tagged);
    }
    // The columns are now those of a database that is older than the rule for derived tags.
    await db.update(table).set({ tags: [SUNDAY_TAG], tagKeys: [SUNDAY_TAG.toLowerCase()], wheelchair: null });
    expect(await deriveBatch(db)).toMatchObject({ changed: 2, isLast: true });
    expect(await deriveBatch(db)).toMatchObject({ changed: 0, isLast: true });
    expect((await createSqlSearch(db).byId("1", null))?.tags).toEqual([]);
  });

  it("finds hyphens in an older database once its columns are derived", async () => {
    const { db } = database();
    const [place] = fc.sample(arbitrary.place, { numRuns: 1, seed: 1 });
    if (place === undefined) throw new Error("no place");
    await fillPlaces(db, [{ ...place, id: "old", name: "Saint-Paul", address: "", placeStatus: "Open" }]);
    const found = async (search: string) => {
      const query = { filters: { ...NO_FILTERS, search }, sort: DEFAULT_SORT, origin: null, page: 1, limit: 5 };
      return (await createSqlSearch(db).list({ ...query, facets: false })).total;
    };
    await db.update(table).set({ searchText: "saint paul\n" });
    await db.delete(meta).where(eq(meta.name, "derived-columns"));
    expect(await found("-")).toBe(0);
    expect(await deriveBatch(db)).toMatchObject({ changed: 1, isLast: true });
    expect([await found("-"), await found("_"), await found("saint-paul")]).toEqual([1, 0, 1]);
  });

  it.each([
    ["yes", [], true],
    ["limited", [STEP_FREE_TAG], false],
    ["no", [STEP_FREE_TAG], false],
    [null, [STEP_FREE_TAG], true],
    [null, [], false],
  ] as const)("stores a place with access %s and tags %j as step-free: %s", async (wheelchair, tags, tagged) => {
    const [place] = fc.sample(arbitrary.place, { numRuns: 1, seed: 1 });
    if (place === undefined) throw new Error("no place");
    await fillPlaces(database().db, [{ ...place, id: "one", wheelchair, tags }]);
    const found = await createSqlSearch(database().db).byId("one", null);
    expect(found?.tags.includes(STEP_FREE_TAG)).toBe(tagged);
  });

  it("returns null for an unknown id", async () => {
    expect(await createSqlSearch(database().db).byId("nowhere", null)).toBeNull();
  });
});
