import { type Coordinates, cardAddress, distanceKm, fold, type Place } from "@flaneur/domain";
import { Hono } from "hono";

interface Address {
  readonly address: string;
  readonly postcode: string | null;
  readonly coordinates: Coordinates;
}

const result = ({ address, coordinates: { latitude, longitude } }: Address) => ({
  formatted_address: `${address}, France`,
  geometry: { location: { lat: latitude, lng: longitude }, location_type: "ROOFTOP" },
});

/** The calls of §7 on addresses, in Google's shape. The only addresses in memory are those of the places. */
export function geocodingCalls(places: readonly Place[]): Hono {
  const addresses = places.flatMap(({ address, arrondissement, coordinates }): readonly Address[] =>
    coordinates === null ? [] : [{ address, postcode: arrondissement, coordinates }],
  );
  // What is typed comes with ', Paris, France', or without a city.
  const matching = (typed: string) =>
    addresses.filter(({ address }) => fold(address).includes(fold(cardAddress(typed))));
  const nearest = (from: Coordinates) =>
    addresses.toSorted((a, b) => distanceKm(from, a.coordinates) - distanceKm(from, b.coordinates)).slice(0, 1);

  const app = new Hono();
  app.get("/geocode/json", (context) => {
    const { address, latlng } = context.req.query();
    const [latitude = 0, longitude = 0] = (latlng ?? "").split(",").map(Number);
    const found = address === undefined ? nearest({ latitude, longitude }) : matching(address);
    return context.json({
      status: found.length === 0 ? "ZERO_RESULTS" : "OK",
      results: found.slice(0, 1).map(result),
    });
  });
  app.get("/geocode/suggest", (context) =>
    context.json({
      suggestions: matching(context.req.query("q") ?? "")
        .slice(0, 5)
        .map(({ address, postcode, coordinates }) => ({
          text: cardAddress(address),
          kind: "address",
          postcode,
          address: `${address}, France`,
          ...coordinates,
          isApproximate: false,
        })),
    }),
  );
  return app;
}
