import { getPlace, listPins, listPlaces, placeBody } from "@flaneur/contract";
import {
  hasOthers,
  mapFacets,
  nearestStations,
  originFromParameters,
  pageStartText,
  pagesFrom,
  placeFiltersFromParameters,
  placeQueryFromParameters,
  quickestMetroWay,
  STATIONS_LIMIT,
  startAfter,
} from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { etag } from "hono/etag";
import { routeOf } from "../auth/route-of.ts";
import { noSuch } from "../http/errors.ts";
import type { PlaceBodies } from "./place-bodies.ts";
import type { PlaceSearch } from "./place-search.ts";

export function placesRoutes(app: OpenAPIHono, search: PlaceSearch, bodies: PlaceBodies): void {
  app.openapi(routeOf(listPlaces), async (context) => {
    const { media: withMedia, facets: withFacets, ...parameters } = context.req.valid("query");
    const query = placeQueryFromParameters(parameters);
    const { places, total, start, facets, suggestion } = await search.list({ ...query, facets: withFacets });
    const { page, limit, sort } = query;
    const pages = pagesFrom({ total, page, limit, start, rows: places.length });
    const last = places.at(-1);
    const next =
      last === undefined || page >= pages ? null : pageStartText(startAfter(last, sort, page + 1, query.filters));
    const body = {
      data: await bodies(places, withMedia),
      pagination: { total, page, limit, pages, next },
      ...(facets !== null && { facets: mapFacets((facet) => [...facets[facet]]) }),
      ...(suggestion !== null && { suggestion }),
    };
    return context.json(body, 200);
  });

  // The pins of a whole city are megabytes: a client that has them gets a 304.
  app.use("/pins", etag());
  app.openapi(routeOf(listPins), async (context) => {
    const filters = placeFiltersFromParameters(context.req.valid("query"));
    return context.json(await search.pins(filters), 200, { "Cache-Control": "no-cache" });
  });

  app.openapi(routeOf(getPlace), async (context) => {
    const { id } = context.req.valid("param");
    const query = context.req.valid("query");
    const origin = originFromParameters(query);
    const place = await search.byId(id, origin);
    if (place === null) throw noSuch("place", id);
    const [related, nearby] = await Promise.all([
      query.related ? search.related(place) : [],
      query.nearby ? search.nearby(place) : [],
    ]);
    // The media of all places are read together.
    const [body, ...others] = await bodies([place, ...related, ...nearby], query.media);
    const { coordinates } = place;
    const detailed = {
      ...placeBody(place),
      ...body,
      hasOthers: hasOthers(await search.counts()),
      ...(query.related && { related: others.slice(0, related.length) }),
      ...(query.nearby && { nearby: others.slice(related.length) }),
      ...(query.stations && {
        stations: coordinates === null ? [] : [...nearestStations(coordinates, STATIONS_LIMIT)],
      }),
      ...(query.metro && {
        metro: origin === null || coordinates === null ? null : quickestMetroWay(origin.from, coordinates),
      }),
    };
    return context.json(detailed, 200);
  });
}
