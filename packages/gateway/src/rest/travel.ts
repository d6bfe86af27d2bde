import { type Origin, originToParameters, TRANSPORT_MODES } from "@flaneur/domain";
import { z } from "zod";
import type { RestClient } from "./rest-client.ts";

const minutes = z.number().int().nonnegative();
const Ranges = z.object({
  min: minutes,
  max: minutes,
  step: minutes,
  default: minutes,
  ranges: z.array(minutes),
  transportModes: z.array(z.enum(TRANSPORT_MODES)),
});
const Within = z.object({ placeIds: z.array(z.coerce.string()) });
const Updated = z.object({ ranges: z.array(z.object({ minutes, count: minutes })) });

export type TravelTimeRanges = z.infer<typeof Ranges>;

/** The number of places within the travel time of one step of the slider. */
export interface TravelTimeReach {
  readonly minutes: number;
  readonly count: number;
}

/** Creates the calls of the endpoints for travel times (§7). A failed call throws RestError. */
export function createTravelRest(rest: RestClient) {
  /** `POST /travel-time/update`. The API stores nothing, so the call can be sent as a look-up or as a write. */
  const reach = async (origin: Origin, send: RestClient["post"]): Promise<readonly TravelTimeReach[]> =>
    (await send("/travel-time/update", originToParameters(origin), Updated)).ranges;

  return {
    /** `GET /filters/travel-time-ranges` */
    ranges: (): Promise<TravelTimeRanges> => rest.get("/filters/travel-time-ranges", {}, Ranges),
    /** `GET /filters/by-travel-time`: the ids of the places within reach, nearest first. */
    async placeIds(origin: Origin, maxMinutes: number): Promise<readonly string[]> {
      return (await rest.get("/filters/by-travel-time", { ...originToParameters(origin), maxMinutes }, Within))
        .placeIds;
    },
    /**
     * Returns the number of places within reach at each step of the slider. Use it for queries: the call does not
     * discard the results of earlier GETs, so equal GETs of the operation still share one request.
     */
    reach: (origin: Origin) => reach(origin, rest.lookUp),
    /**
     * Returns the same numbers as `reach`. Use it for the mutation `updateTravelTime`: like every write, the call
     * discards the results of earlier GETs.
     */
    update: (origin: Origin) => reach(origin, rest.post),
  };
}

export type TravelRest = ReturnType<typeof createTravelRest>;
