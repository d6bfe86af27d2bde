/** Sends the change that a press of a heart requests. */
import type { GraphClient } from "../../graph/client.ts";
import { dataOf } from "../../graph/graph-call.ts";
import { Refused } from "../../graph/refused.ts";
import { SetFavoriteMutation } from "./favorite-change.graphql.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/** Thrown if the server does not store the change, because the session has ended. */
export class SessionRefused extends Error {
  override readonly name = "SessionRefused";
}

/**
 * Sends a change.
 * @throws SessionRefused if the session has ended.
 * @throws Refused if the place does not exist, or the user has too many favorites.
 * @throws CallFailed if the call fails.
 */
export async function setFavorite(mutate: GraphClient["mutate"], change: FavoriteChange): Promise<void> {
  const { setFavorite: result } = dataOf(await mutate(SetFavoriteMutation, change));
  switch (result.__typename) {
    case "FavoriteSet":
      return;
    case "NotSignedIn":
      throw new SessionRefused(result.message);
    case "PlaceNotFound":
    case "TooManyFavorites":
      throw new Refused(result);
    default:
      throw unknownResult(result);
  }
}

const unknownResult = (result: never): Error =>
  new Error(`The server gave a result that the app does not know: ${JSON.stringify(result)}`);
