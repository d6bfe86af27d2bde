import { TRANSPORT_MODES, TRAVEL_LIMITS, TRAVEL_RANGES } from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { body, json, noQuery } from "./contents.ts";
import { bodyFailures, commonFailures } from "./failures.ts";
import { count } from "./numbers.ts";
import { degrees, transportMode, wholeNumber } from "./parameters.ts";

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
  .meta({
    id: "TravelTimeRanges",
    example: {
      min,
      max,
      step,
      default: standard,
      ranges: [...TRAVEL_RANGES],
      transportModes: [...TRANSPORT_MODES],
    },
  });

const ReadRanges = z.object({
  min: count,
  max: count,
  step: count,
  default: count,
  ranges: z.array(count),
  transportModes: z.array(z.enum(TRANSPORT_MODES)),
});
/** The steps of the slider as clients read them. */
export type TravelTimeRanges = z.output<typeof ReadRanges>;

export const getTravelTimeRanges = defineCall(
  {
    method: "get",
    path: "/filters/travel-time-ranges",
    tags: ["Travel"],
    summary: "The steps of the travel-time slider, in minutes",
    request: { query: noQuery },
    responses: { 200: { description: "The steps", content: json(Ranges) }, ...commonFailures },
  },
  ReadRanges,
);

export const listPlacesWithin = defineCall(
  {
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
            .meta({ id: "PlacesWithin", example: { placeIds: ["breizh-cafe-marais"] } }),
        ),
      },
      ...commonFailures,
    },
  },
  z.object({ placeIds: z.array(z.coerce.string()) }),
);

const number = (limit: number) => {
  const message = `must be a number from -${limit} to ${limit}`;
  return z.number({ error: message }).min(-limit, message).max(limit, message);
};

const Location = z
  .strictObject({ latitude: number(90), longitude: number(180), transportMode })
  .meta({ id: "TravelTimeLocation", example: { latitude: 48.8606, longitude: 2.3376, transportMode: "walking" } });

const Reached = z
  .object({
    success: z.literal(true),
    ranges: z.array(z.object({ minutes: z.number().int(), count: z.number().int() })),
  })
  .meta({ id: "TravelTimeUpdate", example: { success: true, ranges: [{ minutes: 10, count: 128 }] } });

const ReadReached = z.object({ ranges: z.array(z.object({ minutes: count, count })) });
/** The number of places within the travel time of one step of the slider. */
export type TravelTimeReach = z.output<typeof ReadReached>["ranges"][number];

export const updateTravelTime = defineCall(
  {
    method: "post",
    path: "/travel-time/update",
    tags: ["Travel"],
    summary: "How many places each step of the slider reaches from a new location",
    description: "The location is not stored: travel times are computed on request.",
    request: { query: noQuery, body: body(Location) },
    responses: { 200: { description: "The reach", content: json(Reached) }, ...bodyFailures },
  },
  ReadReached,
);
