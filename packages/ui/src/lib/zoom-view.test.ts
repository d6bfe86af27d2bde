import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centreOn, isZoomed, pan, shownPart, WHOLE, type ZoomView, zoomStep, zoomTo } from "./zoom-view.ts";

/** The stage of a desktop: 2.5 times as wide and 1.2 times as high as the picture. */
const STAGE = { x: 2.5, y: 1.2 };

describe("zooming a picture", () => {
  it("steps through 100, 200 and 400 %, and stops at both ends", () => {
    const twice = zoomStep(WHOLE, "in", STAGE);
    const most = zoomStep(twice, "in", STAGE);
    expect([twice.scale, most.scale, zoomStep(most, "in", STAGE)]).toEqual([2, 4, most]);
    expect([zoomStep(most, "out", STAGE).scale, zoomStep(twice, "out", STAGE)]).toEqual([2, WHOLE]);
    expect(zoomStep(WHOLE, "out", STAGE)).toEqual(WHOLE);
  });

  it("steps to the next of 100, 200 and 400 % from any scale", () => {
    const pinched = zoomTo(WHOLE, 2.7, STAGE);
    expect([zoomStep(pinched, "in", STAGE).scale, zoomStep(pinched, "out", STAGE).scale]).toEqual([4, 2]);
  });

  it("keeps the point under the fingers in place", () => {
    const anchor = { x: 0.1, y: -0.2 };
    const under = ({ x, y, scale }: ZoomView) => [x + anchor.x / scale, y + anchor.y / scale];
    const small = { x: 0.5, y: 0.5 };
    const before = zoomTo(WHOLE, 2, small);
    const after = zoomTo(before, 3, small, anchor);
    expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0);
    expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? 0);
  });

  it("shows the part of the picture that fits into the stage", () => {
    expect(shownPart(zoomTo(WHOLE, 2, STAGE), STAGE)).toEqual({ x: 1, y: 0.6 });
    expect(shownPart(zoomTo(WHOLE, 4, STAGE), STAGE)).toEqual({ x: 0.625, y: 0.3 });
  });
});

describe("moving a picture", () => {
  it("stops at the edges of the picture, and has no effect in a direction in which no part is hidden", () => {
    const twice = zoomTo(WHOLE, 2, STAGE);
    expect(pan(twice, { x: 9, y: 9 }, STAGE)).toEqual({ scale: 2, x: 0.5, y: 0.3 });
    expect(pan(twice, { x: -9, y: -9 }, STAGE)).toEqual({ scale: 2, x: 0.5, y: 0.7 });
    expect(centreOn(zoomTo(WHOLE, 4, STAGE), { x: 0, y: 1 }, STAGE)).toEqual({ scale: 4, x: 0.3125, y: 0.85 });
  });

  it("does nothing at 100 %", () => {
    expect(pan(WHOLE, { x: 0.3, y: 0.3 }, STAGE)).toEqual(WHOLE);
  });

  it("never shows the area outside an enlarged picture, for any sequence of zooms and moves", () => {
    const number = fc.double({ min: -5, max: 5, noNaN: true });
    const extent = fc.record({ x: number, y: number });
    const stages = fc.record({ x: fc.double({ min: 0.2, max: 4, noNaN: true }), y: fc.constant(1) });
    fc.assert(
      fc.property(stages, fc.array(fc.tuple(number, extent)), (stage, steps) => {
        let view = WHOLE;
        for (const [scale, by] of steps) {
          view = pan(zoomTo(view, scale, stage, by), by, stage);
          const shown = shownPart(view, stage);
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(4);
          if (!isZoomed(view)) continue;
          expect(view.x - shown.x / 2).toBeGreaterThanOrEqual(-1e-9);
          expect(view.x + shown.x / 2).toBeLessThanOrEqual(1 + 1e-9);
          expect(view.y - shown.y / 2).toBeGreaterThanOrEqual(-1e-9);
          expect(view.y + shown.y / 2).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});
