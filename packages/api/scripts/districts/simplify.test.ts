import { describe, expect, it } from "vitest";
import { type Ring, simplifyRings } from "./simplify.ts";

/** Two adjacent squares, whose common border is first one metre, then ten metres east of the straight line. */
const BORDER = [
  [2.34, 48.85],
  [2.340014, 48.853],
  [2.34014, 48.856],
  [2.34, 48.86],
] as const;
const LEFT: Ring = [[2.33, 48.86], [2.33, 48.85], ...BORDER, [2.33, 48.86]];
const RIGHT: Ring = [[2.35, 48.85], [2.35, 48.86], ...BORDER.toReversed(), [2.35, 48.85]];

describe("simplified areas", () => {
  it("keep corners farther from the line than the tolerance, and drop nearer ones", () => {
    const [left] = simplifyRings([LEFT, RIGHT], 3);
    expect(left).toContainEqual(BORDER[2]);
    const [coarse] = simplifyRings([LEFT, RIGHT], 20);
    expect(coarse).not.toContainEqual(BORDER[1]);
    expect(coarse).not.toContainEqual(BORDER[2]);
  });

  it("share the same border, and are closed rings", () => {
    const [left = [], right = []] = simplifyRings([LEFT, RIGHT], 3);
    const onBorder = (ring: Ring) => ring.filter(([x]) => x >= 2.34 && x < 2.345).map(String);
    expect(new Set(onBorder(left))).toEqual(new Set(onBorder(right)));
    for (const ring of [left, right]) expect(ring.at(-1)).toEqual(ring[0]);
  });
});
