import { describe, expect, it } from "vitest";
import { changeOf } from "./cause.ts";
import type { Raster } from "./compare.ts";

/** A picture of one row with these gray values. */
const row = (...grays: readonly number[]): Raster => ({
  data: new Uint8Array(grays.flatMap((gray) => [gray, gray, gray, 255])),
  width: grays.length,
  height: 1,
});

describe("changeOf", () => {
  it("names the colour before and after if most pixels have changed in the same way", () => {
    expect(changeOf(row(0, 16, 16, 16, 8), row(0, 17, 17, 17, 9)).color).toEqual(["#101010", "#111111"]);
  });

  it("names no colour if the pixels have changed in many ways", () => {
    expect(changeOf(row(0, 1, 2, 3), row(1, 2, 3, 4)).color).toBeNull();
  });

  it("returns the rectangle around all pixels that differ", () => {
    expect(changeOf(row(0, 16, 16, 0), row(0, 17, 17, 0)).box).toEqual({ left: 1, top: 0, right: 3, bottom: 1 });
  });

  it("includes the part that only the larger picture has", () => {
    expect(changeOf(row(0, 0), row(0, 0, 7)).box).toEqual({ left: 2, top: 0, right: 3, bottom: 1 });
  });
});
