import { placeQueryFromParameters } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { BEARER, requireUser, signedIn } from "../auth/current-user.ts";
import type { Db } from "../db/database.ts";
import { listFavoriteIds } from "../favorites/favorites.queries.ts";
import { commonFailures, failing } from "../http/errors.ts";
import { oneOf } from "../http/parameters.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { PlacesQuery } from "../places/places.schemas.ts";
import { createExportLimit, exportAnswer } from "./export-answer.ts";
import { exportPlaces } from "./export-places.ts";
import { EXPORT_FORMATS, type ExportFormat, WRITERS } from "./formats.ts";

const format = oneOf(EXPORT_FORMATS).default("geojson");

const text = { schema: z.string() };
const file = {
  description: "The file, which the importer reads; it is written while it is read",
  headers: { "Content-Disposition": { description: "Names the file", schema: { type: "string" as const } } },
  content: Object.fromEntries(EXPORT_FORMATS.map((name) => [WRITERS[name].contentType.split(";", 1)[0] ?? "", text])),
};

const places = createRoute({
  method: "get",
  path: "/places/export",
  tags: ["Places"],
  summary: "All places of a list as a file",
  description: "The parameters are those of the list; `page`, `limit`, `media` and `facets` change nothing.",
  request: { query: PlacesQuery.safeExtend({ format }) },
  responses: { 200: file, ...commonFailures },
});

const favorites = createRoute({
  method: "get",
  path: "/favorites/export",
  tags: ["Favorites"],
  security: BEARER,
  middleware: signedIn,
  summary: "The caller's favorites as a file, newest first",
  request: { query: z.strictObject({ format }) },
  responses: { 200: file, 401: failing[401], ...commonFailures },
});

export function exportRoutes(app: OpenAPIHono, db: Db, search: PlaceSearch): void {
  const limit = createExportLimit();
  const answer = (context: Context, chosen: ExportFormat, ids: readonly string[]) =>
    exportAnswer({
      limit,
      client: context.get("client")?.subscriber ?? null,
      signal: context.get("deadline"),
      format: chosen,
      pieces: () => exportPlaces(db, ids, chosen),
    });

  app.openapi(places, async (context) => {
    const { format: chosen, media: _, facets: __, ...parameters } = context.req.valid("query");
    const { filters, sort, origin } = placeQueryFromParameters(parameters);
    return answer(context, chosen, await search.ids({ filters, sort, origin }));
  });

  app.openapi(favorites, async (context) => {
    const { id } = await requireUser(context);
    return answer(context, context.req.valid("query").format, await listFavoriteIds(db, id));
  });
}
