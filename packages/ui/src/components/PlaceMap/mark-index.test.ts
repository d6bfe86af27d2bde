import { describe, expect, it } from "vitest";
import { hasOtherPins } from "./has-other-pins.ts";
import { markIndex } from "./mark-index.ts";
import type { MapPin } from "./place-map-props.ts";

const PARIS = { south: 48.7, west: 2.1, north: 49, east: 2.6 };
const pin = (id: string, latitude: number, isChosen = false): MapPin => ({
  id,
  name: `Place ${id}`,
  position: { latitude, longitude: 2.35 },
  type: "Bar",
  isChosen,
});
/** A crowd of 20 places within 100 m, and a chosen place 3 km away. */
const crowd = Array.from({ length: 20 }, (_, index) => pin(`${index}`, 48.86 + index / 20_000));
const chosen = pin("chosen", 48.89, true);
const index = markIndex([...crowd, chosen]);
const kinds = (zoom: number, without?: string) =>
  index.inView(PARIS, zoom, without).map((mark) => (mark.kind === "cluster" ? mark.count : mark.kind));

describe("the index of a map", () => {
  it("has clusters if every place is chosen", () => {
    const all = [...crowd, chosen].map((each) => ({ ...each, isChosen: true }));
    expect(hasOtherPins(all)).toBe(false);
    expect(markIndex(all).inView(PARIS, 12)).toMatchObject([{ kind: "cluster", look: "cluster", count: 20 }, {}]);
  });

  it("has a disc, dots or pins for places that are not chosen, next to the pin of a chosen place", () => {
    expect(kinds(12)).toEqual(["pin", 20]);
    expect(new Set(kinds(15).slice(0, -1))).toEqual(new Set(["dot"]));
    expect(kinds(15).at(-1)).toBe("pin");
    expect(new Set(kinds(17))).toEqual(new Set(["pin"]));
  });

  it("leaves the selected place out of its dot and of its disc", () => {
    expect(kinds(12, "3")).toEqual(["pin", 19]);
    expect(kinds(17, "3")).toHaveLength(20);
    expect(kinds(12, "chosen")).toEqual([20]);
  });

  it("finds the mark of each place, and a pin for a place whose dot is left out", () => {
    for (const zoom of [10, 12, 13, 15, 17]) {
      for (const { id, position } of crowd) {
        const mark = index.holderOf(id, zoom);
        if (zoom > 12) expect(mark?.position).toEqual(position);
        else expect(mark).toMatchObject({ kind: "cluster", look: "disc" });
      }
    }
    expect(index.holderOf("unknown", 13)).toBeNull();
  });

  it("returns the bounds of the places of a disc", () => {
    const disc = index.holderOf("0", 12);
    expect(disc?.kind === "cluster" && index.boundsOf(disc.id)).toEqual({
      south: 48.86,
      north: 48.86 + 19 / 20_000,
      west: 2.35,
      east: 2.35,
    });
  });
});
