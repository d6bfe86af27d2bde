import { describe, expect, it } from "vitest";
import { compare, decode, encode, type Raster } from "./compare.ts";

const WIDTH = 40;
const HEIGHT = 30;

/** A white picture with a dark bar, similar to a heading. */
function bar(left: number, top: number, gray = 0): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = top; y < top + 4; y += 1) {
    for (let x = left; x < left + 20; x += 1) data.fill(gray, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

describe("compare", () => {
  it("reports two pictures with equal pixels as the same", () => {
    expect(compare(bar(5, 5), bar(5, 5))).toEqual({ result: "same" });
  });

  it.each([
    ["to the right", 6, 5],
    ["to the left", 4, 5],
    ["down", 5, 6],
    ["up", 5, 4],
  ])("detects a bar that is moved by one pixel %s", (_, left, top) => {
    expect(compare(bar(5, 5), bar(left, top))).toMatchObject({ result: "different" });
  });

  it("counts the pixels that differ", () => {
    // One column at each end of a bar of four rows.
    expect(compare(bar(5, 5), bar(6, 5))).toMatchObject({ pixels: 8 });
  });

  it("detects a gray that is one shade lighter", () => {
    expect(compare(bar(5, 5, 100), bar(5, 5, 101))).toMatchObject({ result: "different", pixels: 80 });
  });

  it("ignores a difference of one shade within the tolerance of pictures with motion", () => {
    expect(compare(bar(5, 5, 100), bar(5, 5, 101), 0.02)).toEqual({ result: "same" });
    expect(compare(bar(5, 5, 100), bar(5, 5, 108), 0.02)).toMatchObject({ result: "different" });
  });

  it("reports a page that has become longer as different, even if the rest is unchanged", () => {
    const longer = {
      data: new Uint8Array([...bar(5, 5).data, ...new Uint8Array(WIDTH * 4).fill(255)]),
      width: WIDTH,
      height: HEIGHT + 1,
    };
    const comparison = compare(bar(5, 5), longer);
    expect(comparison).toMatchObject({ result: "different", difference: { width: WIDTH, height: HEIGHT + 1 } });
  });
});

describe("encode", () => {
  it.each(["small", "quick"] as const)("is lossless with effort '%s'", async (effort) => {
    const picture = bar(5, 5, 77);
    expect(compare(picture, await decode(await encode(picture, effort)))).toEqual({ result: "same" });
  });
});
