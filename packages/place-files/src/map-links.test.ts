import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeLink, pointInUrl } from "./map-links.ts";
import { pastedPlaces } from "./pasted-list.ts";

const ORIGIN = "https://flaneur.example";
const near = (latitude: number, longitude: number, digits = 5) => ({
  latitude: expect.closeTo(latitude, digits),
  longitude: expect.closeTo(longitude, digits),
});

describe("the point in a link", () => {
  it.each([
    [
      "a pin of Google Maps, rather than the middle of the map",
      "https://www.google.com/maps/place/Septime/@48.8,2.3,17z/data=!3m1!4b1!4m6!3m5!1s0x47e!8m2!3d48.8535341!4d2.3806803!16s",
      48.8535341,
      2.3806803,
    ],
    ["the middle of a map of Google", "https://www.google.com/maps/@48.8566,2.3522,14z", 48.8566, 2.3522],
    ["a search of Google", "https://www.google.com/maps/search/?api=1&query=48.86%2C2.34", 48.86, 2.34],
    ["a query of Google", "https://maps.google.com/?q=48.86,2.34", 48.86, 2.34],
    ["Apple Maps", "https://maps.apple.com/?ll=48.86,2.34&q=Septime", 48.86, 2.34],
    [
      "a marker of OpenStreetMap, rather than the middle of its map",
      "https://www.openstreetmap.org/?mlat=48.86&mlon=2.34#map=19/48.1/2.1",
      48.86,
      2.34,
    ],
    [
      "the map of OpenStreetMap",
      "https://www.openstreetmap.org/node/17807753#map=19/48.85837/2.29448",
      48.85837,
      2.29448,
    ],
    ["a geo URI", "geo:48.86,2.34?z=19", 48.86, 2.34],
    // Near Paris, a latitude and a longitude that are swapped would be swapped back.
    ["a map of Madrid", "https://www.google.com/maps/@40.4168,-3.7038,14z", 40.4168, -3.7038],
  ])("is that of %s", (_, url, latitude, longitude) => {
    expect(pointInUrl(url)).toEqual(near(latitude, longitude));
  });

  it("is decoded from a short link of OpenStreetMap", () => {
    expect(pointInUrl("https://osm.org/go/0EEQjE--?m=")).toEqual(near(51.5108, 0.0542, 2));
  });

  it.each([
    "https://maps.app.goo.gl/abc",
    "https://example.org/48.86",
    "48.86, 2.34",
    "https://maps.google.com/?q=948.5,2.3",
  ])("is unknown in %s", (url) => expect(pointInUrl(url)).toBeNull());

  it("is on the earth or unknown, whatever the text", () => {
    const parts = fc.constantFrom(
      "!3d",
      "!4d",
      "@",
      "?q=",
      "#map=1/",
      "-",
      "9",
      "48.8",
      ",",
      "/",
      "https://osm.org/go/",
      "~",
    );
    fc.assert(
      fc.property(
        fc.array(parts).map((list) => list.join("")),
        (url) => {
          const point = pointInUrl(url);
          if (point === null) return;
          expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180);
        },
      ),
    );
  });
});

describe("a link to a place", () => {
  it("names the place of Google Maps", () => {
    const name = "Café de Flore";
    expect(placeLink("https://www.google.com/maps/place/Caf%C3%A9+de+Flore/data=!4m2", null)).toMatchObject({ name });
    expect(placeLink("https://www.google.fr/maps/search/?api=1&query=Caf%C3%A9%20de%20Flore", null)).toMatchObject({
      name,
    });
    expect(placeLink("https://maps.google.com/?q=48.86,2.34", null)).toMatchObject({ name: null });
  });

  it.each([
    "https://www.google.com/maps?q=Septime,+80+Rue+de+Charonne,+75011+Paris",
    "https://maps.google.com/?q=Septime,%2080%20Rue%20de%20Charonne,%2075011%20Paris",
    "https://www.google.com/maps/dir//Septime,+80+Rue+de+Charonne,+75011+Paris/@48.85,2.38,17z/data=!4m8",
    "https://www.google.fr/maps/place/Septime,+80+Rue+de+Charonne,+75011+Paris/",
  ])("names the place and its address: %s", (url) => {
    expect(placeLink(url, null)).toMatchObject({ name: "Septime", address: "80 Rue de Charonne, 75011 Paris" });
    expect(pastedPlaces(url, null)).toMatchObject([{ name: "Septime", address: "80 Rue de Charonne, 75011 Paris" }]);
  });

  it("contains the id of a place only if it has the address of this product and is well-formed", () => {
    expect(placeLink(`${ORIGIN}/places/caf%C3%A9-x?lang=fr`, ORIGIN).placeId).toBe("café-x");
    expect(placeLink("https://other.example/places/x", ORIGIN).placeId).toBeNull();
    expect(placeLink(`${ORIGIN}/places/%E0%A4%A`, ORIGIN).placeId).toBeNull();
  });
});

describe("a pasted list", () => {
  it("has a place in each line: names, addresses, links and positions, with or without bullets", () => {
    const text = [
      "- Septime, 80 rue de Charonne",
      "",
      "2. Café de Flore – 172 bd Saint-Germain",
      "• https://www.google.com/maps/place/Le+Select/@48.8422,2.3293,17z",
      "Chez Janou https://maps.app.goo.gl/abc123",
      `${ORIGIN}/places/breizh-cafe`,
      "48.86, 2.34",
      "https://maps.app.goo.gl/xyz",
    ].join("\r\n");
    expect(pastedPlaces(text, ORIGIN)).toMatchObject([
      { name: "Septime", address: "80 rue de Charonne" },
      { name: "Café de Flore", address: "172 bd Saint-Germain" },
      { name: "Le Select", coordinates: near(48.8422, 2.3293) },
      { name: "Chez Janou", url: "https://maps.app.goo.gl/abc123" },
      { placeId: "breizh-cafe" },
      { name: null, coordinates: near(48.86, 2.34) },
      { name: "https://maps.app.goo.gl/xyz", url: "https://maps.app.goo.gl/xyz", coordinates: null },
    ]);
  });

  it("has at most one place a line, and each place has a name, a position or an id", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (lines) => {
        const places = pastedPlaces(lines.join("\n"), ORIGIN);
        expect(places.length).toBeLessThanOrEqual(lines.join("\n").split(/\r\n|\r|\n/).length);
        for (const { name, coordinates, placeId } of places)
          expect([name, coordinates, placeId].some(Boolean)).toBe(true);
      }),
    );
  });
});
