import { type Coordinates, TRANSPORT_MODE_NAMES, type TransportMode } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import { TravelTimeRangesQuery } from "./travel.graphql.ts";

/** Returns the number of places within a travel time in minutes, or null if the number is unknown. */
export type Reach = (minutes: number) => number | null;

export const UNKNOWN_REACH: Reach = () => null;

interface ReachFrom {
  readonly graph: Graph;
  readonly from: Coordinates;
  readonly mode: TransportMode;
}

/**
 * Loads the number of places for each step of the slider, then calls `onLoad` with a function that returns these
 * numbers. Returns a function that cancels the load. A failure is not reported, because the listing reports its own
 * failure.
 */
export function loadReach({ graph, from, mode }: ReachFrom, onLoad: (reach: Reach) => void): () => void {
  const origin = { ...from, mode: TRANSPORT_MODE_NAMES[mode] };
  return graph.load(TravelTimeRangesQuery, { origin }, (reply) => {
    if (!("data" in reply)) return;
    const counts = new Map(reply.data.travelTimeRanges.reach?.map(({ minutes, count }) => [minutes, count]));
    onLoad((minutes) => counts.get(minutes) ?? null);
  });
}
