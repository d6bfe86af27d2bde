import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxCentre, inPolygon, type Position, placeOf, type Ring } from "./geometry.ts";

const TURN = 2 * Math.PI;

interface Regular {
  readonly corners: number;
  readonly radius: number;
  readonly middle: Position;
}

const regular: fc.Arbitrary<Regular> = fc.record({
  corners: fc.integer({ min: 3, max: 40 }),
  radius: fc.double({ min: 0.001, max: 0.1, noNaN: true }),
  middle: fc.tuple(fc.double({ min: 2.2, max: 2.5, noNaN: true }), fc.double({ min: 48.8, max: 48.9, noNaN: true })),
});

const at = ([x, y]: Position, angle: number, distance: number): Position => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];

function ringOf({ corners, radius, middle }: Regular, scale = 1): Ring {
  const ring = Array.from({ length: corners }, (_, i) => at(middle, (TURN * i) / corners, radius * scale));
  return [...ring, ...ring.slice(0, 1)];
}

/** Radius of the inscribed circle: nearer points are inside, and points farther than the corners are outside. */
const inscribed = ({ corners, radius }: Regular) => radius * Math.cos(Math.PI / corners);
const angles = fc.double({ min: 0, max: TURN, noNaN: true });
const shares = fc.double({ min: 0, max: 0.99, noNaN: true });

describe("inPolygon", () => {
  it("accepts points in the inscribed circle and rejects points outside the circumscribed circle", () => {
    fc.assert(
      fc.property(regular, angles, shares, (shape, angle, share) => {
        const near = at(shape.middle, angle, inscribed(shape) * share);
        const far = at(shape.middle, angle, shape.radius * (1.01 + share));
        expect(inPolygon(near, [ringOf(shape)])).toBe(true);
        expect(inPolygon(far, [ringOf(shape)])).toBe(false);
      }),
    );
  });

  it("rejects a point in a hole and accepts a point between the hole and the outer ring", () => {
    fc.assert(
      fc.property(regular, angles, shares, (shape, angle, share) => {
        const polygon = [ringOf(shape), ringOf(shape, 0.5)];
        const inHole = at(shape.middle, angle, inscribed(shape) * 0.5 * share);
        expect(inPolygon(inHole, polygon)).toBe(false);
        // At the angle of a corner, the two rings are farthest apart.
        expect(inPolygon(at(shape.middle, 0, shape.radius * 0.75), polygon)).toBe(true);
      }),
    );
  });

  it("does not depend on the direction or the first corner of the ring", () => {
    fc.assert(
      fc.property(
        regular,
        angles,
        fc.nat(),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (shape, angle, start, share) => {
          const point = at(shape.middle, angle, shape.radius * share);
          const open = ringOf(shape).slice(0, -1);
          const turned = [...open.slice(start % open.length), ...open.slice(0, start % open.length)];
          expect(inPolygon(point, [turned])).toBe(inPolygon(point, [open]));
          expect(inPolygon(point, [open.toReversed()])).toBe(inPolygon(point, [open]));
        },
      ),
    );
  });

  it("rejects every point for a polygon without rings", () => {
    expect(inPolygon([2.35, 48.85], [])).toBe(false);
  });
});

describe("the location of a geometry", () => {
  it("is the centre of a regular polygon", () => {
    fc.assert(
      fc.property(regular, (shape) => {
        const place = placeOf({ type: "Polygon", coordinates: [ringOf(shape)] });
        expect(place?.longitude).toBeCloseTo(shape.middle[0], 6);
        expect(place?.latitude).toBeCloseTo(shape.middle[1], 6);
      }),
    );
  });

  it("is the point itself for a point, and the centre of the bounding box for a line", () => {
    expect(placeOf({ type: "Point", coordinates: [2.35, 48.85] })).toEqual({ latitude: 48.85, longitude: 2.35 });
    const line = placeOf({
      type: "LineString",
      coordinates: [
        [2, 48],
        [3, 48],
        [4, 50],
      ],
    });
    expect(line).toEqual({ latitude: 49, longitude: 3 });
  });

  it("is the centre of the bounding box for a polygon without area", () => {
    const flat = {
      type: "Polygon",
      coordinates: [
        [
          [2, 48],
          [4, 48],
          [2, 48],
        ],
      ],
    };
    expect(placeOf(flat)).toEqual({ latitude: 48, longitude: 3 });
  });

  it("is null for a geometry without positions", () => {
    for (const geometry of [null, "Point", { type: "Point" }, { type: "Polygon", coordinates: [] }]) {
      expect(placeOf(geometry)).toBeNull();
    }
    expect(boxCentre([])).toBeNull();
  });
});
