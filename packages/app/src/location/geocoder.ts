import { type Coordinates, DEADLINES_MS, isRecord } from "@flaneur/domain";
import { fromPromise } from "xstate";

/** An address to find, or a point to find the address of. */
export type GeocodingQuery = { readonly address: string } | { readonly coordinates: Coordinates };

/**
 * How well an address matches the query. `partial` if only a part was found, such as the street without the number.
 * `estimated` if the point is computed from the neighbouring numbers.
 */
export type AddressMatch = "exact" | "partial" | "estimated";

export interface GeocodedAddress {
  readonly formattedAddress: string;
  readonly coordinates: Coordinates;
  readonly match: AddressMatch;
}

interface GeocoderOptions {
  readonly send: typeof fetch;
  /** The key of Google's service. Without a key our own server is used, which responds in the same shape (§7). */
  readonly key: string | null;
  /** The URL of the service. @default the URL of Google with a key, else of our own server */
  readonly url?: string;
  readonly deadlineMs?: number;
}

const GOOGLE_URL = "https://maps.googleapis.com/maps/api/geocode/json";
const OWN_URL = "/api/geocode/json";

/** Thrown if the response of the service is not valid. */
export class GeocodingError extends Error {
  override readonly name = "GeocodingError";
}

/**
 * Finds the point of an address, or the address at a point. Resolves with null if the service has no result, or refuses
 * the request, for example when the quota is exceeded.
 * Rejects with GeocodingError if the response is not valid, or with the error of the request.
 */
export type Geocode = (query: GeocodingQuery, signal?: AbortSignal) => Promise<GeocodedAddress | null>;

export function createGeocoder({
  send,
  key,
  url = key === null ? OWN_URL : GOOGLE_URL,
  deadlineMs = DEADLINES_MS.browser,
}: GeocoderOptions): Geocode {
  return async (query, signal) => {
    const parameters = new URLSearchParams(
      "address" in query
        ? { address: query.address }
        : { latlng: `${query.coordinates.latitude},${query.coordinates.longitude}` },
    );
    if (key !== null) parameters.set("key", key);
    const deadline = AbortSignal.timeout(deadlineMs);
    const response = await send(`${url}?${parameters}`, {
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
    });
    const body: unknown = response.status < 500 ? await response.json().catch(() => null) : null;
    // The body of a refused request has a status, too, such as 'INVALID_REQUEST' or 'OVER_QUERY_LIMIT'.
    if (!isRecord(body) || typeof body.status !== "string") {
      throw new GeocodingError(`The geocoder answered with HTTP status ${response.status} and no result.`);
    }
    if (body.status !== "OK") {
      if (body.status !== "ZERO_RESULTS")
        console.warn(new GeocodingError(`The geocoder refused: ${body.status} ${body.error_message ?? ""}`));
      return null;
    }
    const [first] = Array.isArray(body.results) ? body.results : [];
    return first === undefined ? null : parseResult(first);
  };
}

/** The actor `geocode` of the machines that look up addresses or points. */
export const geocodeActor = (geocode: Geocode) =>
  fromPromise<GeocodedAddress | null, GeocodingQuery>(({ input, signal }) => geocode(input, signal));

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

function parseResult(result: unknown): GeocodedAddress {
  const formattedAddress = fieldOf(result, "formatted_address");
  const location = fieldOf(fieldOf(result, "geometry"), "location");
  const [latitude, longitude] = [fieldOf(location, "lat"), fieldOf(location, "lng")];
  if (typeof formattedAddress !== "string" || !isDegrees(latitude, 90) || !isDegrees(longitude, 180)) {
    throw new GeocodingError("The geocoder sent a result without an address or a point.");
  }
  return { formattedAddress, coordinates: { latitude, longitude }, match: matchOf(result) };
}

function matchOf(result: unknown): AddressMatch {
  if (fieldOf(fieldOf(result, "geometry"), "location_type") === "RANGE_INTERPOLATED") return "estimated";
  return fieldOf(result, "partial_match") === true ? "partial" : "exact";
}

const isDegrees = (value: unknown, max: number): value is number => typeof value === "number" && Math.abs(value) <= max;
