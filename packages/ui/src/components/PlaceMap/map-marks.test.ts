import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clusterIndex } from "./cluster-index.ts";
import { marksInView, renderedMark } from "./map-marks.ts";
import { FARTHEST_MOVE, NEAREST } from "./move-apart.ts";
import type { MapPin } from "./place-map-props.ts";
import { project } from "./world-pixels.ts";

const PARIS = { south: 48.7, west: 2.1, north: 49, east: 2.6 };
const ZOOM = 17;
const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  id,
  name: `Place ${id}`,
  position: { latitude, longitude },
  type: "Bar",
  isChosen: true,
});
const distance = (one: MapPin["position"], other: MapPin["position"], zoom: number) => {
  const [a, b] = [project(one, zoom), project(other, zoom)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

/** Places in an area with sides of this length in degrees. */
const placesWithin = (degrees: number) =>
  fc
    .array(
      fc.tuple(
        fc.double({ min: 48.856, max: 48.856 + degrees, noNaN: true }),
        fc.double({ min: 2.352, max: 2.352 + degrees, noNaN: true }),
      ),
      { maxLength: 12 },
    )
    .map((points) => points.map(([latitude, longitude], index) => pin(`${index}`, latitude, longitude)));
/** Places at one street corner. */
const corner = placesWithin(0.0004);
/** Places in a street, some of which are far from all others. */
const street = placesWithin(0.002);

describe("the marks of a map", () => {
  it("show two places at the same point as two pins that do not cover each other", () => {
    const [one, other] = marksInView(clusterIndex([pin("a", 48.86, 2.35), pin("b", 48.86, 2.35)]), PARIS, ZOOM, null);
    if (one === undefined || other === undefined) throw new Error("Two marks are expected.");
    expect(distance(one.position, other.position, ZOOM)).toBeCloseTo(NEAREST, 1);
  });

  it("move a pin by at most 13 pixels, and do not move a pin that has no neighbours", () => {
    fc.assert(
      fc.property(fc.oneof(corner, street), (pins) => {
        const marks = marksInView(clusterIndex(pins), PARIS, ZOOM, null);
        expect(marks).toHaveLength(pins.length);
        for (const mark of marks) {
          if (mark.kind === "cluster") throw new Error("A cluster is not expected at this zoom.");
          const moved = distance(mark.position, mark.pin.position, ZOOM);
          expect(moved).toBeLessThan(FARTHEST_MOVE + 0.1);
          const others = pins.filter(({ id }) => id !== mark.pin.id);
          if (others.every(({ position }) => distance(position, mark.pin.position, ZOOM) > 3 * NEAREST))
            expect(moved).toBeLessThan(0.1);
        }
      }),
    );
  });

  it("include the mark that renderedMark returns for each place", () => {
    fc.assert(
      fc.property(corner, (pins) => {
        const index = clusterIndex(pins);
        const marks = marksInView(index, PARIS, ZOOM, null);
        for (const { id } of pins) expect(marks).toContainEqual(renderedMark(index, id, ZOOM, null));
      }),
    );
  });

  it("include a cluster that neither counts the selected place nor covers its red marker", () => {
    const near = ["a", "b", "c", "d", "e"].map((id, step) => pin(id, 48.8566 + step / 1e5, 2.3522));
    const [first] = near;
    if (first === undefined) throw new Error("A place is expected.");
    const [cluster] = marksInView(clusterIndex(near), PARIS, 13, { ...first, info: null });
    expect(cluster).toMatchObject({ kind: "cluster", count: 4 });
    if (cluster !== undefined) expect(distance(cluster.position, first.position, 13)).toBeGreaterThan(26);
  });
});
