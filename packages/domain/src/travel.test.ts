import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coordinates } from "../testing/arbitraries.ts";
import { distanceParts, durationParts } from "./format.ts";
import { distanceKm, transitMinutes, travelMinutes, travelTime, walkingMinutes } from "./travel.ts";

const eiffel = { latitude: 48.8584, longitude: 2.2945 };
const bastille = { latitude: 48.8532, longitude: 2.3691 };

describe("travel", () => {
  it("measures the great-circle distance: Eiffel Tower to Bastille is 5.49 km", () => {
    expect(distanceKm(eiffel, bastille)).toBeCloseTo(5.49, 2);
  });

  it("measures distances that are equal in both directions, 0 to the same point, and no longer than a detour", () => {
    fc.assert(
      fc.property(coordinates, coordinates, coordinates, (a, b, c) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-9);
      }),
    );
  });

  it("takes an hour for 5 km on foot, rounded to whole minutes", () => {
    expect([walkingMinutes(5), walkingMinutes(0.04), walkingMinutes(0.05)]).toEqual([60, 0, 1]);
  });

  it("takes five minutes, plus an hour for each 25 km, by metro", () => {
    expect([transitMinutes(25), transitMinutes(0)]).toEqual([65, 5]);
  });

  it("never takes less time for a longer distance", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 0, max: 50, noNaN: true }), (a, b) => {
        for (const mode of ["walking", "transit"] as const) {
          expect(travelMinutes(Math.min(a, b), mode)).toBeLessThanOrEqual(travelMinutes(Math.max(a, b), mode));
        }
      }),
    );
  });

  it("has no time when either end is unknown", () => {
    expect(travelTime(null, eiffel, "walking")).toBeNull();
    expect(travelTime(eiffel, null, "walking")).toBeNull();
  });
});

describe("display values of travel", () => {
  it("are whole metres below a kilometre, and kilometres from there on", () => {
    expect([0, 0.85, 0.9994, 0.9996, 1.84].map(distanceParts)).toEqual([
      { unit: "m", value: 0 },
      { unit: "m", value: 850 },
      { unit: "m", value: 999 },
      { unit: "km", value: 0.9996 },
      { unit: "km", value: 1.84 },
    ]);
    expect([null, Number.NaN].map(distanceParts)).toEqual([null, null]);
  });

  it("are whole hours and whole minutes", () => {
    expect([0, 59, 59.6, 65].map(durationParts)).toEqual([
      { hours: 0, minutes: 0 },
      { hours: 0, minutes: 59 },
      { hours: 1, minutes: 0 },
      { hours: 1, minutes: 5 },
    ]);
    expect([null, Number.NaN].map(durationParts)).toEqual([null, null]);
  });

  it("never have 60 minutes or 1000 metres", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (value) => {
        expect(durationParts(value)?.minutes).toBeLessThan(60);
        expect(distanceParts(value)).not.toEqual({ unit: "m", value: 1000 });
      }),
    );
  });
});
