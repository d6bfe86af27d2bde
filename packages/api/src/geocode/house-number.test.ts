import { describe, expect, it } from "vitest";
import { findNumber } from "./house-number.ts";

const house = (number: number, suffix = "") => ({
  id: `${number}${suffix}`,
  number,
  suffix,
  latitude: 48.85 + number / 10_000,
  longitude: 2.35,
});
const street = (...houses: ReturnType<typeof house>[]) => ({ houses });

describe("a house number", () => {
  const archives = street(house(2), house(10), house(10, "bis"), house(11), house(20), house(100));

  it("is found with its suffix", () => {
    expect(findNumber(archives, 10, "bis")).toMatchObject({ kind: "house", house: { id: "10bis" }, isExact: true });
    expect(findNumber(archives, 10, "")).toMatchObject({ kind: "house", house: { id: "10" }, isExact: true });
  });

  it("is found with another suffix, which is no exact match", () => {
    expect(findNumber(archives, 10, "ter")).toMatchObject({ kind: "house", house: { id: "10" }, isExact: false });
    expect(findNumber(street(house(4, "bis")), 4, "")).toMatchObject({ house: { id: "4bis" }, isExact: false });
  });

  it("is interpolated between its neighbours on its own side of the street", () => {
    expect(findNumber(archives, 15, "")).toMatchObject({ kind: "house", house: { id: "11" } });
    const found = findNumber(archives, 14, "");
    expect(found).toMatchObject({ kind: "between" });
    if (found.kind === "between") expect(found.at.latitude).toBeCloseTo(48.8514, 6);
  });

  it("is replaced by the nearest one at the end of a street, unless that is far away or across a wide gap", () => {
    expect(findNumber(archives, 104, "")).toMatchObject({ kind: "house", house: { id: "100" }, isExact: false });
    expect(findNumber(archives, 300, "")).toEqual({ kind: "street", away: 200 });
    expect(findNumber(archives, 60, "")).toEqual({ kind: "street", away: 40 });
    expect(findNumber(street(), 1, "")).toEqual({ kind: "street", away: Number.POSITIVE_INFINITY });
  });
});
