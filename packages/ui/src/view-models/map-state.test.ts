import { describe, expect, it } from "vitest";
import { places } from "../fixtures/places.ts";
import { type MapSelection, mapMessage, pinsOf, pinsOfColumns, selectedPin } from "./map-state.ts";

const AT = { latitude: 48.86, longitude: 2.35 };
const [first, second] = places;
if (first === undefined || second === undefined) throw new Error("The fixtures have too few places.");
const located = { ...first, coordinates: AT };
const unlocated = { ...second, coordinates: null };

describe("the pins of a page", () => {
  it("are the places that carry coordinates, each with its primary type", () => {
    expect(pinsOf([located, unlocated])).toEqual([{ id: first.id, position: AT, type: first.types[0] ?? null }]);
  });
});

describe("the pins of a whole list", () => {
  it("are read from columns, without a type where a place has none", () => {
    const columns = { ids: ["a", "b"], latitudes: [48.8, 48.9], longitudes: [2.3, 2.4], types: [1, -1] };
    expect(pinsOfColumns({ ...columns, typeNames: ["Bar", "Park"] })).toEqual([
      { id: "a", position: { latitude: 48.8, longitude: 2.3 }, type: "Park" },
      { id: "b", position: { latitude: 48.9, longitude: 2.4 }, type: null },
    ]);
  });
});

const selection = (lookup: MapSelection["lookup"], place: MapSelection["place"] = unlocated): MapSelection => ({
  id: second.id,
  place,
  lookup,
});

describe("the red marker", () => {
  it("stands where the look-up has found the place, else at its pin, else nowhere", () => {
    const pin = { id: second.id, position: { latitude: 48.8, longitude: 2.3 }, type: null };
    expect(selectedPin(selection({ status: "found", coordinates: AT }), [pin])?.position).toEqual(AT);
    expect(selectedPin(selection({ status: "loading" }, null), [pin])).toEqual({
      id: second.id,
      position: pin.position,
      place: null,
    });
    expect(selectedPin(selection({ status: "failed" }), [])).toBeNull();
    expect(selectedPin(null, [pin])).toBeNull();
  });
});

describe("the message of the map", () => {
  it("asks to select a place until one is, and to enable location access while no location is known", () => {
    expect(mapMessage(null, "shown", null)).toBe("selectWithoutLocation");
    expect(mapMessage(null, "shown", AT)).toBe("select");
    expect(mapMessage(null, "hidden", null)).toBeNull();
    expect(mapMessage(selection({ status: "found", coordinates: AT }), "shown", null)).toBeNull();
  });

  it("says that a place was not found, but nothing of a failed look-up, which is only logged", () => {
    expect(mapMessage(selection({ status: "notFound" }), "hidden", null)).toBe("notFound");
    expect(mapMessage(selection({ status: "failed" }), "hidden", null)).toBeNull();
  });
});
