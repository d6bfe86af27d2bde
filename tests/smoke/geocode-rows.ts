import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

/** The bounds of Paris and its surroundings, in degrees. */
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

/** Checks the calls for geocoding and for address suggestions. */
export async function checkGeocoding({ step }: SmokeTest, { address, latitude, longitude }: KnownPlace): Promise<void> {
  await step({
    method: "GET",
    path: `/geocode/json?${new URLSearchParams({ address })}`,
    checked: "the position of an address, in Paris",
    schema: Found,
  });
  await step({
    method: "GET",
    path: `/geocode/json?${new URLSearchParams({ latlng: `${latitude},${longitude}` })}`,
    checked: "the address of a position, in Paris",
    schema: Found,
  });
  await step({
    method: "GET",
    path: "/geocode/suggest?q=rue%20de%20riv",
    checked: "suggestions for the start of an address, in Paris",
    schema: Suggested,
  });
}
