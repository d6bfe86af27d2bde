/**
 * The calls of the page that brings places. A call throws `CallFailed`; `addFavorites` and `removeFavorites` also throw
 * `Refused`.
 */
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { resultOf } from "../../graph/problem.ts";
import { AddFavoritesMutation, PlaceMatchesQuery, RemoveFavoritesMutation } from "./bring.graphql.ts";
import { type BroughtPlace, lookUpItems, type Match, readMatch } from "./brought-rows.ts";

/** Looks up the places that are not skipped. Returns a match for each of them, in order. */
export async function lookUpPlaces(call: GraphCall, places: readonly BroughtPlace[]): Promise<readonly Match[]> {
  const items = lookUpItems(places);
  if (items.length === 0) return [];
  return dataOf(await call(PlaceMatchesQuery, { items })).placeMatches.map(readMatch);
}

/** @returns the ids of the places that were not favorites before. */
export async function addFavorites(call: GraphCall, placeIds: readonly string[]): Promise<readonly string[]> {
  return resultOf(dataOf(await call(AddFavoritesMutation, { placeIds: [...placeIds] })).addFavorites).addedIds;
}

/** Removes places from the favorites. Repeating it has no further effect. */
export async function removeFavorites(call: GraphCall, placeIds: readonly string[]): Promise<void> {
  resultOf(dataOf(await call(RemoveFavoritesMutation, { placeIds: [...placeIds] })).removeFavorites);
}
