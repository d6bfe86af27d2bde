import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coordinates } from "../../testing/arbitraries.ts";
import { at } from "../../testing/written-hours.ts";
import type { ParisTime } from "../hours/paris-time.ts";
import { WALK } from "../limits.ts";
import { type OpenOrderInput, openOrder } from "./open-order.ts";
import { isMetroClosed, type WalkLeg, walkLeg } from "./walk-legs.ts";
import { shortestOrder } from "./walk-order.ts";
import { minutesLater, planWalk, stopHours, type WalkPlace } from "./walk-plan.ts";

/** Monday, 23 November 2026. */
const MONDAY = "2026-11-23";

const HOURS = [
  "24/7",
  "10:00-12:00",
  "11:00-14:00",
  "Mo 09:00-10:30",
  "12:30-23:00",
  "Tu-Su 10:00-18:00",
  "18:00+",
  null,
];

const input = (more: Partial<OpenOrderInput> = {}): OpenOrderInput => ({
  from: null,
  startAt: at(`${MONDAY}T10:00`),
  stayMinutes: 45,
  isOwnOrder: false,
  kept: [],
  first: null,
  last: null,
  ...more,
});

/** Places on a line from west to east, ten minutes on foot from one another. */
const line = (...hours: readonly (string | null)[]): readonly WalkPlace[] =>
  hours.map((openingHours, index) => ({
    coordinates: { latitude: 48.86, longitude: 2.3 + index * 0.0113 },
    openingHours,
    placeStatus: "Open",
  }));

/** The quality of a walk: the number of its stops, of the stays that are cut short, and its length. */
interface Quality {
  readonly visited: number;
  readonly cut: number;
  readonly km: number;
}

/** Returns the quality of a walk; null if one of its stops is closed on arrival, and is not kept. */
function qualityOf(stops: readonly WalkPlace[], order: readonly number[], given: OpenOrderInput): Quality | null {
  const plan = planWalk(
    order.flatMap((index) => stops[index] ?? []),
    given,
  );
  const free = plan.stops.filter((_, position) => {
    const stop = order[position] ?? -1;
    return ![...given.kept, given.first, given.last].includes(stop);
  });
  if (free.some(({ hours }) => hours.state === "closed")) return null;
  const cut = free.filter(({ hours }) => hours.state === "closesDuring").length;
  return { visited: order.length, cut, km: plan.km };
}

const isBetter = (a: Quality, b: Quality): boolean =>
  a.visited !== b.visited ? a.visited > b.visited : a.cut !== b.cut ? a.cut < b.cut : a.km < b.km - 1e-9;

/** Tries every order of every subset, and returns the quality of the best walk that the visitor's choices allow. */
function bestOfAll(stops: readonly WalkPlace[], given: OpenOrderInput): Quality | null {
  const { from, startAt, stayMinutes, first, last, kept, isOwnOrder } = given;
  const legs = new Map<string, WalkLeg>();
  const legTo = (before: number, stop: number, time: ParisTime): WalkLeg | null => {
    const [start, end] = [before === -1 ? from : stops[before]?.coordinates, stops[stop]?.coordinates];
    if (!start || !end) return null;
    const key = `${before} ${stop} ${isMetroClosed(time)}`;
    const leg = legs.get(key) ?? walkLeg(start, end, time);
    legs.set(key, leg);
    return leg;
  };
  const needed = [first, last, ...kept].filter((stop) => stop !== null);
  let best: Quality | null = null;
  const extend = (order: readonly number[], time: ParisTime, quality: Quality) => {
    const isAllowed = needed.every((stop) => order.includes(stop)) && (last === null || order.at(-1) === last);
    if (isAllowed && order.length > 0 && (best === null || isBetter(quality, best))) best = quality;
    for (const [stop, place] of stops.entries()) {
      const before = order.at(-1) ?? -1;
      if (order.includes(stop) || (isOwnOrder && stop < before) || (before === -1 && first !== null && stop !== first))
        continue;
      const leg = legTo(before, stop, time);
      const arrival = minutesLater(time, leg?.minutes ?? 0);
      const departure = minutesLater(arrival, stayMinutes);
      const { state } = needed.includes(stop) ? { state: "open" as const } : stopHours(place, arrival, departure);
      if (state === "closed") continue;
      const cut = quality.cut + (state === "closesDuring" ? 1 : 0);
      extend([...order, stop], departure, { visited: order.length + 1, cut, km: quality.km + (leg?.km ?? 0) });
    }
  };
  extend([], startAt, { visited: 0, cut: 0, km: 0 });
  return best;
}

