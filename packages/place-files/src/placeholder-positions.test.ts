import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readSavedPlaces } from "./read-saved-places.ts";

const read = async (name: string, content: string) =>
  (await readSavedPlaces(name, strToU8(content), { origin: null })).places;

const PLACEHOLDERS = [
  "0 0",
  "0.0 0.0",
  "-1 -1",
  "1 1",
  "-999 -999",
  "999 999",
  "91 2.35",
  "-99.9 2.35",
  "0 2.35",
  "48.85 0",
  "48.85 999",
].map((pair) => pair.split(" "));

describe("a placeholder for a missing position", () => {
  it.each(PLACEHOLDERS)("of %s, %s gives no position in any format", async (latitude = "", longitude = "") => {
    const files = [
      ["a.csv", `name,lat,lng\nMusée Rodin,${latitude},${longitude}\n`],
      ["b.csv", `name;coordinates\nMusée Rodin;${latitude}, ${longitude}\n`],
      ["a.gpx", `<gpx><wpt lat="${latitude}" lon="${longitude}"><name>Musée Rodin</name></wpt></gpx>`],
      [
        "a.kml",
        `<kml><Placemark><name>Musée Rodin</name><Point><coordinates>${longitude},${latitude},0</coordinates></Point></Placemark></kml>`,
      ],
      [
        "a.geojson",
        `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[${longitude},${latitude}]},"properties":{"name":"Musée Rodin"}}]}`,
      ],
      [
        "Saved Places.json",
        `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[${longitude},${latitude}]},"properties":{"google_maps_url":"","location":{"name":"Musée Rodin"}}}]}`,
      ],
    ] as const;
    for (const [name, content] of files) {
      expect(await read(name, content), name).toMatchObject([{ name: "Musée Rodin", coordinates: null }]);
    }
  });

  it("is not mistaken for a position near Paris with decimal commas or spaces", async () => {
    expect(await read("a.gpx", '<gpx><wpt lat="48,8541" lon="2,3326"><name>Flore</name></wpt></gpx>')).toMatchObject([
      { coordinates: { latitude: 48.8541, longitude: 2.3326 } },
    ]);
    const kml = (written: string) =>
      `<kml><Placemark><name>Flore</name><Point><coordinates>${written}</coordinates></Point></Placemark></kml>`;
    for (const written of ["2.3326, 48.8541, 0", "2.3326 48.8541"]) {
      expect(await read("a.kml", kml(written))).toMatchObject([
        { coordinates: { latitude: 48.8541, longitude: 2.3326 } },
      ]);
    }
  });
});

describe("a text that Google writes in place of a comment", () => {
  it.each([
    "No location information is available for this saved place",
    "Aucune information de localisation n'est disponible pour ce lieu enregistré",
  ])("is no note: %s", async (filler) => {
    const feature = (properties: object) =>
      JSON.stringify({ type: "FeatureCollection", features: [{ type: "Feature", geometry: null, properties }] });
    const takeout = {
      google_maps_url: "http://maps.google.com/?cid=1",
      location: { name: "Septime" },
      Comment: filler,
    };
    expect(await read("a.json", feature(takeout))).toMatchObject([{ name: "Septime", note: null }]);
    expect(
      await read("a.csv", `Title,Note,URL,Comment\nSeptime,,https://maps.google.com/?cid=1,${filler}\n`),
    ).toMatchObject([{ name: "Septime", note: null }]);
  });
});
