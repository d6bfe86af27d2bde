import { type FilterState, NO_FACETS } from "@flaneur/domain";
import { fromCallback } from "xstate";
import type { Graph } from "../../graphql/graph.ts";
import { dataOf, type GraphCall } from "../../graphql/graph-call.ts";
import type { ResultOf, VariablesOf } from "../../graphql/graphql.ts";
import type { LoadedListing } from "../places/listing.machine.ts";
import { listingVariables } from "../places/listing.variables.ts";
import { readCard } from "../places/read-place.ts";
import { graphLoader } from "../query/query.actors.ts";
import { FavoritesQuery, SetFavoriteMutation } from "./favorites.graphql.ts";
import type { FavoritesEvent } from "./favorites.machine.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/** Loads the listing of the Favorites tab. */
export const favoritesLoader = (graph: Graph) =>
  graphLoader({ graph, document: FavoritesQuery, variables: favoritesVariables, read: readFavorites });

export function favoritesVariables(state: FilterState): VariablesOf<typeof FavoritesQuery> {
  const { filters, page, limit } = listingVariables(state);
  return { filters, page, limit };
}

function readFavorites({ viewer }: ResultOf<typeof FavoritesQuery>): LoadedListing {
  if (viewer === null) throw new Error("The request for the favorites carried no token.");
  const { nodes, pagination, facets } = viewer.favorites;
  return { places: nodes.map(readCard), pagination, facets: facets ?? NO_FACETS, source: "favorites" };
}

/** The server did not do what was asked: it knows no such place, or nobody by the token. */
class FavoriteRefused extends Error {
  override readonly name = "FavoriteRefused";
}

/** The actor `setFavorite` of the favorites. */
export const setFavoriteActor = (call: GraphCall) =>
  fromCallback<FavoritesEvent, FavoriteChange>(({ input: { placeId, isFavorite }, sendBack }) => {
    let stopped = false;
    setFavorite(call, { placeId, isFavorite }).then(
      () => {
        if (!stopped) sendBack({ type: "favorite.saved", placeId });
      },
      (error: unknown) => {
        if (!stopped) sendBack({ type: "favorite.failed", placeId, error });
      },
    );
    return () => {
      stopped = true;
    };
  });

async function setFavorite(call: GraphCall, change: FavoriteChange): Promise<void> {
  const { setFavorite: result } = dataOf(await call(SetFavoriteMutation, change));
  switch (result.__typename) {
    case "FavoriteSet":
      return;
    case "NotSignedIn":
    case "PlaceNotFound":
      throw new FavoriteRefused(result.message);
    default:
      throw unknownResult(result);
  }
}

const unknownResult = (result: never): Error =>
  new Error(`The server gave a result that the app does not know: ${JSON.stringify(result)}`);

/**
 * The actor `refetch` of the favorites.
 * @param load loads anew whatever of favorites is shown, and resolves when it is there or does not come.
 */
export const refetchActor = (load: (placeId: string) => Promise<void>) =>
  fromCallback<FavoritesEvent, { readonly placeId: string }>(({ input: { placeId }, sendBack }) => {
    let stopped = false;
    const loaded = () => {
      if (!stopped) sendBack({ type: "favorite.refetched", placeId });
    };
    load(placeId).then(loaded, loaded);
    return () => {
      stopped = true;
    };
  });
