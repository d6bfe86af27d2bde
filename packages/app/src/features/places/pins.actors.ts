import { type FilterState, fits, type PlacePins } from "@flaneur/domain";
import type { Graph } from "../../graphql/graph.ts";
import type { ResultOf } from "../../graphql/graphql.ts";
import { listingVariables } from "./listing.variables.ts";
import { PinsQuery } from "./pins.graphql.ts";

/** Every place of the listing, as points of a map: the same ones on each of its pages, in every order. */
export const pinsQuery = (graph: Graph) => ({
  graph,
  document: PinsQuery,
  variables: (filters: FilterState) => ({ filters: listingVariables(filters).filters }),
  read: readPins,
});

/** @throws Error where the columns do not belong together. */
function readPins({ pins }: ResultOf<typeof PinsQuery>): PlacePins {
  if (!fits(pins)) throw new Error("The columns of the pins have different lengths.");
  return pins;
}
