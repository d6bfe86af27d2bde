import { expect, it } from "vitest";
import { fitsAtNearest } from "./fit-limits.ts";

const SIZE = { width: 800, height: 600 };
const PADDING = { top: 50, right: 50, bottom: 50, left: 50 };
/** Returns an area around the centre of Paris with these sides, in metres. */
const areaOf = (width: number, height: number) => {
  const [dx, dy] = [width / 2 / 73_250, height / 2 / 111_320];
  return { south: 48.8566 - dy, north: 48.8566 + dy, west: 2.3522 - dx, east: 2.3522 + dx };
};

// At zoom 18, a pixel in Paris covers 0.393 m: 700 px are 275 m, and 500 px are 196 m.
it.each([
  ["a point", areaOf(0, 0), true],
  ["an area of 270 m by 190 m", areaOf(270, 190), true],
  ["an area of 280 m by 190 m", areaOf(280, 190), false],
  ["an area of 270 m by 202 m", areaOf(270, 202), false],
])("fitsAtNearest compares %s with the uncovered part of the map at zoom 18", (_, area, fits) => {
  expect(fitsAtNearest(area, SIZE, PADDING)).toBe(fits);
});

it("fitsAtNearest is true for a point only if the padding leaves a part of the map", () => {
  expect(fitsAtNearest(areaOf(0, 0), { width: 80, height: 600 }, PADDING)).toBe(false);
});
