import type { FilterState } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import { listingVariables, originVariable } from "../../places/listing.ts";
import type { ListingConditions } from "../../places/listing-conditions.ts";
import { SurpriseQuery } from "./surprise.graphql.ts";

interface Choice {
  readonly filters: FilterState;
  /** The index of the place in the list, from 0. */
  readonly index: number;
  readonly conditions: ListingConditions;
}

/** Loads the id of one place of a list. Returns null if the request fails, or the list has become shorter. */
export async function loadSurprise(graph: Graph, { filters, index, conditions }: Choice): Promise<string | null> {
  const location = conditions.location();
  const reply = await graph.call(SurpriseQuery, {
    filters: listingVariables(filters, conditions.now(), false, location).filters,
    page: index + 1,
    ...originVariable(location, filters.transportMode),
  });
  return "data" in reply ? (reply.data.places.nodes[0]?.id ?? null) : null;
}
