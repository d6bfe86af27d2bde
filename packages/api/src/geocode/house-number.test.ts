import { describe, expect, it } from "vitest";
import { findNumber } from "./house-number.ts";

const house = (number: number, suffix = "") => ({
  id: `${number}${suffix}`,
  number,
  suffix,
  latitude: 48.85 + number / 10_000,
  longitude: 2.35,
});
const street = (...houses: ReturnType<typeof house>[]) => ({ houses, isRegistered: false, anchors: [], suffixed: [] });

describe("a house number", () => {
  const archives = street(house(2), house(10), house(10, "bis"), house(11), house(20), house(100));

  it("is found with its suffix", () => {
    expect(findNumber(archives, 10, "bis")).toMatchObject({ kind: "house", house: { id: "10bis" } });
    expect(findNumber(archives, 10, "")).toMatchObject({ kind: "house", house: { id: "10" } });
  });

  it("is estimated when only another suffix of it is known", () => {
    const at = { latitude: house(10).latitude, longitude: 2.35 };
    expect(findNumber(archives, 10, "ter")).toEqual({ kind: "estimated", at });
    expect(findNumber(street(house(4, "bis")), 4, "")).toMatchObject({ kind: "estimated" });
  });

  it("is estimated between its neighbours on its own side of the street", () => {
    const found = findNumber(archives, 14, "");
    expect(found.kind === "estimated" && found.at.latitude).toBeCloseTo(48.8514, 6);
    expect(findNumber(archives, 15, "")).toMatchObject({ kind: "street", away: 4 });
  });

  describe("between two numbers that the gazetteer contains", () => {
    const known = {
      houses: [house(11)],
      isRegistered: false,
      anchors: [house(2), house(200), house(11), house(13)],
      suffixed: [{ ...house(150), number: 60, suffix: "ter" }],
    };

    it("gets a point near its house, computed from the numbers on its own side of the street", () => {
      const even = findNumber(known, 50, "");
      expect(even.kind === "near" && even.at.latitude).toBeCloseTo(48.855, 6);
      expect(findNumber({ ...known, houses: [] }, 200, "")).toMatchObject({ kind: "near" });
      expect(findNumber(known, 101, "")).toMatchObject({ kind: "street", away: 88 });
    });

    it("gets a point near its house even if the only known house of this number has a suffix", () => {
      expect(findNumber({ ...known, houses: [house(50, "bis")] }, 50, "")).toMatchObject({ kind: "near" });
    });

    it("gets a point near its house if its suffix is common, even if the number without the suffix is far away", () => {
      const between = findNumber(known, 50, "bis");
      expect(between.kind === "near" && between.at.latitude).toBeCloseTo(48.855, 6);
      expect(findNumber(known, 60, "ter")).toEqual({ kind: "near", at: { latitude: 48.865, longitude: 2.35 } });
    });

    it("is estimated if it has a suffix that is not common", () => {
      expect(findNumber(known, 50, "v")).toMatchObject({ kind: "estimated" });
    });

    it("is estimated if a register of addresses lacks it", () => {
      expect(findNumber({ ...known, isRegistered: true }, 50, "")).toMatchObject({ kind: "estimated" });
    });
  });

  it("has the point of the nearest known number only if that number is at most 10 away", () => {
    const end = { latitude: house(100).latitude, longitude: 2.35 };
    expect(findNumber(archives, 104, "")).toEqual({ kind: "street", away: 4, end });
    expect(findNumber(archives, 300, "")).toEqual({ kind: "street", away: 200, end: null });
    expect(findNumber(archives, 60, "")).toEqual({ kind: "street", away: 40, end: null });
    expect(findNumber(street(), 1, "")).toEqual({ kind: "street", away: Number.POSITIVE_INFINITY, end: null });
  });
});
