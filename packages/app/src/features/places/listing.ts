import {
  type Coordinates,
  effectiveSort,
  type FilterState,
  HOURS_STATE_NAMES,
  mapCategories,
  NO_FACETS,
  nearText,
  type ParisTime,
  PLACE_STATUS_NAMES,
  parisTimeText,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  TRANSPORT_MODE_NAMES,
  type TransportMode,
  toPlaceFilters,
} from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf, VariablesOf } from "../../graph/graphql.ts";
import { graphLoader, type Loader, loaderActor, networkReturnActor } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { FavoritesQuery } from "./favorites.graphql.ts";
import type { ListingConditions } from "./listing-conditions.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";

/** One loaded page of the listing. */
export interface LoadedListing extends Listing {
  /** The list that the page belongs to. Absent for the list of all places. */
  readonly source?: "favorites";
  /** The mode of the travel times. Absent if the page was loaded without a location. */
  readonly transportMode?: TransportMode;
}

/** Loads the page of places that the filters select. */
export const listingMachine = createQueryMachine<FilterState, LoadedListing>(RETRY_ONCE);

/** Returns the variable with the origin of travel times. Empty without a confirmed location. */
export const originVariable = (location: Coordinates | null, mode: TransportMode) =>
  location === null ? {} : { origin: { ...location, mode: TRANSPORT_MODE_NAMES[mode] } };

/**
 * Returns the start of the current quarter of an hour. Places are counted for 'Open now' at this time: most places open
 * and close on a quarter of an hour, and a cache can keep the counts until the next quarter.
 */
export const quarterHour = (now: ParisTime): ParisTime => ({ ...now, minute: now.minute - (now.minute % 15) });

/**
 * Returns the variables of the query for the filters. The server loads the first view with the same variables.
 * @param now The moment that 'Open now' refers to.
 * @param signedIn Whether the query includes favorites.
 * @param location The confirmed location, or null.
 */
export function listingVariables(
  state: FilterState,
  now: ParisTime,
  signedIn = false,
  location: Coordinates | null = null,
): VariablesOf<typeof PlacesQuery> {
  const filters = toPlaceFilters(state, location, now);
  // If no hours are chosen, the query still has a time, at which places are counted for the quick filter 'Open now'.
  const { at, states } = filters.hours ?? { at: quarterHour(now), states: [] };
  const sort = effectiveSort(state, location);
  return {
    filters: {
      ...mapCategories((category) => {
        const { include, exclude, join } = filters[category];
        return { include: [...include], exclude: [...exclude], join };
      }),
      wishes: [...filters.wishes],
      placeStatuses: filters.placeStatuses.map((status) => PLACE_STATUS_NAMES[status]),
      search: filters.search,
      ...(filters.mentions !== "" && { mentions: filters.mentions }),
      ...(filters.chosenOnly && { chosenOnly: true }),
      ...(filters.near !== null && { near: nearText(filters.near), nearMinutes: filters.near.minutes }),
      ...(filters.area !== null && { area: filters.area }),
      ...(filters.travel !== null && { maxMinutes: filters.travel.maxMinutes }),
      hours: { at: parisTimeText(at), states: states.map((hours) => HOURS_STATE_NAMES[hours]) },
    },
    sortBy: SORT_FIELD_NAMES[sort.field],
    sortOrder: SORT_ORDER_NAMES[sort.order],
    page: state.page,
    ...(state.after !== null && { after: state.after }),
    limit: state.limit,
    ...originVariable(location, state.transportMode),
    ...(signedIn && { signedIn }),
  };
}

/** The query of a page of places. */
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

/** The machine of the listing, with an actor that loads all places or, on the Favorites tab, the favorites. */
export function hostedListing(graph: Graph, conditions: ListingConditions): typeof listingMachine {
  const places: Loader<FilterState, LoadedListing> = graphLoader(listingQuery(graph, conditions));
  const favorites = favoritesLoader(graph, conditions);
  return listingMachine.provide({
    actors: {
      load: loaderActor((filters: FilterState, sendBack) => {
        const travel = conditions.location() === null ? {} : { transportMode: filters.transportMode };
        return (filters.activeTab === "favorites" ? favorites : places)(filters, (reply) =>
          sendBack(reply.type === "query.result" ? { ...reply, result: { ...reply.result, ...travel } } : reply),
        );
      }),
      networkReturn: networkReturnActor,
    },
  });
}
