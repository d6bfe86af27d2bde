import { describe, expect, it } from "vitest";
import { joinLines, type Line, lengthOf, PointIndex, pointsAlong, shareNear } from "./geometry.ts";

const A = [2.35, 48.85] as const;
const B = [2.351, 48.85] as const;
const C = [2.352, 48.851] as const;
const D = [2.351, 48.852] as const;

describe("lines that meet", () => {
  it("are joined end to end, regardless of their directions", () => {
    const [joined, ...others] = joinLines([
      [B, A],
      [B, C],
      [D, C],
    ]);
    expect(others).toEqual([]);
    expect([
      [A, B, C, D],
      [D, C, B, A],
    ]).toContainEqual(joined);
  });

  it("are not joined where three lines meet", () => {
    const star: Line[] = [
      [A, B],
      [B, C],
      [B, D],
    ];
    expect(joinLines(star)).toEqual(star);
  });

  it("are joined to a closed ring if they meet at both ends", () => {
    const [ring = [], ...others] = joinLines([
      [A, B, C],
      [C, D, A],
    ]);
    expect([others, ring.length, ring.at(0)]).toEqual([[], 5, ring.at(-1)]);
  });
});

describe("distances in Paris", () => {
  it("are in metres", () => {
    expect(lengthOf([A, B])).toBeCloseTo(73.2, 0);
    expect(pointsAlong([A, B], 20)).toHaveLength(5);
  });

  it("are used to compute the share of a line that runs near another line", () => {
    const index = new PointIndex(15);
    index.add(pointsAlong([A, B], 5));
    const beside: Line = [
      [2.35, 48.8501],
      [2.351, 48.8501],
    ];
    expect(shareNear(beside, index)).toBe(1);
    expect(shareNear([B, C], index)).toBeLessThan(0.3);
  });
});
