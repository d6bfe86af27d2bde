import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coordinates } from "../testing/arbitraries.ts";
import { areaText, liesIn, parseArea, roundArea } from "./map-area.ts";

const area = fc
  .tuple(coordinates, coordinates)
  .map(([a, b]) => ({
    west: Math.min(a.longitude, b.longitude),
    east: Math.max(a.longitude, b.longitude),
    south: Math.min(a.latitude, b.latitude),
    north: Math.max(a.latitude, b.latitude),
  }))
  .filter(({ west, south, east, north }) => east - west > 0.001 && north - south > 0.001);

describe("the text of an area", () => {
  it("is its four borders in the order west, south, east, north", () => {
    expect(areaText({ west: 2.3, south: 48.85, east: 2.36, north: 48.87 })).toBe("2.3,48.85,2.36,48.87");
  });

  it("survives a round trip", () => {
    fc.assert(
      fc.property(area.map(roundArea), (each) => {
        expect(parseArea(areaText(each))).toEqual(each);
      }),
    );
  });

  it.each([
    "",
    "1,2,3",
    "1,2,3,4,5",
    "a,b,c,d",
    "2,48,1,49",
    "1,49,2,48",
    "1,1,1,2",
    "-181,1,2,3",
    "1,1,2,91",
    "1, 2,3,4",
  ])("is invalid as %j", (text) => expect(parseArea(text)).toBeNull());
});

describe("an area", () => {
  it("loses no place when it is rounded", () => {
    fc.assert(
      fc.property(area, coordinates, (each, point) => {
        if (liesIn(point, each)) expect(liesIn(point, roundArea(each))).toBe(true);
      }),
    );
  });

  it("does not change when it is rounded again", () => {
    fc.assert(
      fc.property(area.map(roundArea), (each) => {
        expect(roundArea(each)).toEqual(each);
      }),
    );
  });

  it("contains its borders, and no place with an unknown position", () => {
    const paris = { west: 2.2, south: 48.8, east: 2.5, north: 48.9 };
    expect(liesIn({ latitude: 48.8, longitude: 2.5 }, paris)).toBe(true);
    expect(liesIn({ latitude: 48.9, longitude: 2.2 }, paris)).toBe(true);
    expect(liesIn({ latitude: 48.79, longitude: 2.3 }, paris)).toBe(false);
    expect(liesIn(null, paris)).toBe(false);
  });
});