/** Walks of one to seven stops, with other hours, ends, kept stops and starts. */
const walks = fc
  .record({
    stops: fc.array(fc.record({ coordinates, openingHours: fc.constantFrom(...HOURS) }), {
      minLength: 1,
      maxLength: 7,
    }),
    from: fc.option(coordinates, { nil: null }),
    minute: fc.integer({ min: 480, max: 1380 }),
    stayMinutes: fc.constantFrom(...WALK.stays),
    isOwnOrder: fc.boolean(),
    ends: fc.tuple(fc.option(fc.nat(12)), fc.option(fc.nat(12))),
    kept: fc.option(fc.nat(12)),
  })
  .map(({ stops, minute, ends, kept, isOwnOrder, from, stayMinutes }) => {
    const known = (index: number | null) => (index === null || index >= stops.length ? null : index);
    // The visitor's own order has no chosen ends.
    const [first, last] = isOwnOrder ? [null, null] : [known(ends[0]), known(ends[1])];
    const keptStop = known(kept);
    const start = { day: at(`${MONDAY}T00:00`).day, minute };
    return {
      stops: stops.map((stop): WalkPlace => ({ ...stop, placeStatus: "Open" })),
      given: input({
        from,
        stayMinutes,
        isOwnOrder,
        startAt: start,
        first,
        last: last === first ? null : last,
        kept: keptStop === null ? [] : [keptStop],
      }),
    };
  });

describe("the order of a walk by opening hours", () => {
  it("is as good as the best of all orders of all subsets of its stops", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(walks, ({ stops, given }) => {
        const { visited } = openOrder(stops, given);
        const quality = qualityOf(stops, visited, given);
        const best = bestOfAll(stops, given);
        expect({ visited: quality?.visited, cut: quality?.cut }).toEqual({
          visited: best?.visited ?? 0,
          cut: best?.cut ?? 0,
        });
        expect(quality?.km).toBeCloseTo(best?.km ?? 0, 9);
      }),
      { numRuns: 25 },
    );
  });

  it("has each stop once, among the visited ones or among those set aside", () => {
    fc.assert(
      fc.property(walks, ({ stops, given }) => {
        const { visited, aside } = openOrder(stops, given);
        expect([...visited, ...aside].toSorted((a, b) => a - b)).toEqual([...stops.keys()]);
      }),
    );
  });

  it("is the shortest order if every stop is open then", () => {
    const stops = line("10:00-18:00", null, "24/7", "09:00-23:00");
    const points = stops.map(({ coordinates: point }) => point);
    expect(openOrder(stops, input()).visited).toEqual(shortestOrder(points, null, { first: null, last: null }));
  });

  it("visits a place that closes early before one that opens late, though the way is longer", () => {
    expect(openOrder(line("12:00-20:00", "24/7", "24/7", "09:00-11:00"), input()).visited).toEqual([3, 2, 1, 0]);
    expect(openOrder(line("24/7", "12:00-20:00", "09:00-10:50"), input())).toEqual({ visited: [2, 0, 1], aside: [] });
  });

  it("sets aside a stop that is closed the whole time, unless it is kept or an end of the walk", () => {
    const stops = line("24/7", "Tu-Su 10:00-18:00", "24/7");
    expect(openOrder(stops, input())).toEqual({ visited: [0, 2], aside: [1] });
    expect(openOrder(stops, input({ kept: [1] }))).toEqual({ visited: [0, 1, 2], aside: [] });
    expect(openOrder(stops, input({ last: 1 })).visited.at(-1)).toBe(1);
  });

  it("keeps the visitor's own order, without the stops that are closed at their time", () => {
    const stops = line("24/7", "12:00-20:00", "10:00-12:00", "24/7");
    expect(openOrder(stops, input({ isOwnOrder: true }))).toEqual({ visited: [0, 2, 3], aside: [1] });
  });

  it("visits a place whose hours are unknown, and none that has not opened yet", () => {
    const [known, soon] = line(null, "24/7");
    if (known === undefined || soon === undefined) throw new Error("A stop is missing.");
    expect(openOrder([known, { ...soon, placeStatus: "Opening Soon" }], input())).toEqual({ visited: [0], aside: [1] });
  });

  it("sets everything aside if nothing is open", () => {
    expect(openOrder(line("Tu 10:00-18:00", "Tu 10:00-18:00"), input())).toEqual({ visited: [], aside: [0, 1] });
  });

  it("prefers a longer way to a stay that is cut short", () => {
    expect(openOrder(line("10:00-11:20", "24/7", "24/7"), input({ first: 2 })).visited).toEqual([2, 0, 1]);
    expect(openOrder(line("24/7", "10:00-11:20", "24/7"), input()).visited[0]).toBe(1);
  });
});
