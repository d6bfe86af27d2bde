import type { Coordinates } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { previewTravel } from "./preview-state.ts";

const BASTILLE: Coordinates = { latitude: 48.8532, longitude: 2.3692 };
const MARAIS: Coordinates = { latitude: 48.8575, longitude: 2.3541 };

describe("previewTravel", () => {
  it("returns the distance and the walking and metro times from the location", () => {
    const travel = previewTravel({ status: "found", coordinates: MARAIS }, BASTILLE);
    expect(travel).toMatchObject({ status: "known", figures: { walkingMinutes: 14, transitMinutes: 8 } });
    expect(travel.status === "known" && travel.figures.distanceKm).toBeCloseTo(1.2, 1);
  });

  it("returns `loading` while the coordinates are loading", () => {
    expect(previewTravel({ status: "loading" }, BASTILLE)).toEqual({ status: "loading" });
  });

  it("returns `needsLocation` without a location, whether or not the coordinates are known", () => {
    const lookups = [{ status: "loading" }, { status: "found", coordinates: MARAIS }] as const;
    for (const lookup of lookups) expect(previewTravel(lookup, null)).toEqual({ status: "needsLocation" });
  });

  it("returns the failure of the lookup, with and without a location", () => {
    for (const status of ["notFound", "failed"] as const) {
      for (const location of [BASTILLE, null]) expect(previewTravel({ status }, location)).toEqual({ status });
    }
  });
});
