import { describe, expect, it } from "vitest";
import { places } from "../fixtures/places.ts";
import { type MapSelection, mapMessage, numberedPinsOf, pinsOf, pinsOfColumns, selectedPin } from "./map-state.ts";

const AT = { latitude: 48.86, longitude: 2.35 };
const [first, second] = places;
if (first === undefined || second === undefined) throw new Error("The fixtures have too few places.");
const located = { ...first, coordinates: AT };
const unlocated = { ...second, coordinates: null };

describe("pinsOf", () => {
  it("returns a pin with the primary type for each place with coordinates", () => {
    expect(pinsOf([located, unlocated])).toEqual([
      { id: first.id, name: first.name, position: AT, type: first.types[0] ?? null, isChosen: true },
    ]);
  });
});

describe("numberedPinsOf", () => {
  it("numbers the places of a page of a list, also those without coordinates, which have no pin", () => {
    const numbers = numberedPinsOf([located, unlocated, located], 101).map(({ number }) => number);
    expect(numbers).toEqual([101, 103]);
  });
});

describe("pinsOfColumns", () => {
  it("returns a pin for each row, with a null type for a place without a type", () => {
    const columns = {
      ids: ["a", "b"],
      names: ["Au Parc", "Chez Anne"],
      latitudes: [48.8, 48.9],
      longitudes: [2.3, 2.4],
      types: [1, -1],
    };
    expect(pinsOfColumns({ ...columns, typeNames: ["Bar", "Park"], areChosen: [true, false] })).toEqual([
      { id: "a", name: "Au Parc", position: { latitude: 48.8, longitude: 2.3 }, type: "Park", isChosen: true },
      { id: "b", name: "Chez Anne", position: { latitude: 48.9, longitude: 2.4 }, type: null, isChosen: false },
    ]);
  });
});

const selection = (lookup: MapSelection["lookup"], place: MapSelection["place"] = unlocated): MapSelection => ({
  id: second.id,
  place,
  lookup,
});

describe("selectedPin", () => {
  it("returns the geocoded position, else the position of the place's pin, else null", () => {
    const pin = {
      id: second.id,
      name: second.name,
      position: { latitude: 48.8, longitude: 2.3 },
      type: null,
      isChosen: true,
    };
    expect(selectedPin(selection({ status: "found", coordinates: AT }), [pin])?.position).toEqual(AT);
    expect(selectedPin(selection({ status: "loading" }, null), [pin])).toEqual({
      id: second.id,
      name: second.name,
      position: pin.position,
      info: { name: second.name, place: null },
    });
    expect(selectedPin(selection({ status: "failed" }), [])).toBeNull();
    expect(selectedPin(null, [pin])).toBeNull();
  });
});

describe("mapMessage", () => {
  it("also hints at setting a location if no location is confirmed", () => {
    expect(mapMessage(null, "listed", null)).toBe("selectWithoutLocation");
  });

  it("hints at selecting a place only while no place is selected", () => {
    expect(mapMessage(null, "listed", AT)).toBe("select");
    expect(mapMessage(selection({ status: "found", coordinates: AT }), "listed", null)).toBeNull();
  });

  it("says that there are no places if the listing is empty and no place is selected", () => {
    expect(mapMessage(null, "empty", null)).toBe("noPlaces");
    expect(mapMessage(selection({ status: "notFound" }), "empty", null)).toBe("notFound");
  });

  it("reports an address that the geocoder does not know, but not a failed geocoding request", () => {
    expect(mapMessage(selection({ status: "notFound" }), "listed", null)).toBe("notFound");
    expect(mapMessage(selection({ status: "failed" }), "listed", null)).toBeNull();
  });
});
