import { MAX_ADDRESS_LENGTH } from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { ErrorBody, failing } from "./failures.ts";
import { safeText } from "./parameters.ts";

const Point = z.object({ lat: z.number(), lng: z.number() }).meta({ id: "LatLng" });

const LOCATION_TYPES = ["ROOFTOP", "RANGE_INTERPOLATED", "GEOMETRIC_CENTER", "APPROXIMATE"] as const;

export const GeocodeResult = z
  .object({
    formatted_address: z.string(),
    geometry: z.object({
      location: Point,
      location_type: z.enum(LOCATION_TYPES).meta({
        description:
          "ROOFTOP: a house number with a point at most 20 m from the house, a station, a museum, a sight, or a place. " +
          "RANGE_INTERPOLATED: a house number whose point is estimated from others. GEOMETRIC_CENTER: a point near the " +
          "middle of a street, square, park or bridge, the corner of two streets, or pasted coordinates. APPROXIMATE: " +
          "a quarter, an arrondissement, or the city.",
      }),
      viewport: z.object({ northeast: Point, southwest: Point }),
    }),
    place_id: z.string(),
    types: z.array(z.string()),
    address_components: z.array(
      z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
    ),
    partial_match: z.literal(true).optional().meta({
      description: "Present when the result is not exactly what was queried, for example if the name is misspelt.",
    }),
  })
  .meta({ id: "GeocodeResult" });
export type GeocodeResult = z.infer<typeof GeocodeResult>;

const example: GeocodeResult = {
  formatted_address: "10 Rue des Archives, 75004 Paris, France",
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
};

export const GeocodeBody = z
  .object({ status: z.enum(["OK", "ZERO_RESULTS"]), results: z.array(GeocodeResult).max(5) })
  .meta({ id: "Geocode", example: { status: "OK", results: [example] } });
export type GeocodeBody = z.infer<typeof GeocodeBody>;

/** A refusal in Google's shape, with the fields of our own errors. */
export const InvalidGeocodeBody = ErrorBody.extend({
  status: z.literal("INVALID_REQUEST"),
  error_message: z.string(),
  results: z.array(GeocodeResult).max(0),
}).meta({
  id: "InvalidGeocode",
  example: {
    status: "INVALID_REQUEST",
    error_message: "latlng must be a latitude and a longitude: 48.8566,2.3522",
    results: [],
    error: "latlng must be a latitude and a longitude: 48.8566,2.3522",
    code: "bad_request",
    details: [{ field: "latlng", message: "must be a latitude and a longitude: 48.8566,2.3522" }],
  },
});

const DEGREES = /^(-?\d{1,3}(?:\.\d{1,15})?), ?(-?\d{1,3}(?:\.\d{1,15})?)$/;

const LatLng = z
  .string()
  .regex(DEGREES, "must be a latitude and a longitude: 48.8566,2.3522")
  .transform((text) => {
    const [, latitude, longitude] = DEGREES.exec(text) ?? [];
    return { latitude: Number(latitude), longitude: Number(longitude) };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, {
    error: "must lie within ±90 and ±180 degrees",
  })
  .meta({ type: "string", pattern: DEGREES.source, example: "48.8575,2.3540" });

/** A parameter that clients written for Google's API may send. It has no effect. */
const ignored = safeText(1_000)
  .optional()
  .meta({ description: "Accepted and ignored, for clients written for Google's geocoding." });

const Address = safeText(MAX_ADDRESS_LENGTH)
  .refine((text) => text.trim() !== "", "Please enter an address")
  .meta({ example: "10 rue des Archives, 75004 Paris" });

export const GeocodeQuery = z
  .strictObject({
    address: Address.optional(),
    latlng: LatLng.optional(),
    key: ignored,
    language: ignored,
    region: ignored,
    components: ignored,
    bounds: ignored,
  })
  .refine(({ address, latlng }) => (address === undefined) !== (latlng === undefined), {
    error: "Send either address or latlng, and not both",
    path: ["address"],
  });
export const geocode = defineCall({
  method: "get",
  path: "/geocode/json",
  tags: ["Geocoding"],
  summary: "The position of an address, or the address at a point",
  description: [
    "The response has the shape of Google's Geocoding API. The data are a gazetteer of Paris, and the addresses and " +
      "places of this database. Nothing outside of Paris is ever found.",
    "`address` finds house numbers, streets, corners of two streets, stations, squares, sights, places by name, " +
      "arrondissements, the city and pasted coordinates, whatever the case, the accents and the order, with common " +
      "abbreviations and one or two spelling mistakes in a word; at most five, best first.",
    "`latlng` finds the nearest addresses within 30 m. If there are none, it finds the first of: the addresses " +
      "within 100 m, if the imported register has one of these addresses; the nearest street within 100 m; the " +
      "addresses of places within 100 m. The last result for `latlng` is the arrondissement.",
  ].join("\n\n"),
  request: { query: GeocodeQuery },
  responses: {
    200: {
      description: "The results; `ZERO_RESULTS` when there are none",
      content: { "application/json": { schema: GeocodeBody } },
    },
    400: {
      description:
        "A parameter is malformed, unknown or missing. The body has the fields of Google's API and of `Error`.",
      content: { "application/json": { schema: InvalidGeocodeBody } },
    },
    500: failing[500],
    503: failing[503],
  },
});
