import { describe, expect, it } from "vitest";
import { readDistricts } from "./districts.ts";
import { collect, fixture, scratchFile } from "./fixtures/scratch.ts";
import type { ReadRow } from "./read-row.ts";
import { type ReadOptions, readPlaces } from "./readers.ts";

const read = (path: string, options?: ReadOptions): Promise<readonly ReadRow[]> => collect(readPlaces(path, options));

const placesOf = (rows: readonly ReadRow[]) => rows.filter((row) => row.kind === "place");
const placeNamed = (rows: readonly ReadRow[], name: string) => placesOf(rows).find((row) => row.place.name === name);
const skippedOf = (rows: readonly ReadRow[]) =>
  rows.filter((row) => row.kind === "skipped").map(({ sourceId, reason }) => [sourceId, reason]);

describe("an Overpass file", async () => {
  const rows = await read(fixture("restaurants.overpass.json"));

  it("is read with every field of a place", () => {
    expect(placeNamed(rows, "Bistrot des Essais")).toEqual({
      kind: "place",
      source: "osm",
      sourceId: "node/1",
      row: 1,
      hints: { otherNames: [], phone: "+33 1 43 72 24 01" },
      place: {
        name: "Bistrot des Essais",
        otherNames: [],
        address: "18 Rue Paul Bert, 75011 Paris",
        arrondissement: "75011",
        types: ["Restaurant"],
        tags: ["Terrace", "Classic French", "Bistro", "Vegetarian"],
        placeStatus: "Open",
        rating: null,
        googleMapsUrl:
          "https://www.google.com/maps/search/?api=1&query=Bistrot%20des%20Essais%2C%2018%20Rue%20Paul%20Bert%2C%2075011%20Paris",
        website: "https://www.example.org/bistrot",
        phone: "+33143722401",
        bookingUrl: "tel:+33143722401",
        menuUrl: "https://example.org/carte",
        coordinates: { latitude: 48.8517, longitude: 2.3846 },
        description: null,
        openingHours: "Tu-Su 12:00-14:00,19:30-23:00",
        wheelchair: "limited",
        mediaUrls: [
          "https://example.org/front.jpg",
          "https://commons.wikimedia.org/wiki/Special:FilePath/Bistrot_des_Essais.jpg?width=1200",
        ],
      },
    });
  });

  it("is read with the addresses of contact tags, 75116 as the 16th arrondissement, and http(s) links only", () => {
    expect(placeNamed(rows, "Café d'Iéna")?.place).toMatchObject({
      address: "4 Place d'Iéna, 75116 Paris",
      arrondissement: "75016",
      tags: ["Step-free"],
      wheelchair: "yes",
      website: null,
      phone: null,
      bookingUrl: null,
      menuUrl: null,
      mediaUrls: [],
    });
  });

  it("gives a way the centre of its nodes, or the centre that the file states, as coordinates", () => {
    expect(placeNamed(rows, "Le Pavillon")).toMatchObject({
      sourceId: "way/3",
      place: { address: "Paris", arrondissement: null, tags: ["Crêpes"] },
    });
    const { latitude, longitude } = placeNamed(rows, "Le Pavillon")?.place.coordinates ?? { latitude: 0, longitude: 0 };
    expect(latitude).toBeCloseTo(48.861, 6);
    expect(longitude).toBeCloseTo(2.331, 6);
    expect(placeNamed(rows, "Musée du Centre")?.place).toMatchObject({
      coordinates: { latitude: 48.87, longitude: 2.34 },
      types: ["Museum"],
      tags: ["Free entry"],
    });
  });

  it("is read with a reason for every skipped row, and the nodes of its ways are not rows", () => {
    expect(skippedOf(rows)).toEqual([
      ["way/4", "no coordinates"],
      ["node/5", "no name"],
      ["node/6", "not a kind of place we list"],
      ["node/7", "outside Paris"],
      ["node/8", "outside Paris"],
      ["node/9", "duplicate in file"],
      ["relation/3", "relation without geometry"],
    ]);
  });

  it("may contain the nodes of a way before or after it", async () => {
    const nodes = [
      { type: "node", id: 1, lat: 48.86, lon: 2.33 },
      { type: "node", id: 2, lat: 48.862, lon: 2.332 },
    ];
    const way = { type: "way", id: 3, nodes: [1, 2], tags: { amenity: "bar", name: "Le Pont" } };
    const after = await scratchFile("after.json", JSON.stringify({ elements: [way, ...nodes] }));
    const before = await scratchFile("before.json", JSON.stringify({ elements: [...nodes, way] }));
    const withoutRow = ({ row: _, ...rest }: ReadRow) => rest;
    expect((await read(before)).map(withoutRow)).toEqual((await read(after)).map(withoutRow));
    expect(placesOf(await read(before))).toHaveLength(1);
  });
});

describe("a way that names no kind", () => {
  it("is at the centre of its nodes if --type gives its kind", async () => {
    const nodes = [
      { type: "node", id: 1, lat: 48.86, lon: 2.33 },
      { type: "node", id: 2, lat: 48.862, lon: 2.332 },
    ];
    const way = { type: "way", id: 3, nodes: [1, 2], tags: { name: "Le Pont" } };
    const path = await scratchFile("ways.json", JSON.stringify({ elements: [...nodes, way] }));
    expect(placeNamed(await read(path, { type: "Bar" }), "Le Pont")?.place).toMatchObject({
      types: ["Bar"],
      coordinates: { latitude: expect.closeTo(48.861, 6), longitude: expect.closeTo(2.331, 6) },
    });
  });
});

