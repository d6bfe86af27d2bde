import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coordinates } from "../../testing/arbitraries.ts";
import { WALK } from "../limits.ts";
import type { Coordinates } from "../place.ts";
import { distanceKm } from "../travel.ts";
import { shortestOrder, type WalkEnds } from "./walk-order.ts";

const FREE: WalkEnds = { first: null, last: null };

function lengthOf(stops: readonly Coordinates[], from: Coordinates | null, order: readonly number[]): number {
  const points = [...(from === null ? [] : [from]), ...order.flatMap((index) => stops[index] ?? [])];
  return points.slice(1).reduce((km, point, index) => km + distanceKm(points[index] ?? point, point), 0);
}

const permutations = (rest: readonly number[]): readonly (readonly number[])[] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((head) => permutations(rest.filter((each) => each !== head)).map((tail) => [head, ...tail]));

/** Returns the length of the shortest of all orders with the chosen ends. */
const shortestLength = (stops: readonly Coordinates[], from: Coordinates | null, { first, last }: WalkEnds): number =>
  Math.min(
    ...permutations(stops.map((_, index) => index))
      .filter((order) => (first === null || order[0] === first) && (last === null || order.at(-1) === last))
      .map((order) => lengthOf(stops, from, order)),
  );

/** Walks of one to seven stops. The first stop, the last stop, both or neither are chosen. */
const walks = fc
  .record({
    stops: fc.array(coordinates, { minLength: 1, maxLength: 7 }),
    from: fc.option(coordinates, { nil: null }),
    ends: fc.tuple(fc.option(fc.nat(6)), fc.option(fc.nat(6))),
  })
  .map(({ stops, from, ends }) => {
    const [first = null, last = null] = ends.map((end) => (end === null || end >= stops.length ? null : end));
    return { stops, from, ends: { first, last: last === first ? null : last } };
  });

describe("the shortest order of a walk", () => {
  it("is as short as the shortest of all orders with the same ends", () => {
    fc.assert(
      fc.property(walks, ({ stops, from, ends }) => {
        const order = shortestOrder(stops, from, ends);
        expect(lengthOf(stops, from, order)).toBeCloseTo(shortestLength(stops, from, ends), 9);
      }),
    );
  });

  it("has each stop once, and begins and ends as the visitor has chosen", () => {
    fc.assert(
      fc.property(walks, ({ stops, from, ends }) => {
        const order = shortestOrder(stops, from, ends);
        expect(order.toSorted((a, b) => a - b)).toEqual(stops.map((_, index) => index));
        if (ends.first !== null) expect(order[0]).toBe(ends.first);
        if (ends.last !== null) expect(order.at(-1)).toBe(ends.last);
      }),
    );
  });

  it("runs in the direction whose first stop is listed earlier if neither end nor a position is given", () => {
    const [west, middle, east] = [2.3, 2.33, 2.37].map((longitude) => ({ latitude: 48.86, longitude }));
    if (west === undefined || middle === undefined || east === undefined) throw new Error("A stop is missing.");
    expect(shortestOrder([east, west, middle], null, FREE)).toEqual([0, 2, 1]);
    expect(shortestOrder([west, east, middle], null, FREE)).toEqual([0, 2, 1]);
  });

  it("is empty without stops", () => {
    expect(shortestOrder([], null, FREE)).toEqual([]);
  });

  it("contains every stop of the largest walk", () => {
    const stops = Array.from({ length: WALK.places }, (_, index) => ({
      latitude: 48.83 + ((index * 7) % 11) / 200,
      longitude: 2.3 + ((index * 5) % 13) / 200,
    }));
    expect(shortestOrder(stops, null, FREE).toSorted((a, b) => a - b)).toEqual([...stops.keys()]);
  });
});
