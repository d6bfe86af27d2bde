import { areaText, INITIAL_FILTERS, setArea } from "@flaneur/domain";
import { createLogger } from "@flaneur/server-kit";
import { afterEach, expect, it } from "vitest";
import { PlaceMatchesQuery } from "../src/features/bring/bring.graphql.ts";
import { FavoritesQuery } from "../src/features/places/favorites.graphql.ts";
import { favoritesVariables, listingVariables } from "../src/features/places/listing.ts";
import { PlaceQuery, PlacesQuery } from "../src/features/places/places.graphql.ts";
import { TravelTimeRangesQuery } from "../src/features/travel/travel.graphql.ts";
import { type GraphDocument, textOf } from "../src/graph/graphql.ts";
import { AddressSuggestionsQuery } from "../src/location/address-suggestions.graphql.ts";
import { UpdateTravelTimeMutation } from "../src/location/travel-time.graphql.ts";
import { closeServers, listen, startApp } from "./testing/servers.ts";

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };

afterEach(closeServers);

const HERE = { latitude: 48.8643217, longitude: 2.3690418 };
/** Five decimals, because the corner of an area is rounded to five. */
const DIGITS = /48\.86432|2\.36904/;
/** The part of the map whose corner is the position. */
const AREA = { west: HERE.longitude, south: HERE.latitude, east: 2.4, north: 48.9 };
const POINT = new URLSearchParams({ latitude: String(HERE.latitude), longitude: String(HERE.longitude) });

const body = <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables): string =>
  JSON.stringify({ query: textOf(document), variables });

/** Sends many requests with a position, some of them invalid. Returns the statuses of the responses. */
async function sendEverywhere(url: string): Promise<number[]> {
  const origin = { ...HERE, mode: "WALKING" as const };
  const filters = { ...INITIAL_FILTERS, maxTravelTime: 20 };
  const post = (path: string, text: string) =>
    fetch(`${url}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: text });
  const answers = [
    await post("/graphql", body(UpdateTravelTimeMutation, { origin })),
    await post("/graphql", body(TravelTimeRangesQuery, { origin })),
    await post("/graphql", body(PlacesQuery, listingVariables(filters, NOW, false, HERE))),
    await post(
      "/graphql",
      JSON.stringify({ query: textOf(PlacesQuery), variables: { origin: HERE, page: HERE.latitude } }),
    ),
    await post("/api/travel-time/update", JSON.stringify({ ...HERE, transportMode: "walking" })),
    await post("/api/travel-time/update", JSON.stringify({ ...HERE, transportMode: "on wings" })),
    await fetch(`${url}/api/filters/by-travel-time?${POINT}&maxMinutes=20`),
    await fetch(`${url}/api/filters/by-travel-time?${POINT}&maxMinutes=2000`),
    await fetch(`${url}/api/places?${POINT}&sortBy=travelTime`),
    await fetch(`${url}/api/geocode/json?latlng=${HERE.latitude},${HERE.longitude}`),
    await post("/graphql", body(AddressSuggestionsQuery, { typed: `${HERE.latitude}, ${HERE.longitude}` })),
    await post("/graphql", body(AddressSuggestionsQuery, { typed: `${HERE.latitude} `.repeat(50) })),
    await fetch(`${url}/api/geocode/suggest?q=${HERE.latitude}+${HERE.longitude}`),
    await fetch(`${url}/api/geocode/suggest?q=${HERE.latitude}&limit=${HERE.longitude}`),
    await fetch(`${url}/api/geocode/json?address=${HERE.latitude}+${HERE.longitude}`),
    await fetch(`${url}/?latitude=${HERE.latitude}`),
    await fetch(`${url}/?area=${areaText(AREA)}`),
    await fetch(`${url}/api/places?area=${areaText(AREA)}`),
    await fetch(`${url}/api/places?area=${areaText(AREA)},7`),
    await post("/graphql", body(PlacesQuery, listingVariables(setArea(filters, AREA), NOW))),
    await post("/graphql", body(FavoritesQuery, favoritesVariables(setArea(filters, AREA), HERE, NOW))),
    await post("/graphql", JSON.stringify({ query: textOf(PlacesQuery), variables: { filters: { area: [AREA] } } })),
    await post("/graphql", body(PlaceMatchesQuery, { items: [{ name: "Nowhere", coordinates: HERE }] })),
    await post("/graphql", JSON.stringify({ query: textOf(PlaceMatchesQuery), variables: { items: [HERE] } })),
    await post("/api/places/match", JSON.stringify({ items: [{ name: "Nowhere", coordinates: HERE }] })),
    await post("/api/places/match", JSON.stringify({ items: [{ coordinates: { ...HERE, altitude: 1 } }] })),
    await post("/graphql", body(PlaceQuery, { id: "septime", origin })),
    await fetch(`${url}/api/places/septime?${POINT}&metro=true`),
    await fetch(`${url}/api/places/septime?${POINT}&transportMode=wings`),
    await fetch(`${url}/api/auth/profile`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ homeLocation: { ...HERE, address: `${HERE.latitude}, ${HERE.longitude}` } }),
    }),
  ];
  return answers.map(({ status }) => status);
}

const collecting = (lines: Record<string, unknown>[]) =>
  createLogger("trace", { write: (line) => void lines.push(JSON.parse(line)) });
const partsOf = (lines: readonly Record<string, unknown>[]) => [...new Set(lines.map(({ part }) => part))].toSorted();

it("no part of the product logs a position, whether a request succeeds or is refused", async () => {
  const lines: Record<string, unknown>[] = [];
  const statuses = await sendEverywhere(await startApp({}, { logger: collecting(lines) }));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(partsOf(lines)).toEqual(["api", "app", "gateway"]);
  expect(JSON.stringify(lines)).not.toMatch(DIGITS);
});

it("no part of the product logs a position when the api does not respond or sends invalid data", async () => {
  const nonsense = await listen(() => Response.json({ error: "no", ranges: 7 }));
  for (const upstream of ["http://127.0.0.1:1", nonsense]) {
    const lines: Record<string, unknown>[] = [];
    await sendEverywhere(await startApp({ API_URL: upstream }, { logger: collecting(lines) }));
    expect(partsOf(lines)).toEqual(["app", "gateway"]);
    expect(JSON.stringify(lines)).not.toMatch(DIGITS);
  }
});
