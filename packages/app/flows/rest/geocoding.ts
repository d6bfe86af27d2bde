import { type Coordinates, distanceKm, type Place } from "@flaneur/domain";
import { Hono } from "hono";
import { addressesNamed, type NamedAddress, namesOfPlaces } from "./address-names.ts";

const result = ({ address, latitude, longitude }: NamedAddress) => ({
  formatted_address: address,
  geometry: { location: { lat: latitude, lng: longitude }, location_type: "ROOFTOP" },
});

/**
 * Returns the REST routes for addresses (§7). `/geocode/json` responds in the format of Google's API,
 * `/geocode/suggest` in the format of our own API. Both search for a text among the places and in the api's gazetteer.
 * `/geocode/json` also finds the address of the place that is nearest to a point.
 */
export function geocodingCalls(places: readonly Place[]): Hono {
  const names = namesOfPlaces(places);
  const houses = names.map(({ named }) => named).filter(({ kind }) => kind === "address");
  const nearest = (from: Coordinates) =>
    houses.toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b)).slice(0, 1);

  const app = new Hono();
  app.get("/geocode/json", async (context) => {
    const { address, latlng } = context.req.query();
    const [latitude = 0, longitude = 0] = (latlng ?? "").split(",").map(Number);
    const found = address === undefined ? nearest({ latitude, longitude }) : await addressesNamed(address, names);
    return context.json({
      status: found.length === 0 ? "ZERO_RESULTS" : "OK",
      results: found.slice(0, 1).map(result),
    });
  });
  app.get("/geocode/suggest", async (context) =>
    context.json({ suggestions: await addressesNamed(context.req.query("q") ?? "", names) }),
  );
  return app;
}
