import { type Coordinates, type FilterState, type ParisTime, setHours } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import { listingVariables, originVariable } from "../../places/listing.ts";
import { OpenNowQuery } from "./open-now.graphql.ts";

/** Loads the number of places that the filters lead to with 'Open now'. Returns null if the request fails. */
export async function loadOpenNow(
  graph: Graph,
  filters: FilterState,
  now: ParisTime,
  location: Coordinates | null,
): Promise<number | null> {
  const open = setHours(filters, { moment: "now", states: ["open"] });
  const reply = await graph.call(OpenNowQuery, {
    filters: listingVariables(open, now, false, location).filters,
    // The position is sent only if the filters need it.
    ...originVariable(filters.maxTravelTime === null ? null : location, filters.transportMode),
  });
  return "data" in reply ? reply.data.places.pagination.total : null;
}
