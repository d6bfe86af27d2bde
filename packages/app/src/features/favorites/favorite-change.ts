/** The change that a press of a heart requests. */
import type { GraphClient } from "../../graph/client.ts";
import { dataOf } from "../../graph/graph-call.ts";
import { SetFavoriteMutation } from "./favorite-change.graphql.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/** Thrown if the server does not store the change: the place does not exist, or the token is invalid. */
class FavoriteRefused extends Error {
  override readonly name = "FavoriteRefused";
}

export async function setFavorite(mutate: GraphClient["mutate"], change: FavoriteChange): Promise<void> {
  const { setFavorite: result } = dataOf(await mutate(SetFavoriteMutation, change));
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
