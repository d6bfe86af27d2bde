import { resolve } from "node:path";
import { GeocodeBody } from "@flaneur/contract";
import type { Place } from "@flaneur/domain";
import { afterAll, beforeAll, expect } from "vitest";
import type { z } from "zod";
import type { Database, Db } from "../src/db/database.ts";
import { importFiles } from "../src/import/import-files.ts";
import { upsertPlaces } from "../src/places/place-store.ts";
import { apiOver, type TestApi } from "./api.ts";

const BAN = resolve(import.meta.dirname, "../src/import/fixtures/addresses.ban.csv");

/** The address of a house in the register. */
export const ARCHIVES = "10 Rue des Archives, 75004 Paris, France";

export const place = (id: string, name: string, address: string, latitude: number, longitude: number): Place => ({
  id,
  name,
  otherNames: [],
  address,
  arrondissement: /75\d{3}/.exec(address)?.[0] ?? null,
  neighbourhoods: [],
  types: ["Restaurant"],
  tags: [],
  placeStatus: "Open",
  rating: null,
  travelTime: null,
  googleMapsUrl: null,
  website: null,
  ...{ phone: null, bookingUrl: null, menuUrl: null },
  coordinates: { latitude, longitude },
  description: null,
  openingHours: null,
  openingHoursSource: null,
  source: null,
  ratingSource: null,
  wheelchair: null,
  isChosen: true,
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

/** Stores places, or overwrites them. */
export const keep = (db: Db, list: readonly Place[]) =>
  upsertPlaces(
    db,
    list.map((one) => ({ ...one, source: "test", sourceId: one.id, mediaUrls: [], posterPick: 0 })),
  );

export type Results = z.infer<typeof GeocodeBody>["results"];

/** Creates the API over a few places and addresses, with functions to query it. Use it inside a `describeOnBoth`. */
export function geocodingOver(database: () => Database) {
  let api: TestApi | undefined;
  beforeAll(async () => {
    const { db } = database();
    api = apiOver(db);
    await keep(db, PLACES);
    await importFiles(db, [], { addresses: BAN });
  });
  afterAll(() => api?.remove());

  const get = async (query: string, path = `/geocode/json?${query}`): Promise<Response> => {
    if (api === undefined) throw new Error("the API exists only while tests run");
    return api.get(path);
  };
  const ask = async (parameters: Record<string, string>): Promise<Results> => {
    const answer = await get(String(new URLSearchParams(parameters)));
    expect(answer.status).toBe(200);
    const { status, results } = GeocodeBody.parse(await answer.json());
    expect(status).toBe(results.length === 0 ? "ZERO_RESULTS" : "OK");
    return results;
  };
  return {
    get,
    ask,
    forward: (address: string) => ask({ address }),
    reverse: (latitude: number, longitude: number) => ask({ latlng: `${latitude},${longitude}` }),
  };
}

/** Returns the parts of each result that tests compare. */
export const short = (results: Results) =>
  results.map(({ formatted_address, geometry, partial_match }) => [
    formatted_address.replace(" Paris, France", ""),
    geometry.location_type,
    partial_match === true ? "partial" : "whole",
  ]);
