import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clusterIndex } from "./cluster-index.ts";
import { clusterSize } from "./cluster-look.ts";
import type { MapPin } from "./place-map-props.ts";

const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  id,
  name: `Place ${id}`,
  position: { latitude, longitude },
  type: "Bar",
  isChosen: true,
});
const PARIS = { south: 48.7, west: 2.1, north: 49, east: 2.6 };

/** Places within Paris. */
const pins = fc
  .array(
    fc.tuple(fc.double({ min: 48.81, max: 48.91, noNaN: true }), fc.double({ min: 2.22, max: 2.47, noNaN: true })),
    {
      maxLength: 60,
    },
  )
  .map((points) => points.map(([latitude, longitude], index) => pin(`${index}`, latitude, longitude)));

describe("clusterIndex", () => {
  it("puts places that are near each other into a cluster, and splits the cluster at a higher zoom", () => {
    const near = ["a", "b", "c", "d"].map((id, step) => pin(id, 48.8566 + step / 1e4, 2.3522 + step / 1e4));
    const index = clusterIndex([...near, pin("e", 48.9, 2.3)]);
    const kinds = (zoom: number) =>
      index
        .inView(PARIS, zoom)
        .map((mark) => (mark.kind === "cluster" ? mark.count : mark.pin.id))
        .sort();
    expect(kinds(13)).toEqual([4, "e"]);
    expect(kinds(16)).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("puts no numbered places into a cluster", () => {
    const near = [1, 2, 3, 4, 5].map((number) => ({ ...pin(`${number}`, 48.8566 + number / 1e4, 2.3522), number }));
    for (const zoom of [10, 13, 16]) {
      const marks = clusterIndex(near).inView(PARIS, zoom);
      expect(marks.flatMap((mark) => (mark.kind === "pin" ? (mark.pin.number ?? 0) : [])).sort()).toEqual([
        1, 2, 3, 4, 5,
      ]);
    }
  });

  it("returns only clusters of four places or more, and no clusters from zoom 16", () => {
    fc.assert(
      fc.property(pins, fc.integer({ min: 9, max: 19 }), (all, zoom) => {
        const counts = clusterIndex(all)
          .inView(PARIS, zoom)
          .flatMap((mark) => (mark.kind === "cluster" ? [mark.count] : []));
        expect(counts.filter((count) => count < 4 || zoom >= 16)).toEqual([]);
      }),
    );
  });

  it("leaves the place `without` out, also if its cluster then becomes three pins", () => {
    const near = ["a", "b", "c", "d", "e"].map((id, step) => pin(id, 48.8566 + step / 1e4, 2.3522 + step / 1e4));
    const kinds = (all: readonly MapPin[]) =>
      clusterIndex(all)
        .inView(PARIS, 13, "b")
        .map((mark) => (mark.kind === "cluster" ? mark.count : mark.pin.id))
        .sort();
    expect(kinds(near)).toEqual([4]);
    expect(kinds(near.slice(0, 4))).toEqual(["a", "c", "d"]);
    expect(kinds(near.slice(1, 2))).toEqual([]);
  });

  it("returns pins and clusters whose counts add up to the number of places, at every zoom", () => {
    fc.assert(
      fc.property(pins, fc.integer({ min: 9, max: 19 }), (all, zoom) => {
        const marks = clusterIndex(all).inView(PARIS, zoom);
        expect(marks.reduce((sum, mark) => sum + (mark.kind === "cluster" ? mark.count : 1), 0)).toBe(all.length);
      }),
    );
  });

  it("finds the mark that contains a place, for every place at every zoom", () => {
    fc.assert(
      fc.property(pins, fc.integer({ min: 9, max: 19 }), (all, zoom) => {
        const index = clusterIndex(all);
        const marks = index.inView(PARIS, zoom);
        for (const { id } of all) expect(marks).toContainEqual(index.holderOf(id, zoom));
      }),
      { numRuns: 30 },
    );
  });

  it("finds no mark for an unknown place", () => {
    expect(clusterIndex([pin("a", 48.8566, 2.3522)]).holderOf("b", 13)).toBeNull();
  });

  it("returns the bounds of the places of a cluster", () => {
    const index = clusterIndex([
      pin("a", 48.856, 2.352),
      pin("b", 48.857, 2.354),
      pin("c", 48.8565, 2.353),
      pin("d", 48.8564, 2.353),
    ]);
    const [mark] = index.inView(PARIS, 12);
    expect(mark?.kind === "cluster" && index.boundsOf(mark.id)).toEqual({
      south: 48.856,
      west: 2.352,
      north: 48.857,
      east: 2.354,
    });
  });
});

describe("the disc of a cluster", () => {
  it("grows with the square root of its number of places, up to 64 px", () => {
    expect([2, 12, 48, 210, 15_000].map(clusterSize)).toEqual([32, 41, 55, 64, 64]);
  });
});
