import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DISC } from "./cluster-look.ts";
import type { PlaceMark } from "./map-mark.ts";
import { DOT_ROOM, dotSize, layoutMarks, PIN_RADIUS, PIN_ROOM } from "./mark-layout.ts";
import { LONGEST_NAME } from "./name-layout.ts";
import type { MapPin } from "./place-map-props.ts";
import { project } from "./world-pixels.ts";

/** Places in a quarter of Paris that is at most 2 km wide, a tenth of them chosen, and some at the same point. */
const quarter = fc
  .array(
    fc.record({
      latitude: fc.integer({ min: 0, max: 200 }).map((step) => 48.85 + step / 1e4),
      longitude: fc.integer({ min: 0, max: 200 }).map((step) => 2.34 + step / 1e4),
      isChosen: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
      name: fc.string({ minLength: 1, maxLength: 30 }),
    }),
    { minLength: 1, maxLength: 400, size: "max" },
  )
  .map((places) =>
    places.map(
      ({ latitude, longitude, isChosen, name }, index): MapPin => ({
        id: `${index}`,
        name,
        position: { latitude, longitude },
        type: "Bar",
        isChosen,
      }),
    ),
  );
const zooms = fc.integer({ min: 10, max: 18 });
const farZooms = fc.integer({ min: 10, max: 15 });

