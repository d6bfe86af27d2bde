import { type FilterState, INITIAL_FILTERS } from "@flaneur/domain";
import type { VariablesOf } from "../../graph/graphql.ts";
import { listingVariables } from "./listing.ts";
import type { PlacesQuery } from "./places.graphql.ts";

/** The filters of all places, the best rated first. */
export const BEST_RATED: FilterState = { ...INITIAL_FILTERS, sortBy: "rating", sortOrder: "desc" };

/** A required argument without effect: the query neither filters nor counts opening hours. */
const NO_TIME = { day: 0, minute: 0 };

/** Returns the variables of a query for the first places of a list. Opening hours are ignored. */
export function firstOf(state: FilterState, limit: number, signedIn = false): VariablesOf<typeof PlacesQuery> {
  const { filters, ...list } = listingVariables(state, NO_TIME, signedIn);
  return { ...list, filters: { ...filters, hours: null }, limit };
}
