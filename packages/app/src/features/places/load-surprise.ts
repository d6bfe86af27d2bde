import type { FilterState } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import { listingVariables, originVariable } from "./listing.ts";
import type { ListingConditions } from "./listing-conditions.ts";
import { randomBelow, randomPlace } from "./random-place.ts";
import { SurpriseQuery } from "./surprise.graphql.ts";

export interface SurpriseOptions {
  readonly filters: FilterState;
  /** The places of the page that is shown. */
  readonly places: readonly { readonly id: string }[];
  /** The number of places in the whole list. */
  readonly total: number;
}

interface Choice {
  readonly filters: FilterState;
  /** The index of the place in the list, from 0. */
  readonly index: number;
  readonly conditions: ListingConditions;
}

/** Loads the id of one place of a list. Returns null if the request fails, or the list has become shorter. */
async function loadSurprise(graph: Graph, { filters, index, conditions }: Choice): Promise<string | null> {
  const location = conditions.location();
  const reply = await graph.call(SurpriseQuery, {
    filters: listingVariables(filters, conditions.now(), false, location).filters,
    page: index + 1,
    ...originVariable(location, filters.transportMode),
  });
  return "data" in reply ? (reply.data.places.nodes[0]?.id ?? null) : null;
}

/**
 * Returns the id of a random place of the whole list. On the Favorites tab, or when the request for a place fails, the
 * place is chosen from the visible page. Returns undefined if that page has no places.
 */
export async function chooseSurprise(
  graph: Graph,
  { filters, places, total }: SurpriseOptions,
  conditions: ListingConditions,
): Promise<string | undefined> {
  // The query chooses among all places, not among the favorites.
  const choosesFromPage = filters.activeTab === "favorites" || total <= places.length;
  const id = choosesFromPage
    ? null
    : await loadSurprise(graph, { filters, index: randomBelow(total), conditions }).catch(() => null);
  return id ?? randomPlace(places);
}
