import { describe, expect, it } from "vitest";
import { layoutMarks } from "./mark-layout.ts";
import { nameLines, phoneNames } from "./pin-names.ts";
import type { MapPin } from "./place-map-props.ts";

describe("the name next to a pin", () => {
  it.each([
    ["Brasserie Lipp", "Brasserie Lipp"],
    ["Le Comptoir Général", "Le Comptoir\nGénéral"],
    ["Abbaye de Saint-Germain-des-Prés", "Abbaye de Saint-\nGermain-des-Prés"],
    ["Anticonstitutionnellement", "Anticonstitutionnellement"],
  ])("has two lines from 19 characters on if it can be broken, otherwise one line: %s", (name, lines) => {
    expect(nameLines(name)).toBe(lines);
  });
});

describe("the names on a phone's map of all of Paris", () => {
  const pin = (index: number, isChosen: boolean): MapPin => ({
    id: `${index}`,
    name: `Bar ${index}`,
    position: { latitude: 48.8 + 0.01 * index, longitude: 2.35 },
    type: "Bar",
    isChosen,
  });
  const pins = [...Array.from({ length: 20 }, (_, index) => pin(19 - index, true)), pin(20, false)];
  const area = { south: 48.805, west: 2.3, north: 48.985, east: 2.4 };
  const names = (places: readonly MapPin[], zoom: number) =>
    phoneNames(places, layoutMarks(places, zoom).marks, area, zoom);

  it.each([13, 16])("are those of the first ten pins in view at zoom %i", (zoom) => {
    expect(names(pins, zoom)).toEqual(["18", "17", "16", "15", "14", "13", "12", "11", "10", "9"]);
  });

  it("leave out pins without room for a name", () => {
    const long = pins.map((each) => (each.id === "18" ? { ...each, name: "B".repeat(25) } : each));
    expect(names(long, 13)[0]).toBe("17");
  });
});
