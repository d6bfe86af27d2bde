import {
  comparePlaces,
  matches,
  NO_FILTERS,
  type Origin,
  type Place,
  TRANSPORT_MODES,
  TRAVEL_LIMITS,
  travelTime,
} from "@flaneur/domain";
import { Hono } from "hono";
import { z } from "zod";
import { readOrigin } from "./place-parameters.ts";

const { min, max, step } = TRAVEL_LIMITS;
const RANGES: readonly number[] = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

const Location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  transportMode: z.enum(TRANSPORT_MODES).default("transit"),
});

/** The calls of §7 on travel times. */
export function travelCalls(places: readonly Place[]): Hono {
  const timesFrom = ({ from, mode }: Origin) =>
    places
      .filter((place) => matches(place, NO_FILTERS))
      .map((place) => ({ ...place, travelTime: travelTime(from, place.coordinates, mode) }))
      .toSorted(comparePlaces({ field: "travelTime", order: "asc" }));
  const within = (origin: Origin, minutes: number) =>
    timesFrom(origin).filter((place) => place.travelTime !== null && place.travelTime <= minutes);

  const app = new Hono();
  app.get("/filters/travel-time-ranges", (context) =>
    context.json({ ...TRAVEL_LIMITS, ranges: RANGES, transportModes: TRANSPORT_MODES }),
  );
  app.get("/filters/by-travel-time", (context) => {
    const origin = readOrigin(context.req.queries());
    const minutes = Number(context.req.query("maxMinutes") ?? TRAVEL_LIMITS.default);
    return context.json({ placeIds: origin === null ? [] : within(origin, minutes).map(({ id }) => id) });
  });
  app.post("/travel-time/update", async (context) => {
    const { latitude, longitude, transportMode: mode } = Location.parse(await context.req.json());
    const origin = { from: { latitude, longitude }, mode };
    return context.json({
      success: true,
      ranges: RANGES.map((minutes) => ({ minutes, count: within(origin, minutes).length })),
    });
  });
  return app;
}