const distance = (one: MapPin["position"], other: MapPin["position"], zoom: number): number => {
  const [a, b] = [project(one, zoom), project(other, zoom)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};
/** Returns the pairs of marks that are nearer than a distance. A thousandth of a pixel is lost in rounding. */
const pairsWithin = (marks: readonly { readonly position: MapPin["position"] }[], limit: number, zoom: number) =>
  marks.flatMap((one, index) =>
    marks.slice(index + 1).filter((other) => distance(one.position, other.position, zoom) < limit - 0.001),
  );
const ofKind = <K extends PlaceMark["kind"]>(marks: readonly PlaceMark[], kind: K) =>
  marks.filter((mark): mark is PlaceMark & { readonly kind: K } => mark.kind === kind);

describe("the marks of chosen places among others", () => {
  it("are pins at least 46 pixels from each other below zoom 16, and only of chosen places", () => {
    fc.assert(
      fc.property(quarter, farZooms, (places, zoom) => {
        const pins = ofKind(layoutMarks(places, zoom).marks, "pin");
        expect(pairsWithin(pins, PIN_ROOM, zoom)).toEqual([]);
        expect(pins.filter(({ pin }) => !pin.isChosen)).toEqual([]);
      }),
    );
  });

  it("are dots at least 4.6 pixels from each other, none of them under a pin", () => {
    fc.assert(
      fc.property(quarter, farZooms, (places, zoom) => {
        const { marks } = layoutMarks(places, zoom);
        const [dots, pins] = [ofKind(marks, "dot"), ofKind(marks, "pin")];
        expect(pairsWithin(dots, DOT_ROOM, zoom)).toEqual([]);
        const covered = dots.filter(({ position }) =>
          pins.some((pin) => distance(pin.position, position, zoom) < PIN_RADIUS),
        );
        expect(covered).toEqual([]);
      }),
    );
  });

  it("grow with the zoom, until every place is a pin", () => {
    expect([10, 12, 13, 14, 15, 16].map(dotSize)).toEqual([3, 3, 4, 5, 7, 11]);
    fc.assert(
      fc.property(quarter, fc.integer({ min: 17, max: 20 }), (places, zoom) => {
        const { marks, discs } = layoutMarks(places, zoom);
        expect([ofKind(marks, "pin").length, discs]).toEqual([places.length, []]);
      }),
    );
  });

  it("show every chosen place as a pin from zoom 16", () => {
    fc.assert(
      fc.property(quarter, (places) => {
        const pins = ofKind(layoutMarks(places, 16).marks, "pin");
        expect(pins.map(({ pin }) => pin)).toEqual(places.filter(({ isChosen }) => isChosen));
      }),
    );
  });

  it("have names of at most 24 characters, unless another pin or name is in the way", () => {
    const pin = (id: string, longitude: number, name: string): MapPin => {
      return { id, name, position: { latitude: 48.86, longitude }, type: "Bar", isChosen: true };
    };
    const other = { ...pin("other", 2.3, "Other"), isChosen: false };
    const sides = (...pins: readonly MapPin[]) =>
      ofKind(layoutMarks([...pins, other], 13).marks, "pin").map(({ side }) => side ?? null);
    expect(sides(pin("a", 2.34, "Utopie"), pin("b", 2.36, "A".repeat(LONGEST_NAME + 1)))).toEqual(["right", null]);
    // 0.01° is 58 pixels at zoom 13.
    expect(sides(pin("a", 2.34, "Jardin des Plantes"), pin("b", 2.35, "Utopie"))).toEqual(["left", "right"]);
    expect(sides(pin("a", 2.33, "Utopie"), pin("b", 2.34, "Panthéon"), pin("c", 2.35, "Merci"))).toEqual([
      "left",
      "below",
      "right",
    ]);
  });
});

describe("the discs of places that are not chosen", () => {
  it("exist only below zoom 13", () => {
    fc.assert(
      fc.property(quarter, zooms, (places, zoom) => {
        fc.pre(zoom >= 13);
        expect(layoutMarks(places, zoom).discs).toEqual([]);
      }),
    );
  });

  it("leave a chosen place's name readable", () => {
    const crowd = Array.from({ length: 40 }, (_, index): MapPin => {
      const position = { latitude: 48.8605, longitude: 2.355 + index / 10_000 };
      return { id: `${index}`, name: "Bar", position, type: "Bar", isChosen: false };
    });
    const chosen: MapPin = {
      id: "chosen",
      name: "Jardin des Plantes de Paris",
      position: { latitude: 48.86, longitude: 2.34 },
      type: "Park",
      isChosen: true,
    };
    const named = { ...chosen, name: "Jardin des Plantes" };
    expect(layoutMarks([...crowd, chosen], 12).discs).toHaveLength(1);
    const { discs, marks } = layoutMarks([...crowd, named], 12);
    const { y } = project(named.position, 12);
    expect(ofKind(marks, "pin")).toMatchObject([{ side: "right" }]);
    for (const { mark } of discs) expect(Math.abs(project(mark.position, 12).y - y)).toBeGreaterThan(DISC / 2 + 8);
  });

  it("touch neither each other nor a pin, and have more than 12 places, none of which has a dot", () => {
    let seen = 0;
    fc.assert(
      fc.property(quarter, fc.integer({ min: 10, max: 12 }), (places, zoom) => {
        const { marks, discs } = layoutMarks(places, zoom);
        seen += discs.length;
        const dotted = new Set(ofKind(marks, "dot").map(({ pin }) => pin.id));
        expect(
          pairsWithin(
            discs.map(({ mark }) => mark),
            DISC,
            zoom,
          ),
        ).toEqual([]);
        for (const { mark, pins } of discs) {
          expect(mark.count).toBe(pins.length);
          expect(mark.count).toBeGreaterThan(12);
          expect(pins.filter(({ id, isChosen }) => isChosen || dotted.has(id))).toEqual([]);
          const touched = ofKind(marks, "pin").filter(
            (pin) => distance(pin.position, mark.position, zoom) < PIN_RADIUS + DISC / 2,
          );
          expect(touched).toEqual([]);
        }
      }),
    );
    expect(seen).toBeGreaterThan(0);
  });

  it("cover at most a third of the land, also where places are everywhere", () => {
    const places = Array.from({ length: 60_000 }, (_, index): MapPin => {
      const position = { latitude: 48.82 + (index % 300) / 4_000, longitude: 2.26 + Math.floor(index / 300) / 1_500 };
      return { id: `${index}`, name: "Bar", position, type: "Bar", isChosen: false };
    });
    const zoom = 12;
    const { discs } = layoutMarks(places, zoom);
    const points = places.map(({ position }) => project(position, zoom));
    const span = (numbers: readonly number[]) =>
      numbers.reduce((most, each) => Math.max(most, each)) - numbers.reduce((least, each) => Math.min(least, each));
    const land = span(points.map(({ x }) => x)) * span(points.map(({ y }) => y));
    expect(discs.length).toBeGreaterThan(20);
    expect((discs.length * Math.PI * (DISC / 2) ** 2) / land).toBeLessThan(1 / 3);
  });
});
