import { expect, it } from "vitest";
import { freeBounds } from "./google-camera.ts";

/** A map of 800 by 600 pixels that covers 8 degrees by 6 degrees. */
const map = {
  getBounds: () => ({ toJSON: () => ({ south: 40, west: 0, north: 46, east: 8 }) }),
  getDiv: () => ({ clientWidth: 800, clientHeight: 600 }),
} as unknown as google.maps.Map;

it("the free bounds of a Google map leave out its covered edges", () => {
  expect(freeBounds(map, { top: 100, right: 200, bottom: 300, left: 100 })).toEqual({
    south: 43,
    west: 1,
    north: 45,
    east: 6,
  });
});

it("the free bounds of a Google map have no width and no height if the padding exceeds the map", () => {
  expect(freeBounds(map, { top: 100, right: 600, bottom: 580, left: 300 })).toEqual({
    south: 45,
    west: 3,
    north: 45,
    east: 3,
  });
});
