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
  ["a point", true, areaOf(0, 0)],
  ["an area of 270 m by 190 m", true, areaOf(270, 190)],
  ["an area of 280 m by 190 m", false, areaOf(280, 190)],
  ["an area of 270 m by 202 m", false, areaOf(270, 202)],
])("for %s and an uncovered part of 275 m by 196 m, fitsAtNearest returns %s", (_, fits, area) => {
  expect(fitsAtNearest(area, SIZE, PADDING)).toBe(fits);
});

it("fitsAtNearest returns false, even for a point, if the padding covers the whole map", () => {
  expect(fitsAtNearest(areaOf(0, 0), { width: 80, height: 600 }, PADDING)).toBe(false);
});
