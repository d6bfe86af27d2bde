/** The calls of the page that brings places. A call throws `CallFailed`; `addFavorites` also throws `BringRefused`. */
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { AddFavoritesMutation, PlaceMatchesQuery } from "./bring.graphql.ts";
import { type BroughtPlace, lookUpItems, type Match, readMatch } from "./brought-rows.ts";

/** The server refused a call. */
export class BringRefused extends Error {
  override readonly name = "BringRefused";
}

/** Looks up places. Returns a match for each place in Paris, in order; places elsewhere are not sent. */
export async function lookUpPlaces(call: GraphCall, places: readonly BroughtPlace[]): Promise<readonly Match[]> {
  const items = lookUpItems(places);
  if (items.length === 0) return [];
  return dataOf(await call(PlaceMatchesQuery, { items })).placeMatches.map(readMatch);
}

/** @returns the number of places that were no favorites before. */
export async function addFavorites(call: GraphCall, placeIds: readonly string[]): Promise<number> {
  const { addFavorites: result } = dataOf(await call(AddFavoritesMutation, { placeIds: [...placeIds] }));
  if (result.__typename !== "FavoritesAdded") throw new BringRefused(result.message);
  return result.added;
}
