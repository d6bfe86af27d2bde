import { type Coordinates, type FilterState, NO_FACETS, type ParisTime } from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import type { Graph } from "../graph/graph.ts";
import type { ResultOf } from "../graph/graphql.ts";
import { listingVariables } from "./listing.variables.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";

/**
 * @param isSignedIn whether favorites are asked for, too; read for each load.
 * @param location the confirmed one, where there is one; read likewise.
 * @param now the minute that it is; read likewise.
 */
export const listingQuery = (
  graph: Graph,
  isSignedIn: () => boolean,
  location: () => Coordinates | null,
  now: () => ParisTime,
) => ({
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
