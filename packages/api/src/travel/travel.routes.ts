import { TRANSPORT_MODES, TRAVEL_LIMITS } from "@flaneur/domain";
import { TRAVEL_RANGES } from "@flaneur/place-index";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { body, json, noQuery } from "../http/contents.ts";
import { bodyFailures, commonFailures } from "../http/errors.ts";
import { degrees, transportMode, wholeNumber } from "../http/parameters.ts";
import type { PlaceSearch } from "../places/place-search.ts";

const { min, max, step, default: standard } = TRAVEL_LIMITS;

const Ranges = z
  .object({
    min: z.literal(min),
    max: z.literal(max),
    step: z.literal(step),
    default: z.literal(standard),
    ranges: z.array(z.number().int()),
    transportModes: z.array(z.enum(TRANSPORT_MODES)),
  })
  .openapi("TravelTimeRanges", {
    example: {
      min,
      max,
      step,
      default: standard,
      ranges: [...TRAVEL_RANGES],
      transportModes: [...TRANSPORT_MODES],
    },
  });

const ranges = createRoute({
  method: "get",
  path: "/filters/travel-time-ranges",
  tags: ["Travel"],
  summary: "The steps of the travel-time slider, in minutes",
  request: { query: noQuery },
  responses: { 200: { description: "The steps", content: json(Ranges) }, ...commonFailures },
});

const within = createRoute({
  method: "get",
  path: "/filters/by-travel-time",
  tags: ["Travel"],
  summary: "The places within reach, nearest first",
  request: {
    query: z.strictObject({
      latitude: degrees(90),
      longitude: degrees(180),
      maxMinutes: wholeNumber(min, max, standard),
      transportMode,
    }),
  },
  responses: {
    200: {
      description: "The ids of the places",
      content: json(
        z
          .object({ placeIds: z.array(z.string()) })
          .openapi("PlacesWithin", { example: { placeIds: ["breizh-cafe-marais"] } }),
      ),
    },
    ...commonFailures,
  },
});

const number = (limit: number) => {
  const message = `must be a number from -${limit} to ${limit}`;
  return z.number({ error: message }).min(-limit, message).max(limit, message);
};

const Location = z
  .strictObject({ latitude: number(90), longitude: number(180), transportMode })
  .openapi("TravelTimeLocation", { example: { latitude: 48.8606, longitude: 2.3376, transportMode: "walking" } });

const Reached = z
  .object({
    success: z.literal(true),
    ranges: z.array(z.object({ minutes: z.number().int(), count: z.number().int() })),
  })
  .openapi("TravelTimeUpdate", { example: { success: true, ranges: [{ minutes: 10, count: 128 }] } });

const update = createRoute({
  method: "post",
  path: "/travel-time/update",
  tags: ["Travel"],
  summary: "How many places each step of the slider reaches from a new location",
  description: "The location is not stored: travel times are computed on request.",
  request: { query: noQuery, body: body(Location) },
  responses: { 200: { description: "The reach", content: json(Reached) }, ...bodyFailures },
});

/** Adds the calls on travel times, by the formula of §9. */
export function travelRoutes(app: OpenAPIHono, search: PlaceSearch): void {
  app.openapi(ranges, (context) =>
    context.json(
      { min, max, step, default: standard, ranges: [...TRAVEL_RANGES], transportModes: [...TRANSPORT_MODES] },
      200,
    ),
  );
  app.openapi(within, async (context) => {
    const { latitude, longitude, maxMinutes, transportMode: mode } = context.req.valid("query");
    const placeIds = await search.within({ from: { latitude, longitude }, maxMinutes, mode });
    return context.json({ placeIds: [...placeIds] }, 200);
  });
  app.openapi(update, async (context) => {
    const { latitude, longitude, transportMode: mode } = context.req.valid("json");
    const ranges = await search.reach({ from: { latitude, longitude }, mode });
    return context.json({ success: true as const, ranges: [...ranges] }, 200);
  });
}
