import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as arbitrary from "../testing/arbitraries.ts";
import { comparePlaces } from "./place-sort.ts";
import { relatedPlaces, relatedScore } from "./related.ts";

const PLAIN = { types: ["Bar"], tags: [], arrondissement: null, coordinates: null, isChosen: true };

describe("related places", () => {
  it("score 2 for each shared tag whatever its case, 3 for the type and 1 for the district", () => {
    const place = { ...PLAIN, id: "a", types: ["Bar"], tags: ["Quiet", "Terrace"], arrondissement: "75011" };
    expect(
      relatedScore(place, {
        ...PLAIN,
        id: "b",
        types: ["Bar", "Club"],
        tags: ["quiet", "TERRACE"],
        arrondissement: "75011",
      }),
    ).toBe(8);
    expect(relatedScore(place, { ...PLAIN, id: "c", types: ["Café"], tags: [], arrondissement: null })).toBe(0);
  });

  it("are at most six with a score above zero, best first, without the place itself", () => {
    fc.assert(
      fc.property(arbitrary.places, (places) => {
        const [place] = places;
        if (place === undefined) return;
        const related = relatedPlaces(place, places);
        const scores = related.map((other) => relatedScore(place, other));
        expect(related.length).toBeLessThanOrEqual(6);
        expect(related.map(({ id }) => id)).not.toContain(place.id);
        expect(scores.every((score) => score > 0)).toBe(true);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        const left = places.filter((other) => other.id !== place.id && !related.includes(other));
        const worst = scores.at(-1) ?? 0;
        if (related.length === 6) expect(left.every((other) => relatedScore(place, other) <= worst)).toBe(true);
      }),
    );
  });
});

describe("related places with the same score", () => {
  const at = (id: string, latitude: number, isChosen = true) => ({
    ...PLAIN,
    id,
    coordinates: { latitude, longitude: 2.35 },
    isChosen,
  });

  it("are the chosen ones first, then the nearest, then those of unknown position", () => {
    const others = [{ ...PLAIN, id: "a" }, at("b", 48.861, false), at("c", 48.87), at("d", 48.862)];
    expect(relatedPlaces(at("place", 48.86), others).map(({ id }) => id)).toEqual(["d", "c", "a", "b"]);
  });
});

describe("sorting", () => {
  it("does not depend on the order of the input, and puts places without a rating last", () => {
    fc.assert(
      fc.property(arbitrary.places, arbitrary.sort, (places, sort) => {
        const sorted = [...places].sort(comparePlaces(sort));
        expect([...places].reverse().sort(comparePlaces(sort))).toEqual(sorted);
        if (sort.field === "rating") {
          const firstEmpty = sorted.findIndex(({ rating }) => rating === null);
          if (firstEmpty >= 0) expect(sorted.slice(firstEmpty).every(({ rating }) => rating === null)).toBe(true);
        }
      }),
    );
  });
});
