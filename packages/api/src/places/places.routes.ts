import { pageCount } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { failures, notFound } from "../http/errors.ts";
import { safeText } from "../http/parameters.ts";
import type { PlaceSearch } from "./place-search.ts";
import {
  PlaceDetailBody,
  PlaceQuery,
  PlacesBody,
  PlacesQuery,
  toBody,
  toOrigin,
  toQuestion,
} from "./places.schemas.ts";

const list = createRoute({
  method: "get",
  path: "/places",
  tags: ["Places"],
  summary: "One page of places",
  request: { query: PlacesQuery },
  responses: {
    200: { description: "The page, and facets when asked", content: { "application/json": { schema: PlacesBody } } },
    400: failures[400],
    500: failures[500],
  },
});

const detail = createRoute({
  method: "get",
  path: "/places/{id}",
  tags: ["Places"],
  summary: "One place",
  request: { params: z.object({ id: safeText(200) }), query: PlaceQuery },
  responses: {
    200: { description: "The place", content: { "application/json": { schema: PlaceDetailBody } } },
    ...failures,
  },
});

export function placesRoutes(app: OpenAPIHono, search: PlaceSearch): void {
  app.openapi(list, async (context) => {
    const question = toQuestion(context.req.valid("query"));
    const { places, total, facets } = await search.list(question);
    const { page, limit } = question;
    const body = { data: places.map(toBody), pagination: { total, page, limit, pages: pageCount(total, limit) } };
    if (facets === null) return context.json(body, 200);
    const { types, tags, arrondissements } = facets;
    return context.json(
      { ...body, facets: { types: [...types], tags: [...tags], arrondissements: [...arrondissements] } },
      200,
    );
  });

  app.openapi(detail, async (context) => {
    const { id } = context.req.valid("param");
    const query = context.req.valid("query");
    const place = await search.byId(id, toOrigin(query));
    if (place === null) throw notFound(`There is no place '${id}'`);
    if (!query.related) return context.json(toBody(place), 200);
    return context.json({ ...toBody(place), related: (await search.related(place)).map(toBody) }, 200);
  });
}
