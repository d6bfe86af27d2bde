/** Sends the change that a press of a heart requests. */
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { resultOf } from "../../graph/problem.ts";
import { SetFavoriteMutation } from "./favorite-change.graphql.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/**
 * Sends a change.
 * @throws Refused if the session has ended, the place does not exist, or the user has too many favorites.
 * @throws CallFailed if the call fails.
 */
export async function setFavorite(call: GraphCall, change: FavoriteChange): Promise<void> {
  resultOf(dataOf(await call(SetFavoriteMutation, change)).setFavorite);
}
