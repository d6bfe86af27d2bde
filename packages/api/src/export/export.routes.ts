import { placeQueryFromParameters } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { BEARER, requireUser, signedIn } from "../auth/current-user.ts";
import type { Db } from "../db/database.ts";
import { favoriteIds } from "../favorites/favorites.queries.ts";
import { commonFailures, failing, failure } from "../http/errors.ts";
import { anyId, oneOf } from "../http/parameters.ts";
import { createExportLimit } from "../http/streamed-file.ts";
import { contentOf, type ListContent, oneList } from "../lists/lists.queries.ts";
import { ENDED, idOfShare } from "../lists/shares.queries.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { PlacesQuery } from "../places/places.schemas.ts";
import { exportAnswer } from "./export-answer.ts";
import { type ExportedList, exportPlaces } from "./export-places.ts";
import { EXPORT_FORMATS, type ExportFormat, WRITERS } from "./formats.ts";

const format = oneOf(EXPORT_FORMATS).default("geojson");

const ExportQuery = PlacesQuery.safeExtend({ format });

const text = { schema: z.string() };
const file = {
  description: "The file, in a format that the importer reads. The server creates it while the client receives it.",
  headers: { "Content-Disposition": { description: "Names the file", schema: { type: "string" as const } } },
  content: Object.fromEntries(EXPORT_FORMATS.map((name) => [WRITERS[name].contentType.split(";", 1)[0] ?? "", text])),
};

const places = createRoute({
  method: "get",
  path: "/places/export",
  tags: ["Places"],
  summary: "All places of a list as a file",
  description: "The parameters are those of the list; `page`, `limit`, `media` and `facets` change nothing.",
  request: { query: ExportQuery },
  responses: { 200: file, ...commonFailures },
});

const favorites = createRoute({
  method: "get",
  path: "/favorites/export",
  tags: ["Favorites"],
  security: BEARER,
  middleware: signedIn,
  summary: "The caller's favorites as a file, newest first",
  description: "The favorites that the list of places contains for the same parameters.",
  request: { query: ExportQuery },
  responses: { 200: file, 401: failing[401], ...commonFailures },
});

const listFile = z.strictObject({ format });

const list = createRoute({
  method: "get",
  path: "/lists/{id}/export",
  tags: ["Lists"],
  security: BEARER,
  middleware: signedIn,
  summary: "The places of one of the caller's lists as a file, with their notes",
  request: { params: z.object({ id: anyId }), query: listFile },
  responses: { 200: file, 401: failing[401], ...commonFailures, 404: failing[404] },
});

const sharedList = createRoute({
  method: "get",
  path: "/shared/lists/{token}/export",
  tags: ["Lists"],
  summary: "The places of a shared list as a file, with their notes",
  request: { params: z.object({ token: anyId }), query: listFile },
  responses: {
    200: file,
    ...commonFailures,
    404: failure("There is no such link.", "not_found", "There is no such shared list"),
    410: failure("The link has ended.", "gone", ENDED.list),
  },
});

export function exportRoutes(app: OpenAPIHono, db: Db, search: PlaceSearch): void {
  const limit = createExportLimit();
  const answer = (context: Context, chosen: ExportFormat, ids: readonly string[], list?: ExportedList) =>
    exportAnswer({
      // The route of GET also handles HEAD; only the raw request has the method.
      method: context.req.raw.method,
      limit,
      client: context.get("client")?.subscriber ?? null,
      signal: context.get("deadline"),
      format: chosen,
      listName: list?.name,
      pieces: () => exportPlaces(db, ids, chosen, list),
    });

  const idsOf = ({ format: _, media: __, facets: ___, ...parameters }: z.output<typeof ExportQuery>) =>
    search.ids(placeQueryFromParameters(parameters));

  app.openapi(places, async (context) => {
    const query = context.req.valid("query");
    return answer(context, query.format, await idsOf(query));
  });

  app.openapi(favorites, async (context) => {
    const { id } = await requireUser(context);
    const query = context.req.valid("query");
    const listed = new Set(await idsOf(query));
    const ids = (await favoriteIds(db, id)).filter((favorite) => listed.has(favorite));
    return answer(context, query.format, ids);
  });

  const listAnswer = (context: Context, chosen: ExportFormat, { name, note, places: entries }: ListContent) =>
    answer(
      context,
      chosen,
      entries.map(({ placeId }) => placeId),
      { name, note, notes: new Map(entries.map((entry) => [entry.placeId, entry.note])) },
    );

  app.openapi(list, async (context) => {
    const { id: userId } = await requireUser(context);
    const found = await oneList(db, userId, context.req.valid("param").id);
    return listAnswer(context, context.req.valid("query").format, found);
  });

  app.openapi(sharedList, async (context) => {
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    return listAnswer(context, context.req.valid("query").format, await contentOf(db, id));
  });
}
