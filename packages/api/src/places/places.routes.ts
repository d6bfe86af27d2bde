import {
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
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { etag } from "hono/etag";
import { json } from "../http/contents.ts";
import { commonFailures, failures, noSuch } from "../http/errors.ts";
import { anyId } from "../http/parameters.ts";
import type { PlaceBodies } from "./place-bodies.ts";
import type { PlaceSearch } from "./place-search.ts";
import { PinsBody, PinsQuery, PlaceDetailBody, PlaceQuery, PlacesBody, PlacesQuery, toBody } from "./places.schemas.ts";

const list = createRoute({
  method: "get",
  path: "/places",
  tags: ["Places"],
  summary: "One page of places",
  request: { query: PlacesQuery },
  responses: {
    200: { description: "The page, and facets on request", content: json(PlacesBody) },
    ...commonFailures,
  },
});

const text = { schema: { type: "string" as const } };
const revalidated = {
  ETag: text,
  "Cache-Control": { description: "`no-cache`: may be stored, and must be revalidated", ...text },
};

const pins = createRoute({
  method: "get",
  path: "/pins",
  tags: ["Places"],
  summary: "The places of a list as points of a map",
  request: {
    query: PinsQuery,
    headers: z.object({
      "if-none-match": z
        .string()
        .optional()
        .openapi({ description: "The ETags of points that the client has stored." }),
    }),
  },
  responses: {
    200: { description: "The points", headers: revalidated, content: json(PinsBody) },
    304: { description: "The client has stored these points", headers: revalidated },
    ...commonFailures,
  },
});

const detail = createRoute({
  method: "get",
  path: "/places/{id}",
  tags: ["Places"],
  summary: "One place",
  request: { params: z.object({ id: anyId }), query: PlaceQuery },
  responses: {
    200: { description: "The place", content: json(PlaceDetailBody) },
    ...failures,
  },
});

export function placesRoutes(app: OpenAPIHono, search: PlaceSearch, bodies: PlaceBodies): void {
  app.openapi(list, async (context) => {
    const { media: withMedia, facets: withFacets, ...parameters } = context.req.valid("query");
    const query = placeQueryFromParameters(parameters);
    const { places, total, start, facets, suggestion } = await search.list({ ...query, facets: withFacets });
    const { page, limit, sort } = query;
    const pages = pagesFrom({ total, page, limit, start, rows: places.length });
    const last = places.at(-1);
    const next = last === undefined || page >= pages ? null : pageStartText(startAfter(last, sort, page + 1));
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
  app.openapi(pins, async (context) => {
    const filters = placeFiltersFromParameters(context.req.valid("query"));
    return context.json(await search.pins(filters), 200, { "Cache-Control": "no-cache" });
  });

  app.openapi(detail, async (context) => {
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
      ...toBody(place),
      ...body,
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
