import { resolve } from "node:path";
import { distanceKm, type Place } from "@flaneur/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { describeOnBoth } from "../../testing/databases.ts";
import type { Db } from "../db/database.ts";
import { places, streets } from "../db/schema.ts";
import { importFiles } from "../import/import-files.ts";
import { upsertPlaces } from "../places/place-store.ts";
import { GeocodeBody, InvalidGeocodeBody } from "./geocode.schemas.ts";

const BAN = resolve(import.meta.dirname, "../import/fixtures/addresses.ban.csv");

const place = (id: string, name: string, address: string, latitude: number, longitude: number): Place => ({
  id,
  name,
  address,
  arrondissement: /75\d{3}/.exec(address)?.[0] ?? null,
  types: ["Restaurant"],
  tags: [],
  placeStatus: "Open",
  rating: null,
  travelTime: null,
  googleMapsUrl: null,
  website: null,
  coordinates: { latitude, longitude },
  description: null,
  openingHours: null,
  wheelchair: null,
});

const PLACES = [
  place("breizh-cafe", "Breizh Café", "109 Rue Vieille du Temple, 75003 Paris", 48.8605, 2.3618),
  place("le-temple", "Le Temple", "99 rue Vieille du Temple, 75003 Paris", 48.8599, 2.3612),
  place("orsay", "Musée d’Orsay", "Esplanade Valéry Giscard d’Estaing, 75007 Paris", 48.86, 2.3266),
  place("louvre", "Musée du Louvre", "99 Rue de Rivoli, 75001 Paris", 48.8606, 2.3376),
  place("bastille", "Opéra Bastille", "Place de la Bastille, 75012 Paris", 48.8524, 2.3704),
  place("voltaire", "Chez Voltaire", "12 bd Voltaire, 75011 Paris", 48.8656, 2.3661),
  place("republique", "Chez République", "20 Boulevard Voltaire, 75011 Paris", 48.8648, 2.3671),
  place("ritz", "Ritz Paris", "15 Place Vendôme, 75001 Paris", 48.8681, 2.3289),
  place("dame", "Cathédrale Notre-Dame de Paris", "6 Parvis Notre-Dame, 75004 Paris", 48.853, 2.3499),
  place("chain-2", "Pain Vin", "2 Rue Cler, 75007 Paris", 48.8571, 2.3058),
  place("chain-11", "Pain Vin", "4 Rue Paul Bert, 75011 Paris", 48.8523, 2.3843),
  place("park", "Parc Monceau", "Parc Monceau, 75008 Paris", 48.8797, 2.309),
];

const keep = (db: Db, list: readonly Place[]) =>
  upsertPlaces(
    db,
    list.map((one) => ({ ...one, source: "test", sourceId: one.id, mediaUrls: [], posterPick: 0 })),
  );

type Results = z.infer<typeof GeocodeBody>["results"];

