import { describe, expect, it } from "vitest";
import { at } from "../../testing/written-hours.ts";
import { parisTimeText } from "../hours/paris-time.ts";
import { distanceKm } from "../travel.ts";
import { planWalk, stopHours, type WalkPlace } from "./walk-plan.ts";

const abbesses = { latitude: 48.88439, longitude: 2.33838 };
const tuileries = { latitude: 48.86446, longitude: 2.32974 };
const louvre = { latitude: 48.8611, longitude: 2.3358 };

const place = (where: WalkPlace["coordinates"], openingHours: string | null = null): WalkPlace => ({
  coordinates: where,
  openingHours,
  placeStatus: "Open",
});
const hoursAt = (openingHours: string | null, arrival: string, departure: string) =>
  stopHours(place(abbesses, openingHours), at(arrival), at(departure));

describe("the state of the hours of a stop", () => {
  it.each([
    ["10:00-18:00", "2026-11-26T11:00", "2026-11-26T11:45", { state: "open", until: at("2026-11-26T18:00") }],
    ["10:00-18:00", "2026-11-26T17:15", "2026-11-26T18:00", { state: "open", until: at("2026-11-26T18:00") }],
    ["10:00-18:00", "2026-11-26T17:30", "2026-11-26T18:15", { state: "closesDuring", at: at("2026-11-26T18:00") }],
    ["We-Su 10:00-18:00", "2026-11-24T11:00", "2026-11-24T11:45", { state: "closed", until: at("2026-11-25T10:00") }],
    ["18:00+", "2026-11-26T17:00", "2026-11-26T17:45", { state: "closed", until: at("2026-11-26T18:00") }],
    ["24/7", "2026-11-26T11:00", "2026-11-26T11:45", { state: "open", until: null }],
    ["10:00+", "2026-11-26T11:00", "2026-11-26T11:45", { state: "unknown" }],
    [null, "2026-11-26T11:00", "2026-11-26T11:45", { state: "unknown" }],
    ["when the owner likes", "2026-11-26T11:00", "2026-11-26T11:45", { state: "unknown" }],
  ])("with %s from %s to %s is %o", (hours, arrival, departure, expected) => {
    expect(hoursAt(hours, arrival, departure)).toEqual(expected);
  });

  it("is closed for a place that has not opened yet, whatever its hours are", () => {
    const soon = { openingHours: "24/7", placeStatus: "Opening Soon" } as const;
    expect(stopHours(soon, at("2026-11-26T11:00"), at("2026-11-26T12:00"))).toEqual({ state: "closed", until: null });
  });
});

describe("the plan of a walk", () => {
  const plan = (from: WalkPlace["coordinates"] | null, start = "2026-11-26T10:00") =>
    planWalk([place(abbesses), place(tuileries), place(louvre)], { from, startAt: at(start), stayMinutes: 30 });

  it("computes each arrival from the legs and the stays before it", () => {
    const { stops } = plan(null);
    const [first, second, third] = stops;
    expect(first).toMatchObject({ leg: null, arrival: at("2026-11-26T10:00"), departure: at("2026-11-26T10:30") });
    const later = (minutes: number) =>
      at(`2026-11-26T${String(10 + Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, "0")}`);
    expect(second?.arrival).toEqual(later(30 + (second?.leg?.minutes ?? 0)));
    expect(third?.arrival).toEqual(later(60 + (second?.leg?.minutes ?? 0) + (third?.leg?.minutes ?? 0)));
  });

  it("sums the legs, and counts the legs by metro", () => {
    const { stops, km, footMinutes, minutes, metroLegs } = plan(null);
    const legs = stops.flatMap(({ leg }) => leg ?? []);
    expect(metroLegs).toBe(1);
    expect(km).toBeCloseTo(distanceKm(abbesses, tuileries) + distanceKm(tuileries, louvre), 9);
    expect(footMinutes).toBe(legs.reduce((sum, leg) => sum + leg.footMinutes, 0));
    expect(minutes).toBe(legs.reduce((sum, leg) => sum + leg.minutes, 0));
    expect(minutes).toBeLessThan(footMinutes);
  });

  it("begins with a leg to the first stop if it begins at a position", () => {
    expect(plan(louvre).stops[0]?.leg?.km).toBeCloseTo(distanceKm(louvre, abbesses), 9);
  });

  it("continues after midnight", () => {
    const arrivals = plan(null, "2026-11-26T23:45").stops.map(({ arrival }) => parisTimeText(arrival).slice(0, 10));
    expect(arrivals).toEqual(["2026-11-26", "2026-11-27", "2026-11-27"]);
  });

  it("neither has nor counts a way by metro that would begin while the metro is closed", () => {
    // Each walk leaves Abbesses half an hour after its start.
    const byMetro = (start: string) => {
      const { stops, minutes, footMinutes, ...walk } = plan(null, start);
      expect(stops.some(({ leg }) => leg !== null && leg.metro !== null)).toBe(walk.metroLegs > 0);
      expect(minutes < footMinutes).toBe(walk.metroLegs > 0);
      return [walk.metroLegs, walk.isMetroClosed];
    };
    expect(byMetro("2026-11-26T23:30")).toEqual([1, false]);
    expect(byMetro("2026-11-27T00:45")).toEqual([0, true]);
    expect(byMetro("2026-11-27T04:59")).toEqual([0, true]);
    expect(byMetro("2026-11-27T05:00")).toEqual([1, false]);
  });
});
