import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCoordinates, parseOptions, parsePlace, parseValues } from "./parse-place.ts";

describe("parsing the shapes of a place", () => {
  it("reads types and tags as a string, a list, primary and secondary, or any of these as JSON in a string", () => {
    const shapes = (values: readonly [string, string]) => [
      [...values],
      { primary: values[0], secondary: values[1] },
      { primary: values[0], secondary: [values[1]] },
    ];
    const value = fc.constantFrom("Bar", "Café", "Club", "Concept store");
    fc.assert(
      fc.property(value, value, (a, b) => {
        fc.pre(a !== b);
        for (const shape of shapes([a, b])) {
          expect(parseValues(shape)).toEqual([a, b]);
          expect(parseValues(JSON.stringify(shape))).toEqual([a, b]);
        }
        expect(parseValues(a)).toEqual([a]);
        expect(parseValues(JSON.stringify(a))).toEqual([a]);
      }),
    );
    expect([parseValues(null), parseValues(""), parseValues({ primary: "Bar" })]).toEqual([[], [], ["Bar"]]);
    expect([parseValues(7), parseValues({ kind: "Bar" }), parseValues(["Bar", 7])]).toEqual([null, null, null]);
  });

  it("keeps a string that only looks like JSON", () => {
    expect(parseValues("[sic] bar")).toEqual(["[sic] bar"]);
  });

  it("reads coordinates nested or flat, as numbers or numeric strings, and refuses impossible ones", () => {
    const point = { latitude: 48.85, longitude: 2.35 };
    expect(parseCoordinates({ coordinates: point })).toEqual(point);
    expect(parseCoordinates({ ...point })).toEqual(point);
    expect(parseCoordinates({ latitude: "48.85", longitude: "2.35" })).toEqual(point);
    for (const bad of [{}, { latitude: 91, longitude: 0 }, { latitude: "", longitude: "" }, { coordinates: null }]) {
      expect(parseCoordinates(bad)).toBeNull();
    }
  });

  it("reads option lists of strings or objects, either bare or under `data`", () => {
    for (const raw of [["Bar"], { data: ["Bar"] }, [{ type: "Bar" }], { data: [{ type: "Bar", count: 3 }] }]) {
      expect(parseOptions(raw, "type")).toEqual(["Bar"]);
    }
    expect(parseOptions({ items: [] }, "type")).toBeNull();
  });

  it("refuses a place without an id or a name", () => {
    expect(parsePlace({ id: "1" })).toMatchObject({ ok: false });
    expect(parsePlace({ name: "x" })).toMatchObject({ ok: false });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(typeof parsePlace(raw).ok).toBe("boolean");
      }),
    );
  });

  it("leaves types empty if they are nested too deeply", () => {
    const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], "Bar");
    const typesOf = (type: unknown) => parsePlace({ id: "1", name: "x", type });
    expect(typesOf(nested(8))).toMatchObject({ place: { types: ["Bar"] }, unreadable: [] });
    for (const levels of [9, 20_000]) {
      expect(typesOf(nested(levels))).toMatchObject({ place: { types: [] }, unreadable: ["type"] });
    }
    expect(typesOf(`${"[".repeat(20_000)}${"]".repeat(20_000)}`)).toMatchObject({ unreadable: ["type"] });
  });

  it("leaves an unreadable field empty and names the field", () => {
    const parsed = parsePlace({
      id: 7,
      name: "Zinc",
      type: 3,
      coordinates: { latitude: 200, longitude: 0 },
      website: "javascript:x",
      phone: "ask inside",
      bookingUrl: "javascript:x",
      menuUrl: { url: "https://example.org/" },
    });
    expect(parsed).toMatchObject({ ok: true, place: { id: "7", types: [], coordinates: null, website: null } });
    expect(parsed).toMatchObject({ place: { phone: null, bookingUrl: null, menuUrl: null } });
    expect(parsed.ok && parsed.unreadable).toEqual([
      ...["type", "website", "phone", "bookingUrl", "menuUrl", "coordinates"],
    ]);
  });

  it("reads a telephone number in any notation, and an address for bookings with http(s) or tel:", () => {
    expect(parsePlace({ id: "1", name: "x", phone: "01 42 36 20 47", bookingUrl: "tel:0142362047" })).toMatchObject({
      place: { phone: "+33142362047", bookingUrl: "tel:+33142362047", menuUrl: null },
      unreadable: [],
    });
  });

  it("rounds the minutes of a travel time", () => {
    expect(parsePlace({ id: "1", name: "x", travelTime: 1.5, rating: 4.5 })).toMatchObject({
      place: { travelTime: 2, rating: 4.5 },
    });
  });

  it("drops a rating that is not from 0 to 5", () => {
    expect(parsePlace({ id: "1", name: "x", rating: 99 })).toMatchObject({
      place: { rating: null },
      unreadable: ["rating"],
    });
  });

  it("reads a source without a page, as earlier versions sent it, and no source from what is none", () => {
    const sourceOf = (source: unknown) => parsePlace({ id: "1", name: "x", source, openingHoursSource: source });
    const source = { name: "osm", month: "2026-05", url: null };
    expect(sourceOf({ name: "osm", month: "2026-05" })).toMatchObject({
      place: { source, openingHoursSource: source },
    });
    const page = "https://www.openstreetmap.org/node/1";
    expect(sourceOf({ name: "osm", month: "May", url: page })).toMatchObject({
      place: { source: { month: null, url: page } },
    });
    expect(sourceOf({ name: "osm", url: "javascript:x" })).toMatchObject({ place: { source: { url: null } } });
    for (const none of [undefined, null, "osm", { month: "2026-05" }]) {
      expect(sourceOf(none)).toMatchObject({ place: { source: null, openingHoursSource: null } });
    }
  });

  it("reads a description as text or as an object with text", () => {
    for (const description of ["Hello.", { text: "Hello." }]) {
      expect(parsePlace({ id: "1", name: "x", description })).toMatchObject({ place: { description: "Hello." } });
    }
  });
});
