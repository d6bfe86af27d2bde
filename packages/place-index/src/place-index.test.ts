import { comparePlaces, facetCounts, mapFacets, matches, relatedPlaces, travelTime } from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { toIndexedPlace } from "./place-columns.ts";
import { PlaceIndex } from "./place-index.ts";

const ORIGIN = { from: { latitude: 48.8566, longitude: 2.3522 }, mode: "walking" as const };

describe("the index in memory", () => {
  it("lists, sorts, counts and pages exactly like the domain, after any sequence of additions, replacements and removals", () => {
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
          index.put(before.map(toIndexedPlace));
          const replaced = before.slice(0, 10).map((place, i) => ({ ...(after[i] ?? place), id: place.id }));
          const removed = new Set(before.slice(20, 30).map(({ id }) => id));
          index.remove([...removed]);
          index.put([...replaced, ...after].map(toIndexedPlace));
          const places = [
            ...new Map([...before, ...replaced, ...after].map((place) => [place.id, place])).values(),
          ].filter(({ id }) => !removed.has(id));
          for (const { filters, sort, isLocated, page, limit } of queries) {
            const origin = isLocated ? ORIGIN : null;
            const seen = isLocated
              ? places.map((each) => ({ ...each, travelTime: travelTime(ORIGIN.from, each.coordinates, ORIGIN.mode) }))
              : places;
            const expected = seen.filter((place) => matches(place, filters)).sort(comparePlaces(sort));
            const answer = index.list({ filters, sort, page, limit, origin, facets: true });
            expect(answer.ids).toEqual(expected.slice((page - 1) * limit, page * limit).map(({ id }) => id));
            expect(answer.total).toBe(expected.length);
            expect(answer.facets).toEqual(mapFacets((facet) => facetCounts(places, filters, facet)));
          }
          const [place] = places;
          if (place === undefined) return;
          const listed = places.filter(({ placeStatus }) => placeStatus !== "Permanently Closed");
          expect(index.related(place)).toEqual(relatedPlaces(place, listed).map(({ id }) => id));
        },
      ),
      { numRuns: repetitions(200, 10_000) },
    );
  }, 600_000);

  it("refuses a place with more distinct tags than a column can number, and does not change", () => {
    const [place] = fc.sample(arbitrary.place, { numRuns: 1, seed: 2 });
    if (place === undefined) throw new Error("no place");
    const index = new PlaceIndex();
    const tags = Array.from({ length: 65_536 }, (_, i) => `Tag ${i}`);
    expect(() => index.put([toIndexedPlace({ ...place, placeStatus: "Open", tags })])).toThrow(RangeError);
    expect(index.size).toBe(0);
  });
});
