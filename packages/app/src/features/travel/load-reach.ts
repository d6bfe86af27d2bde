import { type Coordinates, TRANSPORT_MODE_NAMES, type TransportMode } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import { TravelTimeRangesQuery } from "./travel.graphql.ts";

/** How many places are within some minutes; null where nobody knows. */
export type Reach = (minutes: number) => number | null;

export const UNKNOWN_REACH: Reach = () => null;

interface ReachFrom {
  readonly graph: Graph;
  readonly from: Coordinates;
  readonly mode: TransportMode;
}

/**
 * Loads how many places each step of the slider reaches, and calls back with it, until the returned function is called. Where
 * that fails nothing is said: the listing reports what it cannot load.
 */
export function loadReach({ graph, from, mode }: ReachFrom, listen: (reach: Reach) => void): () => void {
  const origin = { ...from, mode: TRANSPORT_MODE_NAMES[mode] };
  return graph.load(TravelTimeRangesQuery, { origin }, (reply) => {
    if (!("data" in reply)) return;
    const counts = new Map(reply.data.travelTimeRanges.reach?.map(({ minutes, count }) => [minutes, count]));
    listen((minutes) => counts.get(minutes) ?? null);
  });
}
