import { type Coordinates, type FilterState, type ParisTime, type PlacePins, pinsFit } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf, VariablesOf } from "../../graph/graphql.ts";
import { listingVariables } from "../../places/listing.variables.ts";
import { PinsQuery } from "./pins.graphql.ts";

/** What selects the places. @property location the confirmed one; null without. */
export interface PinsOf {
  readonly filters: FilterState;
  readonly location: Coordinates | null;
}

/** The origin only where it selects: without a travel time the points are the same from everywhere. */
function pinsVariables({ filters, location }: PinsOf, now: ParisTime): VariablesOf<typeof PinsQuery> {
  const { filters: selecting, origin } = listingVariables(filters, now, false, location);
  return { filters: selecting, ...(selecting.maxMinutes !== undefined && { origin }) };
}

/**
 * Every place of the listing, as points of a map: the same ones on each of its pages, in every order.
 * @param now the minute that it is; read for each load.
 */
export const pinsQuery = (graph: Graph, now: () => ParisTime) => ({
  graph,
  document: PinsQuery,
  variables: (of: PinsOf) => pinsVariables(of, now()),
  read: readPins,
});

/** @throws Error where the columns do not belong together. */
function readPins({ pins }: ResultOf<typeof PinsQuery>): PlacePins {
  if (!pinsFit(pins)) throw new Error("The columns of the pins have different lengths.");
  return pins;
}
