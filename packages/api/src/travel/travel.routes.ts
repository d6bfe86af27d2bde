import { getTravelTimeRanges, listPlacesWithin, updateTravelTime } from "@flaneur/contract";
import { TRANSPORT_MODES, TRAVEL_LIMITS, TRAVEL_RANGES } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import type { PlaceSearch } from "../places/place-search.ts";

const { min, max, step, default: standard } = TRAVEL_LIMITS;

/** Adds the calls on travel times, by the formula of §9. */
export function travelRoutes(app: OpenAPIHono, search: PlaceSearch): void {
  app.openapi(routeOf(getTravelTimeRanges), (context) =>
    context.json(
      { min, max, step, default: standard, ranges: [...TRAVEL_RANGES], transportModes: [...TRANSPORT_MODES] },
      200,
    ),
  );
  app.openapi(routeOf(listPlacesWithin), async (context) => {
    const { latitude, longitude, maxMinutes, transportMode: mode } = context.req.valid("query");
    const placeIds = await search.within({ from: { latitude, longitude }, maxMinutes, mode });
    return context.json({ placeIds: [...placeIds] }, 200);
  });
  app.openapi(routeOf(updateTravelTime), async (context) => {
    const { latitude, longitude, transportMode: mode } = context.req.valid("json");
    const ranges = await search.reach({ from: { latitude, longitude }, mode });
    return context.json({ success: true as const, ranges: [...ranges] }, 200);
  });
}
