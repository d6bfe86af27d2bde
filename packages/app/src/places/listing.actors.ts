import { type FilterState, NO_FACETS } from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import type { Graph } from "../graph/graph.ts";
import type { ResultOf } from "../graph/graphql.ts";
import { listingVariables } from "./listing.variables.ts";
import type { ListingConditions } from "./listing-conditions.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";

/** A page of all places. */
export const listingQuery = (graph: Graph, { isSignedIn, location, now }: ListingConditions) => ({
  graph,
  document: PlacesQuery,
  variables: (filters: FilterState) => listingVariables(filters, now(), isSignedIn(), location()),
  read: readListing,
});

export const readListing = ({ places }: ResultOf<typeof PlacesQuery>): Listing => ({
  places: places.nodes.map(readCard),
  pagination: places.pagination,
  facets: places.facets ?? NO_FACETS,
});
