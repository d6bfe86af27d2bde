import { resolve } from "node:path";
import {
  comparePlaces,
  facetCounts,
  HOURS_STATES,
  MAX_API_LIMIT,
  mapCategories,
  mapFacets,
  matches,
  type Origin,
  PLACE_STATUSES,
  type Place,
  type PlaceFilters,
  TRANSPORT_MODES,
  travelTime,
  valuesOf,
} from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repetitions } from "../../../../tests/setup/campaign.ts";
import { searchOver } from "../../testing/api.ts";
import { describeOnBoth } from "../../testing/databases.ts";
import { places as table } from "../db/schema.ts";
import { importFiles } from "../import/import-files.ts";
import { seedOnce } from "../import/seed.ts";
import { toPlace } from "./place-rows.ts";
import type { OpenSearch } from "./place-search.ts";

const FILES = ["restaurants.overpass.json", "merchants.ods.json"].map((name) =>
  resolve(import.meta.dirname, "../import/fixtures", name),
);

/** Numbers at the edges of what a parameter accepts, and in between. */
const whole = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 60) }), fc.integer({ min, max }));

const somewhere = fc.oneof(
  { weight: 3, arbitrary: arbitrary.coordinates },
  {
    weight: 1,
    arbitrary: fc.record({
      latitude: fc.constantFrom(-90, 0, 48.8566, 90),
      longitude: fc.constantFrom(-180, 0, 2.3522, 180),
    }),
  },
);
const origin: fc.Arbitrary<Origin> = fc.record({ from: somewhere, mode: fc.constantFrom(...TRANSPORT_MODES) });

/** Areas of any size, from a corner of a street to 90 degrees each way, and areas without a place. */
const area = fc
  .tuple(somewhere, fc.constantFrom(0.00001, 0.001, 0.05, 3, 90), fc.constantFrom(0.00001, 0.001, 0.05, 3, 90))
  .map(([{ latitude, longitude }, width, height]) => ({
    west: Math.max(-180, Math.min(longitude, 179) - width / 2),
    south: Math.max(-90, Math.min(latitude, 89) - height / 2),
    east: Math.min(180, Math.max(longitude, -179) + width / 2),
    north: Math.min(90, Math.max(latitude, -89) + height / 2),
  }))
  .filter(({ west, south, east, north }) => west < east && south < north);

/** Moments from 1970 to 2199. Three holidays, 1 March 2027, minutes around midnight, and noon are frequent. */
const moment = fc.record({
  day: fc.oneof(fc.integer({ min: 0, max: 84_000 }), fc.constantFrom(20_768, 20_812, 20_819, 20_878)),
  minute: fc.oneof(fc.constantFrom(0, 1, 720, 1439), fc.integer({ min: 0, max: 1439 })),
});

const searches = (places: readonly Place[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    { weight: 2, arbitrary: fc.constantFrom(...places).map(({ name }) => name) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...places), fc.nat(30), fc.integer({ min: 1, max: 9 }))
        .map(([{ name, address }, from, length]) => `${name} ${address}`.slice(from, from + length)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "%",
        "_",
        "\\",
        "'",
        "-",
        "é",
        "Œ",
        "’",
        " ",
        "\u0301",
        "75011",
        "😀",
        "a".repeat(200),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => text.replaceAll("\0", "").toWellFormed()),
    },
  );

const filtersOver = (places: readonly Place[]): fc.Arbitrary<PlaceFilters> =>
  fc.record({
    ...mapCategories((category) => {
      const known = [...new Set(places.flatMap((place) => valuesOf(place, category)))];
      const value = fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: fc.constant("Nowhere") },
      );
      const few = fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.uniqueArray(value, { maxLength: 12 }) },
      );
      return fc.record({ include: few, exclude: few, join: fc.constantFrom("AND" as const, "OR" as const) });
    }),
    wishes: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      {
        weight: 2,
        arbitrary: fc.uniqueArray(fc.constantFrom(...new Set(places.flatMap(({ tags }) => tags))), { maxLength: 3 }),
      },
    ),
    placeStatuses: fc.oneof(fc.constant([]), fc.subarray([...PLACE_STATUSES])),
    search: searches(places),
    travel: fc.option(
      fc.record({ from: somewhere, maxMinutes: whole(1, 24 * 60), mode: fc.constantFrom(...TRANSPORT_MODES) }),
      { freq: 2 },
    ),
    mentions: fc.constantFrom("", "", "", "cafe", "sushi"),
    chosenOnly: fc.constantFrom(false, false, true),
    near: fc.option(arbitrary.near, { freq: 2 }),
    area: fc.option(area, { freq: 2 }),
    hours: fc.option(fc.record({ at: moment, states: fc.subarray([...HOURS_STATES]) }), { freq: 2 }),
  });

describeOnBoth("searching seeded and imported places", (database) => {
  let places: readonly Place[] = [];
  let search: OpenSearch;
  beforeAll(async () => {
    const { db } = database();
    await seedOnce(db);
    await importFiles(db, FILES);
    places = (await db.select().from(table)).map((row) => toPlace(row));
    search = searchOver(db);
  });
  afterAll(() => search.close());

  it("gives the same result as the functions of the domain, for random allowed values", async () => {
    const query = fc.record({
      filters: filtersOver(places),
      sort: arbitrary.sort,
      origin: fc.option(origin),
      page: whole(1, 1_000_000),
      limit: whole(1, MAX_API_LIMIT),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ filters, sort, origin, page, limit }) => {
        const seen = places.map((place) => ({
          ...place,
          travelTime: origin === null ? null : travelTime(origin.from, place.coordinates, origin.mode),
        }));
        const expected = seen.filter((place) => matches(place, filters)).sort(comparePlaces(sort, filters));
        const found = await search.list({ filters, sort, origin, page, limit, facets: true });
        expect(found.places).toEqual(expected.slice((page - 1) * limit, page * limit));
        expect(found.total).toBe(expected.length);
        expect(found.facets).toEqual(mapFacets((facet) => facetCounts(places, filters, facet)));
      }),
      { numRuns: repetitions(100, 2_000) },
    );
  }, 1_200_000);
});
