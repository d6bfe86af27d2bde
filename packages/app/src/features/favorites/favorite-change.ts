/** The change that a press of a heart requests. */
import type { GraphClient } from "../../graph/client.ts";
import { dataOf } from "../../graph/graph-call.ts";
import { SetFavoriteMutation } from "./favorite-change.graphql.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/** Thrown if the server does not store the change, because the place does not exist. */
class FavoriteRefused extends Error {
  override readonly name = "FavoriteRefused";
}

/** Thrown if the server does not store the change, because the session has ended. */
export class SessionRefused extends Error {
  override readonly name = "SessionRefused";
}

export async function setFavorite(mutate: GraphClient["mutate"], change: FavoriteChange): Promise<void> {
  const { setFavorite: result } = dataOf(await mutate(SetFavoriteMutation, change));
  switch (result.__typename) {
    case "FavoriteSet":
      return;
    case "NotSignedIn":
      throw new SessionRefused(result.message);
    case "PlaceNotFound":
      throw new FavoriteRefused(result.message);
    default:
      throw unknownResult(result);
  }
}

const unknownResult = (result: never): Error =>
  new Error(`The server gave a result that the app does not know: ${JSON.stringify(result)}`);
