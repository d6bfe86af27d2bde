import {
  MAX_ADDED_FAVORITES,
  mapFacets,
  originFromParameters,
  pageCount,
  placeFiltersFromParameters,
} from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { BEARER, requireUser, signedIn } from "../auth/current-user.ts";
import type { Db } from "../db/database.ts";
import { body, json, noQuery } from "../http/contents.ts";
import { bodyFailures, commonFailures, failing, failure } from "../http/errors.ts";
import { anyId, flag, safeText, shortList } from "../http/parameters.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { ChosenPlacesQuery, PLACE_EXAMPLE, PlaceBody, PlacesBody } from "../places/places.schemas.ts";
import {
  addFavorite,
  addFavorites,
  favoriteCounts,
  favoriteIds,
  favoriteStats,
  favoriteStatus,
  listFavorites,
  removeFavorite,
  removeFavorites,
  TOO_MANY_FAVORITES,
  toggleFavorite,
} from "./favorites.queries.ts";

const placeId = anyId;
const Status = z
  .object({ isFavorited: z.boolean(), placeId: z.string() })
  .openapi("FavoriteStatus", { example: { isFavorited: true, placeId: "breizh-cafe-marais" } });
const Favorites = z
  .object({ data: z.array(z.object({ placeId: z.string(), place: PlaceBody.optional() })), count: z.number().int() })
  .openapi("Favorites", { example: { data: [{ placeId: PLACE_EXAMPLE.id, place: PLACE_EXAMPLE }], count: 1 } });
const Stats = z
  .object({
    count: z.number().int(),
    types: z.record(z.string(), z.number().int()),
    arrondissements: z.record(z.string(), z.number().int()),
  })
  .openapi("FavoriteStats", { example: { count: 2, types: { Bar: 2 }, arrondissements: { "75011": 2 } } });
const Counts = z
  .record(z.string(), z.number().int())
  .openapi("FavoriteCounts", { example: { "breizh-cafe-marais": 3 } });

const common = { tags: ["Favorites"], security: BEARER, middleware: signedIn };
const ok = <T extends z.ZodType>(description: string, schema: T) => ({ description, content: json(schema) });
const failed = { 401: failing[401], ...commonFailures } as const;
const inBody = z.strictObject({ placeId }).openapi("FavoriteInput", { example: { placeId: PLACE_EXAMPLE.id } });
const inBodyMany = z
  .strictObject({ placeIds: shortList(safeText(200), 100, "ids") })
  .openapi("FavoriteCountsInput", { example: { placeIds: [PLACE_EXAMPLE.id, "le-baratin"] } });
const inBodyAll = z
  .strictObject({ placeIds: shortList(safeText(200), MAX_ADDED_FAVORITES, "ids") })
  .openapi("FavoritesInput", { example: { placeIds: [PLACE_EXAMPLE.id, "le-baratin"] } });
const Added = z
  .object({
    added: z.number().int().openapi({ description: "The number of places that were not favorites before." }),
    addedIds: z.array(z.string()).openapi({ description: "The places that were not favorites before." }),
    placeIds: z
      .array(z.string())
      .openapi({ description: "The requested places that are now favorites. Unknown ids are left out." }),
  })
  .openapi("FavoritesAdded", { example: { added: 1, addedIds: [PLACE_EXAMPLE.id], placeIds: [PLACE_EXAMPLE.id] } });
const Removed = z
  .object({
    removed: z.number().int().openapi({ description: "The number of places that were favorites before." }),
  })
  .openapi("FavoritesRemoved", { example: { removed: 1 } });
const tooMany = failure("The caller has too many favorites.", "conflict", TOO_MANY_FAVORITES);
const inPath = { params: z.object({ placeId }), query: noQuery };