describeOnBoth("geocoding", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    const { db } = database();
    api = apiOver(db);
    await keep(db, PLACES);
    await importFiles(db, [], { addresses: BAN });
  });
  afterAll(() => api.remove());

  const ask = async (parameters: Record<string, string>): Promise<Results> => {
    const answer = await api.get(`/geocode/json?${new URLSearchParams(parameters)}`);
    expect(answer.status).toBe(200);
    const { status, results } = GeocodeBody.parse(await answer.json());
    expect(status).toBe(results.length === 0 ? "ZERO_RESULTS" : "OK");
    return results;
  };
  const forward = (address: string) => ask({ address });
  const reverse = (latitude: number, longitude: number) => ask({ latlng: `${latitude},${longitude}` });
  const short = (results: Results) =>
    results.map(({ formatted_address, geometry, partial_match }) => [
      formatted_address.replace(" Paris, France", ""),
      geometry.location_type,
      partial_match === true ? "partial" : "whole",
    ]);

  const ARCHIVES = "10 Rue des Archives, 75004 Paris, France";

  it("finds a house number of the register, in the shape of Google's answers", async () => {
    expect(await forward("10 rue des Archives, 75004 Paris, France")).toEqual([
      {
        formatted_address: ARCHIVES,
        geometry: {
          location: { lat: 48.8575, lng: 2.3541 },
          location_type: "ROOFTOP",
          viewport: {
            northeast: { lat: 48.858849, lng: 2.35615 },
            southwest: { lat: 48.856151, lng: 2.35205 },
          },
        },
        place_id: "address:75004-rue-des-archives-10",
        types: ["street_address"],
        address_components: [
          { long_name: "10", short_name: "10", types: ["street_number"] },
          { long_name: "Rue des Archives", short_name: "Rue des Archives", types: ["route"] },
          { long_name: "Paris", short_name: "Paris", types: ["locality", "political"] },
          { long_name: "France", short_name: "FR", types: ["country", "political"] },
          { long_name: "75004", short_name: "75004", types: ["postal_code"] },
        ],
      },
    ]);
  });

  it.each([
    ["10 bis rue des archives", "10 bis Rue des Archives, 75004"],
    ["10b, r. des archives", "10 bis Rue des Archives, 75004"],
    ["PARIS 75004, 10 RUE DES ARCHIVES", "10 Rue des Archives, 75004"],
    ["rue des archives 10", "10 Rue des Archives, 75004"],
    ["Paris, 60 rue archives", "60 Rue des Archives, 75003"],
    ["5 fbg st antoine", "5 Rue du Faubourg Saint-Antoine, 75011"],
    ["5 r du fbg st-antoine 11e", "5 Rue du Faubourg Saint-Antoine, 75011"],
    ["12 rue Lauriston, 75116 Paris", "12 Rue Lauriston, 75016"],
    ["7 place du Carrousel", "7 S1 Place du Carrousel, 75001"],
    ["109 rue vieille du temple", "109 Rue Vieille du Temple, 75003"],
    ["12 boulevard voltaire", "12 Boulevard Voltaire, 75011"],
  ])("finds %s", async (address, found) => {
    const [first] = await forward(address);
    expect(first?.formatted_address.replace(" Paris, France", "") ?? null).toBe(found);
  });

  it("is sure of the part of a street that has the number, and tells a park from its street once", async () => {
    expect(await forward("10 rue des Archives")).toHaveLength(1);
    expect(await forward("parc monceau")).toHaveLength(1);
  });

  it("finds a street, in each arrondissement it runs through or in the one asked for", async () => {
    expect(short(await forward("rue des Archives"))).toEqual([
      ["Rue des Archives, 75003", "GEOMETRIC_CENTER", "whole"],
      ["Rue des Archives, 75004", "GEOMETRIC_CENTER", "whole"],
    ]);
    expect(short(await forward("rue des Archives, Paris 3e"))).toEqual([
      ["Rue des Archives, 75003", "GEOMETRIC_CENTER", "whole"],
    ]);
    expect(short(await forward("rue des Archives, 75011"))).toEqual([
      ["Rue des Archives, 75003", "GEOMETRIC_CENTER", "partial"],
      ["Rue des Archives, 75004", "GEOMETRIC_CENTER", "partial"],
    ]);
    expect(short(await forward("esplanade valery giscard d'estaing"))).toEqual([
      ["Esplanade Valéry Giscard d’Estaing, 75007", "GEOMETRIC_CENTER", "whole"],
    ]);
  });

  it.each([
    ["14 rue des Archives", "14 Rue des Archives, 75004", "RANGE_INTERPOLATED"],
    ["24 rue des Archives, 75004", "20 Rue des Archives, 75004", "ROOFTOP"],
    ["10 ter rue des Archives", "10 Rue des Archives, 75004", "ROOFTOP"],
    ["399 rue des Archives, 75004", "Rue des Archives, 75004", "GEOMETRIC_CENTER"],
    ["103 rue vieille du temple", "103 Rue Vieille du Temple, 75003", "RANGE_INTERPOLATED"],
    ["8 esplanade valery giscard d'estaing", "Esplanade Valéry Giscard d’Estaing, 75007", "GEOMETRIC_CENTER"],
  ])("answers %s, which it does not know, with what is next to it, and says so", async (address, found, type) => {
    expect(short(await forward(address))[0]).toEqual([found, type, "partial"]);
  });

  it("puts that part of a street first whose numbers come nearest", async () => {
    expect(short(await forward("399 rue de Rivoli")).map(([found]) => found)).toEqual([
      "Rue de Rivoli, 75001",
      "Rue de Rivoli, 75004",
    ]);
    expect(short(await forward("30 rue de Rivoli")).map(([found]) => found)).toEqual([
      "Rue de Rivoli, 75004",
      "Rue de Rivoli, 75001",
    ]);
  });

  it("puts a number it does not know between its neighbours", async () => {
    const [found] = await forward("103 rue vieille du temple");
    expect(found?.geometry.location.lat).toBeCloseTo(48.8599 + (0.0006 * 4) / 10, 6);
  });

  it.each([
    ["breizh cafe", "Breizh Café, 109 Rue Vieille du Temple, 75003", "whole"],
    ["MUSEE D'ORSAY", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "whole"],
    ["musee orsay", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "whole"],
    ["musee d'orsey", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "partial"],
    ["ritz paris", "Ritz Paris, 15 Place Vendôme, 75001", "whole"],
    ["parc monceau", "Parc Monceau, 75008", "whole"],
    ["louvre", "Musée du Louvre, 99 Rue de Rivoli, 75001", "partial"],
    ["louvre, Paris", "Musée du Louvre, 99 Rue de Rivoli, 75001", "partial"],
    ["louvre museum", "Musée du Louvre, 99 Rue de Rivoli, 75001", "whole"],
    ["the orsay museum", "Musée d’Orsay, Esplanade Valéry Giscard d’Estaing, 75007", "whole"],
    ["notre dame cathedral", "Cathédrale Notre-Dame de Paris, 6 Parvis Notre-Dame, 75004", "partial"],
    ["notre dame", "Cathédrale Notre-Dame de Paris, 6 Parvis Notre-Dame, 75004", "partial"],
    ["Notre-Dame de Paris", "Cathédrale Notre-Dame de Paris, 6 Parvis Notre-Dame, 75004", "partial"],
    ["pain vin, 75011", "Pain Vin, 4 Rue Paul Bert, 75011", "whole"],
  ])("finds a place by its name: %s", async (name, found, match) => {
    expect(short(await forward(name))[0]).toEqual([found, "ROOFTOP", match]);
  });

  it("puts a street where it was asked for before a place of its name elsewhere", async () => {
    await keep(database().db, [place("square", "Rue des Archives", "Rue des Archives, 75003 Paris", 48.8612, 2.3584)]);
    expect(short(await forward("rue des Archives, 75004"))).toEqual([
      ["Rue des Archives, 75004", "GEOMETRIC_CENTER", "whole"],
      ["Rue des Archives, 75003", "ROOFTOP", "partial"],
    ]);
    await database().db.delete(places).where(eq(places.id, "square"));
  });

  it("names every place of a name, and none that has closed for good", async () => {
    expect((await forward("pain vin")).map(({ place_id }) => place_id)).toEqual(["place:chain-11", "place:chain-2"]);
    const closed = {
      ...place("gone", "La Lanterne", "1 Rue Cler, 75007 Paris", 48.857, 2.3057),
      placeStatus: "Permanently Closed" as const,
    };
    await keep(database().db, [closed]);
    expect(await forward("la lanterne")).toEqual([]);
  });

  it.each(["Bastille", "bastille paris", "Bastille, Paris, France"])(
    "takes a square for what is meant by its name alone: %s",
    async (name) => {
      const [first] = short(await forward(name));
      expect(first).toEqual(["Place de la Bastille, 75012", "GEOMETRIC_CENTER", "partial"]);
    },
  );

  it("takes a street for what is meant by its name alone, but not by the name of a town", async () => {
    expect(short(await forward("bellechasse"))[0]).toEqual([
      "Rue de Bellechasse, 75007",
      "GEOMETRIC_CENTER",
      "partial",
    ]);
    await keep(database().db, [place("lyon", "Chez Lyonnet", "4 Rue de Lyon, 75012 Paris", 48.8472, 2.3716)]);
    expect((await forward("rue de Lyon"))[0]?.formatted_address).toBe("Rue de Lyon, 75012 Paris, France");
    for (const town of ["Lyon", "lyon, Paris"]) expect(await forward(town)).toEqual([]);
    await database().db.delete(places).where(eq(places.id, "lyon"));
  });

  it.each([
    ["75011", "75011 Paris, France"],
    ["11e", "75011 Paris, France"],
    ["Paris 11", "75011 Paris, France"],
    ["1er arrondissement, Paris", "75001 Paris, France"],
    ["75116", "75016 Paris, France"],
    ["paris", "Paris, France"],
    ["Paris, France", "Paris, France"],
  ])("finds an area: %s", async (address, found) => {
    const results = await forward(address);
    expect(results).toMatchObject([{ formatted_address: found, geometry: { location_type: "APPROXIMATE" } }]);
    const [{ location, viewport } = {}] = results.map(({ geometry }) => geometry);
    expect(location?.lat).toBeGreaterThan(viewport?.southwest.lat ?? Number.NaN);
    expect(location?.lng).toBeLessThan(viewport?.northeast.lng ?? Number.NaN);
  });

  it("puts Paris where maps of it start", async () => {
    const [city] = await forward("Paris");
    expect(city?.geometry.location).toEqual({ lat: 48.8566, lng: 2.3522 });
  });

  it.each([
    ["rue des archivse", "Rue des Archives, 75003"],
    ["10 ruee des Archives", "10 Rue des Archives, 75004"],
    ["3 rue de Belechasse", "3 Rue de Bellechasse, 75007"],
    ["rue vielle du temple", "Rue Vieille du Temple, 75003"],
    ["5 rue du faubuorg saint antione", "5 Rue du Faubourg Saint-Antoine, 75011"],
  ])("forgives a slip: %s", async (address, found) => {
    const [first] = await forward(address);
    expect(first?.formatted_address).toBe(`${found} Paris, France`);
    expect(first?.partial_match).toBe(true);
  });

  it.each([
    "rue xyzzy",
    "rue de Berlin",
    "10 rue de Lyon",
    "rue des Archivse, 75018",
    "Lyon",
    "Berlin, Germany",
    "London",
    "10 rue de Rivoli, 69001 Lyon",
    "10 rue de Rivoli, Lyon",
    "10 rue de Rivoli, Lyon, Paris, France",
    "France",
    "10",
    "rue",
    "cafe, Paris",
    "93100",
    "%",
    "'; drop table places; --",
    "東京",
  ])("invents nothing for %s", async (address) => {
    expect(await forward(address)).toEqual([]);
  });

  it("finds the addresses around a point, nearest first, and its arrondissement last", async () => {
    expect(short(await reverse(48.8576, 2.35412))).toEqual([
      ["10 Rue des Archives, 75004", "ROOFTOP", "whole"],
      ["10 bis Rue des Archives, 75004", "ROOFTOP", "whole"],
      ["75004", "APPROXIMATE", "whole"],
    ]);
    expect(short(await reverse(48.8606, 2.3619))[0]?.[0]).toBe("109 Rue Vieille du Temple, 75003");
  });

  it("looks 100 m around and no further: in the wood it names the arrondissement alone", async () => {
    const archives = { latitude: 48.8575, longitude: 2.3541 };
    const degrees = (metres: number) => metres / 111_195;
    const near = await reverse(archives.latitude - degrees(160), archives.longitude);
    expect(near.map(({ formatted_address }) => formatted_address)).not.toContain(ARCHIVES);
    const corner = await reverse(48.8719 + degrees(90), 2.293 + degrees(90) / Math.cos((48.8719 * Math.PI) / 180));
    expect(short(corner)).toEqual([["75016", "APPROXIMATE", "whole"]]);
    const [lone] = await reverse(48.8719 + degrees(95), 2.293);
    expect(lone?.formatted_address).toBe("12 Rue Lauriston, 75016 Paris, France");
    expect(short(await reverse(48.8719 + degrees(105), 2.293))).toEqual([["75016", "APPROXIMATE", "whole"]]);
    expect(short(await reverse(48.8625, 2.252))).toEqual([["75016", "APPROXIMATE", "whole"]]);
  });

  it("believes an address within 30 m, where its outline of the city ends", async () => {
    await keep(database().db, [place("edge", "Le Bord", "1 Rue du Pré, 75019 Paris", 48.895, 2.41)]);
    expect(short(await reverse(48.895 + 20 / 111_195, 2.41))).toEqual([
      ["1 Rue du Pré, 75019", "ROOFTOP", "whole"],
      ["75019", "APPROXIMATE", "whole"],
    ]);
    expect(await reverse(48.895 + 40 / 111_195, 2.41)).toEqual([]);
    await database().db.delete(places).where(eq(places.id, "edge"));
  });

  it.each([
    [45.764, 4.8357],
    [48.8049, 2.1204],
    [48.8156, 2.4],
    [-48.8566, 2.3522],
    [90, 180],
    [0, 0],
  ])("knows nothing of %d, %d, outside of Paris", async (latitude, longitude) => {
    expect(await reverse(latitude, longitude)).toEqual([]);
  });

  it("finds again what it found, there and back", async () => {
    for (const address of [
      ARCHIVES,
      "12 Rue Lauriston, 75016 Paris, France",
      "109 Rue Vieille du Temple, 75003 Paris, France",
    ]) {
      const [there] = await forward(address);
      const { lat, lng } = there?.geometry.location ?? { lat: 0, lng: 0 };
      const [back] = await reverse(lat, lng);
      expect([there?.formatted_address, back?.formatted_address]).toEqual([address, address]);
    }
  });

  it("finds an address however it is written", async () => {
    const street = fc.constantFrom(
      "Rue du Faubourg Saint-Antoine",
      "RUE DU FAUBOURG SAINT ANTOINE",
      "r du fbg st antoine",
      "R. du Fg. St-Antoine",
      "ruë dü faubourg saint–antoine",
    );
    const gap = fc.constantFrom(" ", ", ", "  ", " , ");
    const city = fc.constantFrom(
      "75011",
      "75011 Paris",
      "Paris 11e",
      "PARIS 11",
      "75011 Paris, France",
      "11e arrondissement",
      "",
    );
    const order = fc.boolean();
    await fc.assert(
      fc.asyncProperty(street, gap, city, order, async (name, between, town, isBehind) => {
        const house = `5${between}${name}`;
        const [found] = await forward(town === "" ? house : isBehind ? `${house}, ${town}` : `${town}, ${house}`);
        expect(found?.formatted_address).toBe("5 Rue du Faubourg Saint-Antoine, 75011 Paris, France");
      }),
      { numRuns: 60 },
    );
  });

  it("answers every text and every point, with at most five results in Paris", async () => {
    const piece = fc.constantFrom(
      "10",
      "bis",
      "rue",
      "des",
      "Archives",
      "Paris",
      "75004",
      "11e",
      ",",
      "%",
      "_",
      "\\",
      "'",
      '"',
      "temple",
    );
    const text = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
      fc.array(piece, { minLength: 1, maxLength: 10 }).map((words) => words.join(" ")),
    );
    const readable = text.filter((t) => t.trim() !== "" && t.length <= 200 && !t.includes("\0") && t.isWellFormed());
    const isInParis = ({ geometry: { location } }: Results[number]) =>
      distanceKm({ latitude: location.lat, longitude: location.lng }, { latitude: 48.8566, longitude: 2.3522 }) < 12;
    await fc.assert(
      fc.asyncProperty(readable, async (address) => {
        expect((await forward(address)).every(isInParis)).toBe(true);
      }),
      { numRuns: 150 },
    );
    const latitude = fc.double({ min: -90, max: 90, noNaN: true }).map((n) => n.toFixed(6));
    const near = fc.double({ min: 48.8, max: 48.92, noNaN: true }).map((n) => n.toFixed(6));
    const longitude = fc.double({ min: 2.2, max: 2.5, noNaN: true }).map((n) => n.toFixed(6));
    await fc.assert(
      fc.asyncProperty(fc.oneof(latitude, near), longitude, async (lat, lng) => {
        expect((await ask({ latlng: `${lat},${lng}` })).every(isInParis)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("takes what Google's clients send along, and what it ignores", async () => {
    const google = { key: "AIza", language: "fr", region: "fr", components: "country:FR", bounds: "48.8,2.2|48.9,2.5" };
    expect(await ask({ address: ARCHIVES, ...google })).toHaveLength(1);
    expect((await ask({ latlng: "48.8575, 2.3541", ...google }))[0]?.formatted_address).toBe(ARCHIVES);
  });

  it.each([
    ["", "address", "Either address or latlng is needed, and not both"],
    ["address=a&latlng=48.8,2.3", "address", "Either address or latlng is needed, and not both"],
    ["address=", "address", "address must not be empty"],
    ["address=+%0A", "address", "address must not be empty"],
    [`address=${"a".repeat(201)}`, "address", "address must have at most 200 characters"],
    ["address=%00", "address", "address must be readable text"],
    ["address=a&address=b", "address", "address must be a string"],
    ["latlng=48.8,2.3&latlng=48.8,2.3", "latlng", "latlng must be a string"],
    ["latlng=48.8", "latlng", "latlng must be a latitude and a longitude: 48.8566,2.3522"],
    ["latlng=north,2.3", "latlng", "latlng must be a latitude and a longitude: 48.8566,2.3522"],
    ["latlng=91,2.3", "latlng", "latlng must lie within ±90 and ±180 degrees"],
    ["latlng=48.8,-181", "latlng", "latlng must lie within ±90 and ±180 degrees"],
    ["address=Paris&place_id=x", "place_id", "place_id is not a parameter of this call"],
  ])("refuses '%s', in Google's words and in ours", async (query, field, sentence) => {
    const answer = await api.get(`/geocode/json?${query}`);
    expect(answer.status).toBe(400);
    expect(InvalidGeocodeBody.parse(await answer.json())).toMatchObject({
      status: "INVALID_REQUEST",
      error_message: sentence,
      results: [],
      error: sentence,
      code: "bad_request",
      details: [{ field }],
    });
  });

  // Last, since it empties the register.
  it("is of use without any register, from the addresses of places", async () => {
    const { db } = database();
    await db.delete(streets);
    expect(await db.$count(places)).toBeGreaterThan(0);
    expect(short(await forward("109 rue vieille du temple, Paris"))).toEqual([
      ["109 Rue Vieille du Temple, 75003", "ROOFTOP", "whole"],
    ]);
    expect(short(await forward("rue vieille du temple"))).toEqual([
      ["Rue Vieille du Temple, 75003", "GEOMETRIC_CENTER", "whole"],
    ]);
    expect(await forward("10 rue des Archives")).toEqual([]);
    expect(short(await reverse(48.86052, 2.36181))[0]?.[0]).toBe("109 Rue Vieille du Temple, 75003");
  });
});
