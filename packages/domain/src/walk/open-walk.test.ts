import { describe, expect, it } from "vitest";
import { at } from "../../testing/written-hours.ts";
import { openWalk } from "./open-walk.ts";
import type { WalkPlace } from "./walk-plan.ts";

const places = (...hours: readonly string[]): readonly WalkPlace[] =>
  hours.map((openingHours, index) => ({
    coordinates: { latitude: 48.86, longitude: 2.3 + index * 0.0113 },
    openingHours,
    placeStatus: "Open",
  }));

/** @param now Such as `2026-11-23T22:20`, a Monday. */
const walk = (stops: readonly WalkPlace[], now: string, chosen: string | null = null) =>
  openWalk(stops, {
    now: at(now),
    chosen: chosen === null ? null : at(chosen),
    from: null,
    stayMinutes: 45,
    isOwnOrder: false,
    kept: [],
    first: null,
    last: null,
  });

describe("the start of a walk without a chosen time", () => {
  const daily = places("10:00-18:00", "09:00-23:30", "Tu-Su 10:00-18:00");

  it("is now if every place is open then", () => {
    expect(walk(daily, "2026-11-24T11:05")).toMatchObject({ startAt: at("2026-11-24T11:05"), proposal: null });
  });

  it("is 10:00 on the next day if more places are open then, with the number of places that are closed now", () => {
    const expected = {
      startAt: at("2026-11-24T10:00"),
      aside: [],
      proposal: { now: at("2026-11-23T22:20"), closedNow: 2 },
    };
    expect(walk(daily, "2026-11-23T22:20")).toMatchObject(expected);
  });

  it("is 10:00 on the same day before that time", () => {
    expect(walk(daily, "2026-11-24T06:00").startAt).toEqual(at("2026-11-24T10:00"));
  });

  it("is 10:00 in Paris on the morning after the clocks have changed", () => {
    expect(walk(daily, "2026-10-24T23:40").startAt).toEqual(at("2026-10-25T10:00"));
  });

  it("is now if the next morning opens no further place", () => {
    const late = places("20:00-23:59", "Th 10:00-18:00");
    expect(walk(late, "2026-11-23T20:30")).toMatchObject({
      startAt: at("2026-11-23T20:30"),
      proposal: null,
      aside: [1],
    });
  });
});

it("a chosen time is kept, and the places that are closed then are set aside", () => {
  const stops = places("10:00-18:00", "09:00-23:00");
  const chosen = walk(stops, "2026-11-23T11:00", "2026-11-23T21:00");
  expect(chosen).toEqual({ startAt: at("2026-11-23T21:00"), visited: [1], aside: [0], proposal: null });
});