const add = createRoute({
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
});
const addAll = createRoute({
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
const removeAll = createRoute({
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
const remove = createRoute({
  ...common,
  method: "delete",
  path: "/favorites/{placeId}",
  summary: "Remove a favorite; repeating it has no effect",
  request: inPath,
  responses: { 200: ok("The place is not a favorite", Status), ...failed, 404: failing[404] },
});
const list = createRoute({
  ...common,
  method: "get",
  path: "/favorites",
  summary: "The caller's favorites, newest first",
  request: { query: z.strictObject({ includePlaceData: flag, media: flag }) },
  responses: {
    200: ok("The favorites; on request, with the data of their places and with the media of the places", Favorites),
    ...failed,
  },
});
const listPlaces = createRoute({
  ...common,
  method: "get",
  path: "/favorites/places",
  summary: "One page of the caller's favorite places, newest first, filtered like a list of places",
  request: { query: ChosenPlacesQuery },
  responses: { 200: ok("The page, and facets on request", PlacesBody), ...failed },
});
const check = createRoute({
  ...common,
  method: "get",
  path: "/favorites/check/{placeId}",
  summary: "Whether a place is the caller's favorite",
  request: inPath,
  responses: { 200: ok("The status", Status), ...failed, 404: failing[404] },
});
const toggle = createRoute({
  ...common,
  method: "post",
  path: "/favorites/toggle",
  summary: "Add or remove a favorite, whichever applies",
  request: { query: noQuery, body: body(inBody) },
  responses: { 200: ok("The status now", Status), ...failed, ...bodyFailures, 404: failing[404], 409: tooMany },
});
const counts = createRoute({
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
});
const stats = createRoute({
  ...common,
  method: "get",
  path: "/favorites/stats",
  summary: "The caller's favorites by type and arrondissement",
  request: { query: noQuery },
  responses: { 200: ok("How many, by type and by arrondissement", Stats), ...failed },
});

interface FavoritesParts {
  readonly db: Db;
  readonly search: Pick<PlaceSearch, "listAmong">;
  readonly bodies: PlaceBodies;
}

/**
 * Adds the routes of favorites (§7). The database has at most one row for each user and place, also after repeated or
 * concurrent requests.
 */
export function favoritesRoutes(app: OpenAPIHono, { db, search, bodies }: FavoritesParts): void {
  app.openapi(add, async (context) => {
    const { id } = await requireUser(context);
    return context.json(await addFavorite(db, id, context.req.valid("json").placeId), 200);
  });
  app.openapi(addAll, async (context) => {
    const { id } = await requireUser(context);
    return context.json(await addFavorites(db, id, context.req.valid("json").placeIds), 200);
  });
  app.openapi(removeAll, async (context) => {
    const { id } = await requireUser(context);
    return context.json({ removed: await removeFavorites(db, id, context.req.valid("json").placeIds) }, 200);
  });
  app.openapi(remove, async (context) => {
    const { id } = await requireUser(context);
    return context.json(await removeFavorite(db, id, context.req.valid("param").placeId), 200);
  });
  app.openapi(list, async (context) => {
    const { id } = await requireUser(context);
    const { includePlaceData, media } = context.req.valid("query");
    const places = await listFavorites(db, id);
    const data = includePlaceData
      ? (await bodies(places, media)).map((place) => ({ placeId: place.id, place }))
      : places.map((place) => ({ placeId: place.id }));
    return context.json({ data, count: places.length }, 200);
  });
  app.openapi(listPlaces, async (context) => {
    const { id } = await requireUser(context);
    const { page, limit, media, facets: withFacets, ...parameters } = context.req.valid("query");
    const filters = placeFiltersFromParameters(parameters);
    const query = { filters, page, limit, facets: withFacets, origin: originFromParameters(parameters) };
    const { places, total, facets } = await search.listAmong(await favoriteIds(db, id), query);
    const body = {
      data: await bodies(places, media),
      pagination: { total, page, limit, pages: pageCount(total, limit), next: null },
      ...(facets !== null && { facets: mapFacets((facet) => [...facets[facet]]) }),
    };
    return context.json(body, 200);
  });
  app.openapi(check, async (context) => {
    const { id } = await requireUser(context);
    return context.json(await favoriteStatus(db, id, context.req.valid("param").placeId), 200);
  });
  app.openapi(toggle, async (context) => {
    const { id } = await requireUser(context);
    return context.json(await toggleFavorite(db, id, context.req.valid("json").placeId), 200);
  });
  app.openapi(counts, async (context) => {
    await requireUser(context);
    return context.json(await favoriteCounts(db, context.req.valid("json").placeIds), 200);
  });
  app.openapi(stats, async (context) => {
    const { id } = await requireUser(context);
    const { count, types, arrondissements } = await favoriteStats(db, id);
    return context.json({ count, types: { ...types }, arrondissements: { ...arrondissements } }, 200);
  });
}
