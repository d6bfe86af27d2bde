/** The listing of the Favorites tab. */
import { type Coordinates, type FilterState, NO_FACETS, type ParisTime } from "@flaneur/domain";
import type { Graph } from "../graph/graph.ts";
import type { ResultOf, VariablesOf } from "../graph/graphql.ts";
import { graphLoader } from "../query/query.actors.ts";
import { FavoritesQuery } from "./favorites.graphql.ts";
import type { LoadedListing } from "./listing.machine.ts";
import { listingVariables, originVariable } from "./listing.variables.ts";
import type { ListingConditions } from "./listing-conditions.ts";
import { readCard } from "./read-place.ts";

/** Loads the listing of the Favorites tab. */
export const favoritesLoader = (graph: Graph, { location, now }: Pick<ListingConditions, "location" | "now">) =>
  graphLoader({
    graph,
    document: FavoritesQuery,
    variables: (state: FilterState) => favoritesVariables(state, location(), now()),
    read: readFavorites,
  });

export function favoritesVariables(
  state: FilterState,
  location: Coordinates | null,
  now: ParisTime,
): VariablesOf<typeof FavoritesQuery> {
  const { filters, page, limit } = listingVariables(state, now, false, location);
  return { filters, page, limit, ...originVariable(location, state.transportMode) };
}

export function readFavorites({ viewer }: ResultOf<typeof FavoritesQuery>): LoadedListing {
  if (viewer === null) throw new Error("The request for the favorites carried no token.");
  const { nodes, pagination, facets } = viewer.favorites;
  return { places: nodes.map(readCard), pagination, facets: facets ?? NO_FACETS, source: "favorites" };
}

/** Refetches the listing of the tab past the cache. */
export const refetchFavorites = (
  graph: Graph,
  filters: FilterState,
  { location, now }: ListingConditions,
): Promise<void> => graph.refetch(FavoritesQuery, favoritesVariables(filters, location(), now()));
