import { TRANSPORT_MODES, TRAVEL_LIMITS } from "@flaneur/domain";
import { TRAVEL_RANGES } from "@flaneur/place-index";
import { Hono } from "hono";
import { z } from "zod";
import type { ListedPlaces } from "./listed-places.ts";
import { readOrigin } from "./place-parameters.ts";

const Location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  transportMode: z.enum(TRANSPORT_MODES).default("transit"),
});

/** The REST calls of §7 about travel times. */
export function travelCalls({ index }: ListedPlaces): Hono {
  const app = new Hono();
  app.get("/filters/travel-time-ranges", (context) =>
    context.json({ ...TRAVEL_LIMITS, ranges: TRAVEL_RANGES, transportModes: TRANSPORT_MODES }),
  );
  app.get("/filters/by-travel-time", (context) => {
    const origin = readOrigin(context.req.queries());
    const maxMinutes = Number(context.req.query("maxMinutes") ?? TRAVEL_LIMITS.default);
    return context.json({ placeIds: origin === null ? [] : index.within({ ...origin, maxMinutes }) });
  });
  app.post("/travel-time/update", async (context) => {
    const { latitude, longitude, transportMode: mode } = Location.parse(await context.req.json());
    return context.json({ success: true, ranges: index.reach({ from: { latitude, longitude }, mode }) });
  });
  return app;
}
