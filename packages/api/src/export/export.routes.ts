import * as contract from "@flaneur/contract";
import { placeQueryFromParameters } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import { requireUser } from "../auth/current-user.ts";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { favoriteIds } from "../favorites/favorites.queries.ts";
import { createExportLimit } from "../http/streamed-file.ts";
import { contentOf, type ListContent, oneList } from "../lists/lists.queries.ts";
import { idOfShare } from "../lists/shares.queries.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { exportAnswer } from "./export-answer.ts";
import { type ExportedList, exportPlaces } from "./export-places.ts";

export function exportRoutes(app: OpenAPIHono, db: Db, search: PlaceSearch): void {
  const limit = createExportLimit();
  const answer = (context: Context, chosen: contract.ExportFormat, ids: readonly string[], list?: ExportedList) =>
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

  const idsOf = ({ format: _, media: __, facets: ___, ...parameters }: z.output<typeof contract.ExportQuery>) =>
    search.ids(placeQueryFromParameters(parameters));

  app.openapi(routeOf(contract.exportPlaces), async (context) => {
    const query = context.req.valid("query");
    return answer(context, query.format, await idsOf(query));
  });

  app.openapi(routeOf(contract.exportFavorites), async (context) => {
    const { id } = await requireUser(context);
    const query = context.req.valid("query");
    const listed = new Set(await idsOf(query));
    const ids = (await favoriteIds(db, id)).filter((favorite) => listed.has(favorite));
    return answer(context, query.format, ids);
  });

  const listAnswer = (context: Context, chosen: contract.ExportFormat, { name, note, places: entries }: ListContent) =>
    answer(
      context,
      chosen,
      entries.map(({ placeId }) => placeId),
      { name, note, notes: new Map(entries.map((entry) => [entry.placeId, entry.note])) },
    );

  app.openapi(routeOf(contract.exportList), async (context) => {
    const { id: userId } = await requireUser(context);
    const found = await oneList(db, userId, context.req.valid("param").id);
    return listAnswer(context, context.req.valid("query").format, found);
  });

  app.openapi(routeOf(contract.exportSharedList), async (context) => {
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    return listAnswer(context, context.req.valid("query").format, await contentOf(db, id));
  });
}
