import { type FilterState, type PlaceType, RELATED_LIMIT } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { BEST_RATED, firstOf } from "./best-rated.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";

/** The types of the places that an empty Favorites tab suggests. */
const TYPES: readonly PlaceType[] = ["Monument", "Museum", "Park", "Restaurant", "Café", "Bar"];
const WELL_KNOWN: FilterState = { ...BEST_RATED, types: TYPES };
/** The number of best rated places that the query returns, so that they have several types. */
const LOADED = 48;

/**
 * Returns at most `RELATED_LIMIT` places, of as many types as possible.
 * @param places Places, the best rated first. They keep this order.
 */
export function firstPlaces<Place extends Pick<ListedPlace, "id" | "types">>(
  places: readonly Place[],
): readonly Place[] {
  const firstOfType = new Map<PlaceType, Place>();
  for (const place of places) {
    // A place may have other types, too.
    const type = TYPES.find((each) => place.types.includes(each));
    if (type !== undefined && !firstOfType.has(type)) firstOfType.set(type, place);
  }
  const byTypes = new Set([...firstOfType.values(), ...places]);
  const chosen = new Set([...byTypes].slice(0, RELATED_LIMIT));
  return places.filter((place) => chosen.has(place));
}

interface FirstPlaces {
  readonly places: readonly ListedPlace[];
}

export const firstPlacesMachine = createQueryMachine<null, FirstPlaces>(RETRY_ONCE);

/** Creates the query. It includes favorites, because only signed-in visitors see the Favorites tab. */
export const firstPlacesQuery = (graph: Graph) => ({
  graph,
  document: PlacesQuery,
  variables: (_: null) => firstOf(WELL_KNOWN, LOADED, true),
  read: ({ places }: ResultOf<typeof PlacesQuery>): FirstPlaces => ({
    places: firstPlaces(places.nodes.map(readCard)),
  }),
});
