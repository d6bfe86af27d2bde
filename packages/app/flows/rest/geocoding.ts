import { geocode, suggestAddresses } from "@flaneur/contract";
import { type Coordinates, distanceKm, type Place } from "@flaneur/domain";
import type { Hono } from "hono";
import { serve } from "../../src/offline/memory-rest/serve.ts";
import { addressesNamed, type NamedAddress, namesOfPlaces } from "./address-names.ts";

const result = ({ address, latitude, longitude }: NamedAddress) => ({
  formatted_address: address,
  geometry: { location: { lat: latitude, lng: longitude }, location_type: "ROOFTOP" },
});

/**
 * Serves the calls for addresses (§7). `/geocode/json` responds in the format of Google's API,
 * `/geocode/suggest` in the format of our own API. Both search for a text among the places and in the api's gazetteer.
 * `/geocode/json` also finds the address of the place that is nearest to a point.
 */
export function serveGeocoding(app: Hono, places: readonly Place[]): void {
  const names = namesOfPlaces(places);
  const houses = names.map(({ named }) => named).filter(({ kind }) => kind === "address");
  const nearest = (from: Coordinates) =>
    houses.toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b)).slice(0, 1);

  serve(app, geocode, async ({ query: { address, latlng } }) => {
    const found = latlng === undefined ? await addressesNamed(address ?? "", names) : nearest(latlng);
    return Response.json({
      status: found.length === 0 ? "ZERO_RESULTS" : "OK",
      results: found.slice(0, 1).map(result),
    });
  });
  serve(app, suggestAddresses, async ({ query: { q } }) =>
    Response.json({ suggestions: await addressesNamed(q, names) }),
  );
}