describe("a GeoJSON file", async () => {
  const rows = await read(fixture("cafes.geojson"));

  it("is read with a stable id for a point without an id", async () => {
    const cafe = placeNamed(rows, "Le Café Noir");
    expect(cafe).toMatchObject({
      source: "geojson",
      place: {
        types: ["Café"],
        arrondissement: "75002",
        address: "Rue d'Argout, 75002 Paris",
        coordinates: { latitude: 48.8663473, longitude: 2.3443206 },
      },
    });
    const feature = (name: string, lng: number) => ({
      type: "Feature",
      properties: { amenity: "cafe", name },
      geometry: { type: "Point", coordinates: [lng, 48.8663473] },
    });
    const idOf = async (name: string, lng: number) =>
      placesOf(await read(await scratchFile("other.geojson", JSON.stringify({ features: [feature(name, lng)] }))))[0]
        ?.sourceId;
    expect(await idOf("LE CAFE NOIR", 2.34432)).toBe(cafe?.sourceId);
    expect(await idOf("Le Café Noir", 2.3453)).not.toBe(cafe?.sourceId);
    expect(await idOf("Le Café Blanc", 2.34432)).not.toBe(cafe?.sourceId);
  });

  it("identifies an OpenStreetMap object by its id, like other formats", () => {
    expect(placeNamed(rows, "Aux Bons Pains")).toMatchObject({
      source: "osm",
      sourceId: "node/815831085",
      place: { types: ["Bakery"], address: "14 Rue de la Michodière, Paris", tags: ["Bread"] },
    });
    expect(placeNamed(rows, "Square des Essais")).toMatchObject({ source: "osm", sourceId: "way/77" });
  });

  it("places a polygon at its centroid, and several polygons at that of the largest", () => {
    const park = placeNamed(rows, "Square des Essais")?.place.coordinates;
    expect(park?.latitude).toBeCloseTo(48.851, 6);
    expect(park?.longitude).toBeCloseTo(2.352, 6);
    const market = placeNamed(rows, "Marché aux Fleurs d'Auteuil")?.place.coordinates;
    expect(market?.latitude).toBeCloseTo(48.8485, 6);
    expect(market?.longitude).toBeCloseTo(2.265, 6);
  });

  it("is read with the opening hours of markets from their columns", () => {
    expect(placeNamed(rows, "Marché aux Fleurs d'Auteuil")?.place).toMatchObject({
      types: ["Market"],
      tags: ["Open air", "Organic"],
      arrondissement: "75016",
      address: "Place Jean Lorrain, 75016 Paris",
      openingHours: "We 07:00-13:30; Sa,Su 07:00-14:30",
    });
  });

  it("is read without rows that have no coordinates or a repeated id", () => {
    expect(skippedOf(rows)).toEqual([
      ["node/815831085", "duplicate in file"],
      [null, "no coordinates"],
    ]);
  });
});

describe("a file of Opendatasoft records", async () => {
  const rows = await read(fixture("merchants.ods.json"));

  it("is read by its columns, with points that have the latitude first", () => {
    expect(placeNamed(rows, "Fromagerie des Essais")).toMatchObject({
      source: "opendatasoft",
      sourceId: "1419462580044b49c1e485ec638b002cc0bd885d",
      place: {
        types: ["Store"],
        tags: ["Cheese", "Takeaway"],
        address: "139 Boulevard Vincent Auriol, 75013 Paris",
        arrondissement: "75013",
        coordinates: { latitude: 48.8328, longitude: 2.3628 },
        website: "https://example.org/",
        description: "Fromages affinés sur place.",
      },
    });
  });

  it("is read by its geometry, with the longitude first, when there is no point", () => {
    expect(placeNamed(rows, "Le Petit Traiteur")?.place.coordinates).toEqual({ latitude: 48.8768, longitude: 2.3307 });
  });

  it("is read without trades that the product does not list", () => {
    expect(skippedOf(rows)).toEqual([["94248f8dead82ca43deba3b1857ee9dba75d8f7c", "not a kind of place we list"]]);
  });
});

describe("a file of polygons of the arrondissements", async () => {
  const districts = await readDistricts(fixture("districts.geojson"));
  const rows = await read(fixture("bars.geojson"), { districts });

  it("assigns an arrondissement to a place without one", () => {
    expect(placeNamed(rows, "Sans Code")?.place).toMatchObject({
      arrondissement: "75002",
      address: "Rue X, 75002 Paris",
    });
  });

  it("takes precedence over a postcode, and corrects the address", () => {
    expect(placeNamed(rows, "Mauvais Code")?.place).toMatchObject({
      arrondissement: "75011",
      address: "Rue X, 75011 Paris",
    });
  });

  it("excludes a place in a hole of a polygon", () => {
    expect(rows.filter((row) => row.kind === "skipped")).toEqual([
      expect.objectContaining({ row: 3, sourceId: null, name: "Dans le Trou", reason: "outside Paris" }),
    ]);
  });

  it("is refused without any polygon", async () => {
    await expect(readDistricts(fixture("cafes.geojson"))).resolves.toBeTypeOf("function");
    await expect(readDistricts(fixture("bars.geojson"))).rejects.toThrow(
      "bars.geojson holds no polygon of an arrondissement.",
    );
  });
});

it("reading a file twice gives the same rows", async () => {
  for (const name of ["restaurants.overpass.json", "cafes.geojson", "merchants.ods.json"]) {
    expect(await read(fixture(name))).toEqual(await read(fixture(name)));
  }
});
