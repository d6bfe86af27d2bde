import { areValidPins, type Coordinates, type FilterState, type ParisTime, type PlacePins } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf, VariablesOf } from "../../graph/graphql.ts";
import { listingVariables } from "../places/listing.ts";
import { PinsQuery } from "./pins.graphql.ts";

/** The filters of the pins. @property location The confirmed location, or null. */
export interface PinsOf {
  readonly filters: FilterState;
  readonly location: Coordinates | null;
}

/**
 * Returns the variables of the query. They have an origin only if the places are filtered by travel time: otherwise the
 * pins do not depend on the origin.
 */
function pinsVariables({ filters, location }: PinsOf, now: ParisTime): VariablesOf<typeof PinsQuery> {
  const { filters: selecting, origin } = listingVariables(filters, now, false, location);
  return { filters: selecting, ...(selecting.maxMinutes !== undefined && { origin }) };
}

/**
 * Loads all places of the listing as points of a map. The points depend neither on the page nor on the order.
 * @param now Returns the current minute. Called for each load.
 */
export const pinsQuery = (graph: Graph, now: () => ParisTime) => ({
  graph,
  document: PinsQuery,
  variables: (of: PinsOf) => pinsVariables(of, now()),
  read: readPins,
});

/** @throws Error if the columns differ in length. */
function readPins({ pins }: ResultOf<typeof PinsQuery>): PlacePins {
  if (!areValidPins(pins)) throw new Error("The columns of the pins have different lengths.");
  return pins;
}
