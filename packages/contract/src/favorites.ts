import { MAX_ADDED_FAVORITES, MAX_FAVORITES } from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { BEARER, body, json, noQuery } from "./contents.ts";
import { bodyFailures, commonFailures, failing, failure } from "./failures.ts";
import { count } from "./numbers.ts";
import { anyId, flag, safeText, shortList } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";
import { PlacesBody, ReadPlaces } from "./place-list.ts";
import { ChosenPlacesQuery } from "./place-queries.ts";

export const TOO_MANY_FAVORITES = `An account can keep at most ${MAX_FAVORITES.toLocaleString("en")} favorites; remove some to add others`;

const placeId = anyId;
const Status = z
  .object({ isFavorited: z.boolean(), placeId: z.string() })
  .meta({ id: "FavoriteStatus", example: { isFavorited: true, placeId: "breizh-cafe-marais" } });
const Favorites = z
  .object({ data: z.array(z.object({ placeId: z.string(), place: PlaceBody.optional() })), count: z.number().int() })
  .meta({ id: "Favorites", example: { data: [{ placeId: PLACE_EXAMPLE.id, place: PLACE_EXAMPLE }], count: 1 } });
const Stats = z
  .object({
    count: z.number().int(),
    types: z.record(z.string(), z.number().int()),
    arrondissements: z.record(z.string(), z.number().int()),
  })
  .meta({ id: "FavoriteStats", example: { count: 2, types: { Bar: 2 }, arrondissements: { "75011": 2 } } });
const Counts = z
  .record(z.string(), z.number().int())
  .meta({ id: "FavoriteCounts", example: { "breizh-cafe-marais": 3 } });

const common = { tags: ["Favorites"], security: BEARER };
const ok = <T extends z.ZodType>(description: string, schema: T) => ({ description, content: json(schema) });
const failed = { 401: failing[401], ...commonFailures } as const;
const inBody = z.strictObject({ placeId }).meta({ id: "FavoriteInput", example: { placeId: PLACE_EXAMPLE.id } });
const inBodyMany = z
  .strictObject({ placeIds: shortList(safeText(200), 100, "ids") })
  .meta({ id: "FavoriteCountsInput", example: { placeIds: [PLACE_EXAMPLE.id, "le-baratin"] } });
const inBodyAll = z
  .strictObject({ placeIds: shortList(safeText(200), MAX_ADDED_FAVORITES, "ids") })
  .meta({ id: "FavoritesInput", example: { placeIds: [PLACE_EXAMPLE.id, "le-baratin"] } });
const Added = z
  .object({
    added: count.meta({ description: "The number of places that were not favorites before." }),
    addedIds: z.array(z.string()).meta({ description: "The places that were not favorites before." }),
    placeIds: z
      .array(z.string())
      .meta({ description: "The requested places that are now favorites. Unknown ids are left out." }),
  })
  .meta({ id: "FavoritesAdded", example: { added: 1, addedIds: [PLACE_EXAMPLE.id], placeIds: [PLACE_EXAMPLE.id] } });
const Removed = z
  .object({
    removed: count.meta({ description: "The number of places that were favorites before." }),
  })
  .meta({ id: "FavoritesRemoved", example: { removed: 1 } });
const tooMany = failure("The caller has too many favorites.", "conflict", TOO_MANY_FAVORITES);
const inPath = { params: z.object({ placeId }), query: noQuery };

const Id = z.union([z.string().min(1), z.number().transform(String)]);
const ReadFavorites = z.object({ data: z.array(z.looseObject({ placeId: Id.optional().catch(undefined) })) });
const ReadCounts = z.record(z.string(), count);
/** Parses the counts, which may be under `data`. */
const ReadFavoriteCounts = z.union([z.object({ data: ReadCounts }).transform(({ data }) => data), ReadCounts]);

export const addFavorite = defineCall(
  {
    ...common,
    method: "post",
    path: "/favorites",
    summary: "Add a favorite; repeating it has no effect",
    request: { query: noQuery, body: body(inBody) },
    responses: {
      200: ok("The place is a favorite", Status),
      ...failed,
      ...bodyFailures,
      404: failing[404],
      409: tooMany,
    },
  },
  z.unknown(),
);
export const addFavorites = defineCall({
  ...common,
  method: "post",
  path: "/favorites/batch",
  summary: "Add several favorites, all or none; repeating it has no effect",
  request: { query: noQuery, body: body(inBodyAll) },
  responses: {
    200: ok("The places are favorites; unknown places are left out", Added),
    ...failed,
    ...bodyFailures,
    409: tooMany,
  },
});
export const removeFavorites = defineCall({
  ...common,
  method: "post",
  path: "/favorites/batch/remove",
  summary: "Remove several favorites, all or none; repeating it has no effect",
  request: { query: noQuery, body: body(inBodyAll) },
  responses: {
    200: ok("The places are not favorites; unknown places are ignored", Removed),
    ...failed,
    ...bodyFailures,
  },
});
export const removeFavorite = defineCall(
  {
    ...common,
    method: "delete",
    path: "/favorites/{placeId}",
    summary: "Remove a favorite; repeating it has no effect",
    request: inPath,
    responses: { 200: ok("The place is not a favorite", Status), ...failed, 404: failing[404] },
  },
  z.unknown(),
);
export const listFavorites = defineCall(
  {
    ...common,
    method: "get",
    path: "/favorites",
    summary: "The caller's favorites, newest first",
    request: { query: z.strictObject({ includePlaceData: flag, media: flag }) },
    responses: {
      200: ok("The favorites; on request, with the data of their places and with the media of the places", Favorites),
      ...failed,
    },
  },
  ReadFavorites,
);
export const listFavoritePlaces = defineCall(
  {
    ...common,
    method: "get",
    path: "/favorites/places",
    summary: "One page of the caller's favorite places, newest first, filtered like a list of places",
    request: { query: ChosenPlacesQuery },
    responses: { 200: ok("The page, and facets on request", PlacesBody), ...failed },
  },
  ReadPlaces,
);
export const checkFavorite = defineCall({
  ...common,
  method: "get",
  path: "/favorites/check/{placeId}",
  summary: "Whether a place is the caller's favorite",
  request: inPath,
  responses: { 200: ok("The status", Status), ...failed, 404: failing[404] },
});
export const toggleFavorite = defineCall({
  ...common,
  method: "post",
  path: "/favorites/toggle",
  summary: "Add or remove a favorite, whichever applies",
  request: { query: noQuery, body: body(inBody) },
  responses: { 200: ok("The status now", Status), ...failed, ...bodyFailures, 404: failing[404], 409: tooMany },
});
export const countFavorites = defineCall(
  {
    ...common,
    method: "post",
    path: "/favorites/counts",
    summary: "How many users have each place as a favorite",
    request: { query: noQuery, body: body(inBodyMany) },
    responses: {
      200: ok("Counts by place id; unknown places are left out", Counts),
      ...failed,
      ...bodyFailures,
    },
  },
  ReadFavoriteCounts,
);
export const getFavoriteStats = defineCall({
  ...common,
  method: "get",
  path: "/favorites/stats",
  summary: "The caller's favorites by type and arrondissement",
  request: { query: noQuery },
  responses: { 200: ok("How many, by type and by arrondissement", Stats), ...failed },
});
