import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coordinates } from "../../testing/arbitraries.ts";
import { WALK } from "../limits.ts";
import { distanceKm, walkingMinutes } from "../travel.ts";
import { listLegs, sumLegs, walkLeg } from "./walk-legs.ts";

const abbesses = { latitude: 48.88439, longitude: 2.33838 };
const tuileries = { latitude: 48.86446, longitude: 2.32974 };
const louvre = { latitude: 48.8611, longitude: 2.3358 };

describe("the way between two stops", () => {
  it("is on foot unless the metro saves enough minutes", () => {
    fc.assert(
      fc.property(coordinates, coordinates, (from, to) => {
        const { footMinutes, metro, minutes } = walkLeg(from, to);
        expect(footMinutes).toBe(walkingMinutes(distanceKm(from, to)));
        expect(minutes).toBe(metro?.minutes ?? footMinutes);
        if (metro !== null) expect(footMinutes - metro.minutes).toBeGreaterThanOrEqual(WALK.metroSavesMinutes);
      }),
    );
  });

  it("names the metro lines if the metro saves enough minutes", () => {
    expect(walkLeg(abbesses, tuileries).metro?.legs.map(({ line }) => line)).toEqual(["12", "1"]);
  });

  it("is on foot between two places close to each other", () => {
    expect(walkLeg(tuileries, louvre).metro).toBeNull();
  });
});

describe("the ways of a list", () => {
  it("lead from each place to the next place whose position is known", () => {
    expect(listLegs([null, abbesses, null, tuileries, louvre, null])).toEqual([
      null,
      { ...walkLeg(abbesses, tuileries), to: 3 },
      null,
      { ...walkLeg(tuileries, louvre), to: 4 },
      null,
      null,
    ]);
  });

  it("join all places whose position is known, in their order", () => {
    fc.assert(
      fc.property(fc.array(fc.option(coordinates), { maxLength: 8 }), (points) => {
        const legs = listLegs(points);
        const known = points.flatMap((point, index) => (point === null ? [] : [index]));
        expect(legs).toHaveLength(points.length);
        expect(legs.flatMap((leg) => leg?.to ?? [])).toEqual(known.slice(1));
        expect(legs.flatMap((leg, index) => (leg === null ? [] : [index]))).toEqual(known.slice(0, -1));
      }),
    );
  });

  it("have sums of their kilometres and of their rides by metro", () => {
    const legs = [walkLeg(abbesses, tuileries), walkLeg(tuileries, louvre)];
    const sums = sumLegs(legs);
    expect(sums.km).toBeCloseTo(distanceKm(abbesses, tuileries) + distanceKm(tuileries, louvre), 9);
    expect(sums.metroLegs).toBe(1);
  });

  it("have sums of zero if there is no way", () => {
    expect(sumLegs([])).toEqual({ km: 0, footMinutes: 0, minutes: 0, metroLegs: 0 });
  });
});
