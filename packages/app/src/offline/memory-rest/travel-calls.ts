import { getTravelTimeRanges, listPlacesWithin, updateTravelTime } from "@flaneur/contract";
import { TRANSPORT_MODES, TRAVEL_LIMITS, TRAVEL_RANGES } from "@flaneur/domain";
import type { Hono } from "hono";
import type { ListedPlaces } from "./listed-places.ts";
import { serve } from "./serve.ts";

/** Serves the calls of §7 about travel times. */
export function serveTravel(app: Hono, { index }: ListedPlaces): void {
  serve(app, getTravelTimeRanges, () =>
    Response.json({ ...TRAVEL_LIMITS, ranges: TRAVEL_RANGES, transportModes: TRANSPORT_MODES }),
  );
  serve(app, listPlacesWithin, ({ query: { transportMode: mode, maxMinutes, ...from } }) =>
    Response.json({ placeIds: index.within({ from, mode, maxMinutes }) }),
  );
  serve(app, updateTravelTime, ({ body: { transportMode: mode, ...from } }) =>
    Response.json({ success: true, ranges: index.reach({ from, mode }) }),
  );
}
