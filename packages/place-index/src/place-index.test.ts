import {
  comparePlaces,
  distanceKm,
  facetCounts,
  mapFacets,
  matches,
  NO_FILTERS,
  nearbyPlaces,
  type PageStart,
  relatedPlaces,
  startAfter,
  TRANSPORT_MODES,
  travelTime,
} from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { PlaceIndex } from "./place-index.ts";

const ORIGIN = { from: { latitude: 48.8566, longitude: 2.3522 }, mode: "walking" as const };

describe("the index in memory", () => {
  it("returns the same results as the functions of the domain after additions, replacements and removals", () => {
    const query = fc.record({
      filters: arbitrary.filters,
      sort: arbitrary.sort,
      isLocated: fc.boolean(),
      page: fc.integer({ min: 1, max: 3 }),
      limit: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(
        arbitrary.places,
        arbitrary.places,
        fc.array(query, { minLength: 4, maxLength: 4 }),
        (before, after, queries) => {
          const index = new PlaceIndex();
          index.put(before);
          const replaced = before.slice(0, 10).map((place, i) => ({ ...(after[i] ?? place), id: place.id }));
          const removed = new Set(before.slice(20, 30).map(({ id }) => id));
          index.remove([...removed]);
          index.put([...replaced, ...after]);
          const places = [
            ...new Map([...before, ...replaced, ...after].map((place) => [place.id, place])).values(),
          ].filter(({ id }) => !removed.has(id));
          for (const { filters, sort, isLocated, page, limit } of queries) {
            const origin = isLocated ? ORIGIN : null;
            const seen = isLocated
              ? places.map((each) => ({ ...each, travelTime: travelTime(ORIGIN.from, each.coordinates, ORIGIN.mode) }))
              : places;
            const expected = seen.filter((place) => matches(place, filters)).sort(comparePlaces(sort, filters));
            const answer = index.list({ filters, sort, page, limit, origin, facets: true });
            expect(answer.ids).toEqual(expected.slice((page - 1) * limit, page * limit).map(({ id }) => id));
            expect(answer.total).toBe(expected.length);
            expect(answer.facets).toEqual(mapFacets((facet) => facetCounts(places, filters, facet)));
            const chosen = seen.toReversed().filter((_, i) => i % 3 === 0);
            const found = chosen.filter((place) => matches(place, filters)).map(({ id }) => id);
            const ids = ["unknown", ...chosen.map(({ id }) => id)];
            const among = index.listAmong(ids, { filters, page, limit, facets: true });
            expect(among.ids).toEqual(found.slice((page - 1) * limit, page * limit));
            expect(among.total).toBe(found.length);
            expect(among.facets).toEqual(mapFacets((facet) => facetCounts(chosen, filters, facet)));
          }
          const [place] = places;
          if (place === undefined) return;
          const listed = places.filter(({ placeStatus }) => placeStatus !== "Permanently Closed");
          expect(index.related(place)).toEqual(relatedPlaces(place, listed).map(({ id }) => id));
          expect(index.nearby(place)).toEqual(nearbyPlaces(place, listed).map(({ id }) => id));
        },
      ),
      { numRuns: repetitions(200, 10_000) },
    );
  }, 600_000);

  it("returns the pins of the places with a position in the order 'Recommended'", () => {
    fc.assert(
      fc.property(arbitrary.places, arbitrary.filters, (places, filters) => {
        const index = new PlaceIndex();
        index.put(places);
        const located = new Set(places.filter(({ coordinates }) => coordinates !== null).map(({ id }) => id));
        const ids = index.ids({ filters, sort: { field: "recommended", order: "asc" }, origin: null });
        expect(index.pins(filters).ids).toEqual(ids.filter((id) => located.has(id)));
      }),
    );
  });

  it("continues a list after the last place of a page, whatever was added or removed since, without repeating or skipping a place", () => {
    fc.assert(
      fc.property(
        arbitrary.places,
        arbitrary.places,
        arbitrary.sort,
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        (before, added, sort, isLocated, limit) => {
          const origin = isLocated ? ORIGIN : null;
          const index = new PlaceIndex();
          index.put(before);
          const query = { filters: NO_FILTERS, sort, limit, origin, facets: false };
          const byId = new Map([...before, ...added].map((place) => [place.id, place]));
          const seen: string[] = [];
          const removed = new Set<string>();
          const original = index.ids(query);
          let after: PageStart | null = null;
          for (let page = 1; ; page++) {
            const { ids } = index.list({ ...query, page, after });
            const last = byId.get(ids.at(-1) ?? "");
            seen.push(...ids);
            if (last === undefined) break;
            const travel = origin === null ? null : travelTime(origin.from, last.coordinates, origin.mode);
            after = startAfter({ ...last, travelTime: travel }, sort, page + 1, NO_FILTERS);
            // After each page, up to two places are added and up to two removed, possibly the last place of the page.
            index.put(added.slice(page * 2, page * 2 + 2));
            for (const { id } of before.slice(page * 2, page * 2 + 2)) removed.add(id);
            index.remove([...removed]);
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(original.filter((id) => !removed.has(id) && !seen.includes(id))).toEqual([]);
          expect(seen.filter((id) => original.includes(id))).toEqual(original.filter((id) => seen.includes(id)));
        },
      ),
      { numRuns: repetitions(200, 5_000) },
    );
  }, 600_000);

  it("refuses a place with more distinct tags than a column can number, and does not list it", () => {
    const [place] = fc.sample(arbitrary.place, { numRuns: 1, seed: 2 });
    if (place === undefined) throw new Error("no place");
    const index = new PlaceIndex();
    const tags = Array.from({ length: 65_536 }, (_, i) => `Tag ${i}`);
    expect(() => index.put([{ ...place, placeStatus: "Open", tags }])).toThrow(RangeError);
    expect(index.size).toBe(0);
  });

  it("lists exactly the places within reach of any origin, nearest first", () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const reach = fc.record({
      from: fc.oneof(arbitrary.coordinates, point),
      maxMinutes: fc.integer({ min: 10, max: 120 }),
      mode: fc.constantFrom(...TRANSPORT_MODES),
    });
    fc.assert(
      fc.property(arbitrary.places, reach, (places, travel) => {
        const index = new PlaceIndex();
        index.put(places);
        const found = index.within(travel);
        const expected = places.filter((place) => matches(place, { ...NO_FILTERS, travel })).map(({ id }) => id);
        expect(found.toSorted()).toEqual(expected.toSorted());
        // The order is by metres, not by minutes.
        const metres = found.map((id) => {
          const to = places.find((place) => place.id === id)?.coordinates ?? null;
          return to === null ? Number.NaN : Math.round(distanceKm(travel.from, to) * 1_000);
        });
        expect(metres).toEqual(metres.toSorted((a, b) => a - b));
      }),
      { numRuns: repetitions(100, 1_000) },
    );
  });
});
