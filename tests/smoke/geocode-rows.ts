import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

/** The city and a little around it, in degrees. */
const PARIS = { lat: [48.8, 48.92], lng: [2.2, 2.5] } as const;
const within = ([from, to]: readonly [number, number]) => z.number().min(from).max(to);

const Found = z.object({
  status: z.literal("OK"),
  results: z
    .array(
      z.object({
        formatted_address: z.string().regex(/Paris/),
        geometry: z.object({ location: z.object({ lat: within(PARIS.lat), lng: within(PARIS.lng) }) }),
      }),
    )
    .min(1),
});

const Suggested = z.object({
  suggestions: z
    .array(z.object({ text: z.string(), latitude: within(PARIS.lat), longitude: within(PARIS.lng) }))
    .min(1)
    .max(8),
});

/** Geocoding, which §7 takes from a third party and our api offers in Google's shape. */
export async function checkGeocoding({ step }: SmokeTest, { address, latitude, longitude }: KnownPlace): Promise<void> {
  await step({
    method: "GET",
    path: `/geocode/json?${new URLSearchParams({ address })}`,
    checked: "by address: where it lies, in Paris",
    schema: Found,
  });
  await step({
    method: "GET",
    path: `/geocode/json?${new URLSearchParams({ latlng: `${latitude},${longitude}` })}`,
    checked: "by coordinates: what lies there, in Paris",
    schema: Found,
  });
  await step({
    method: "GET",
    path: "/geocode/suggest?q=rue%20de%20riv",
    checked: "by its beginning: what may be meant, in Paris",
    schema: Suggested,
  });
}
