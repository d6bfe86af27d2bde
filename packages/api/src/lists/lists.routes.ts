import * as contract from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { requireUser } from "../auth/current-user.ts";
import { routeOf } from "../auth/route-of.ts";
import { type ListRoutesOptions, toSummaryBody, withPlaces } from "./list-bodies.ts";
import {
  changeList,
  copyOf,
  createList,
  deleteList,
  type List,
  type ListSummary,
  listLists,
  oneList,
  placeIdsOf,
  replaceList,
} from "./lists.queries.ts";
import { idOfShare } from "./shares.queries.ts";

/** Adds the calls for the lists of a user. A request for another user's list gets a 404. */
export function listRoutes(app: OpenAPIHono, options: ListRoutesOptions): void {
  const { db, publicUrl } = options;
  const summaryBody = (summary: ListSummary) => toSummaryBody(publicUrl, summary);
  const listBody = (shown: List) => ({ ...summaryBody(shown), places: [...shown.places] });

  app.openapi(routeOf(contract.listLists), async (context) => {
    const user = await requireUser(context);
    return context.json(
      { data: (await listLists(db, user.id, context.req.valid("query").placeId)).map(summaryBody) },
      200,
    );
  });
  app.openapi(routeOf(contract.getList), async (context) => {
    const user = await requireUser(context);
    const { includePlaceData, media, ...query } = context.req.valid("query");
    const found = await oneList(db, user.id, context.req.valid("param").id, contract.pageAsked(query));
    const entries = includePlaceData ? await withPlaces(options, found.places, media) : [...found.places];
    return context.json({ ...listBody(found), places: entries }, 200);
  });
  app.openapi(routeOf(contract.listPlaceIdsOfList), async (context) => {
    const user = await requireUser(context);
    return context.json({ placeIds: await placeIdsOf(db, user.id, context.req.valid("param").id) }, 200);
  });
  app.openapi(routeOf(contract.createList), async (context) => {
    const user = await requireUser(context);
    const created = await createList(db, user.id, context.req.valid("json"));
    return context.json(listBody(created), 201);
  });
  app.openapi(routeOf(contract.copySharedList), async (context) => {
    const user = await requireUser(context);
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    const created = await createList(db, user.id, await copyOf(db, id));
    return context.json(listBody(created), 201);
  });
  app.openapi(routeOf(contract.changeList), async (context) => {
    const user = await requireUser(context);
    const changed = await changeList(db, user.id, context.req.valid("param").id, context.req.valid("json"));
    return context.json(summaryBody(changed), 200);
  });
  app.openapi(routeOf(contract.replaceList), async (context) => {
    const user = await requireUser(context);
    const replaced = await replaceList(db, user.id, context.req.valid("param").id, context.req.valid("json"));
    return context.json(listBody(replaced), 200);
  });
  app.openapi(routeOf(contract.deleteList), async (context) => {
    const user = await requireUser(context);
    await deleteList(db, user.id, context.req.valid("param").id);
    return context.json({ success: true as const }, 200);
  });
}
