import {
  addFavorite,
  addFavorites,
  checkFavorite,
  countFavorites,
  getFavoriteStats,
  listFavoritePlaces,
  listFavorites,
  removeFavorite,
  removeFavorites,
  toggleFavorite,
} from "@flaneur/contract";
import { mapFacets, originFromParameters, pageCount, placeFiltersFromParameters } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { requireUser } from "../auth/current-user.ts";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import * as favorites from "./favorites.queries.ts";

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
  app.openapi(routeOf(addFavorite), async (context) => {
    const { id } = await requireUser(context);
    return context.json(await favorites.addFavorite(db, id, context.req.valid("json").placeId), 200);
  });
  app.openapi(routeOf(addFavorites), async (context) => {
    const { id } = await requireUser(context);
    return context.json(await favorites.addFavorites(db, id, context.req.valid("json").placeIds), 200);
  });
  app.openapi(routeOf(removeFavorites), async (context) => {
    const { id } = await requireUser(context);
    return context.json({ removed: await favorites.removeFavorites(db, id, context.req.valid("json").placeIds) }, 200);
  });
  app.openapi(routeOf(removeFavorite), async (context) => {
    const { id } = await requireUser(context);
    return context.json(await favorites.removeFavorite(db, id, context.req.valid("param").placeId), 200);
  });
  app.openapi(routeOf(listFavorites), async (context) => {
    const { id } = await requireUser(context);
    const { includePlaceData, media } = context.req.valid("query");
    const places = await favorites.listFavorites(db, id);
    const data = includePlaceData
      ? (await bodies(places, media)).map((place) => ({ placeId: place.id, place }))
      : places.map((place) => ({ placeId: place.id }));
    return context.json({ data, count: places.length }, 200);
  });
  app.openapi(routeOf(listFavoritePlaces), async (context) => {
    const { id } = await requireUser(context);
    const { page, limit, media, facets: withFacets, ...parameters } = context.req.valid("query");
    const filters = placeFiltersFromParameters(parameters);
    const query = { filters, page, limit, facets: withFacets, origin: originFromParameters(parameters) };
    const { places, total, facets } = await search.listAmong(await favorites.favoriteIds(db, id), query);
    const body = {
      data: await bodies(places, media),
      pagination: { total, page, limit, pages: pageCount(total, limit), next: null },
      ...(facets !== null && { facets: mapFacets((facet) => [...facets[facet]]) }),
    };
    return context.json(body, 200);
  });
  app.openapi(routeOf(checkFavorite), async (context) => {
    const { id } = await requireUser(context);
    return context.json(await favorites.favoriteStatus(db, id, context.req.valid("param").placeId), 200);
  });
  app.openapi(routeOf(toggleFavorite), async (context) => {
    const { id } = await requireUser(context);
    return context.json(await favorites.toggleFavorite(db, id, context.req.valid("json").placeId), 200);
  });
  app.openapi(routeOf(countFavorites), async (context) => {
    await requireUser(context);
    return context.json(await favorites.favoriteCounts(db, context.req.valid("json").placeIds), 200);
  });
  app.openapi(routeOf(getFavoriteStats), async (context) => {
    const { id } = await requireUser(context);
    const { count, types, arrondissements } = await favorites.favoriteStats(db, id);
    return context.json({ count, types: { ...types }, arrondissements: { ...arrondissements } }, 200);
  });
}
