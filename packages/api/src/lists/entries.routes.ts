import * as contract from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { requireUser } from "../auth/current-user.ts";
import { routeOf } from "../auth/route-of.ts";
import { addEntries, type ChangedEntries, changeEntry, entryOf, moveEntry, removeEntry } from "./entries.queries.ts";
import { type ListRoutesOptions, toSummaryBody, withPlaces } from "./list-bodies.ts";

/** Adds the calls for single places of a list. Changes are made in the order of their arrival. */
export function entryRoutes(app: OpenAPIHono, options: ListRoutesOptions): void {
  const { db, publicUrl } = options;
  const changesBody = ({ list, places }: ChangedEntries) => ({
    list: toSummaryBody(publicUrl, list),
    places: [...places],
  });

  app.openapi(routeOf(contract.getEntry), async (context) => {
    const user = await requireUser(context);
    const { id, entryId } = context.req.valid("param");
    const { includePlaceData, media } = context.req.valid("query");
    const found = await entryOf(db, user.id, id, entryId);
    const [shown = found] = includePlaceData ? await withPlaces(options, [found], media) : [];
    return context.json(shown, 200);
  });
  app.openapi(routeOf(contract.addEntries), async (context) => {
    const user = await requireUser(context);
    const { places } = context.req.valid("json");
    return context.json(changesBody(await addEntries(db, user.id, context.req.valid("param").id, places)), 200);
  });
  app.openapi(routeOf(contract.changeEntry), async (context) => {
    const user = await requireUser(context);
    const { id, entryId } = context.req.valid("param");
    return context.json(changesBody(await changeEntry(db, user.id, id, entryId, context.req.valid("json"))), 200);
  });
  app.openapi(routeOf(contract.removeEntry), async (context) => {
    const user = await requireUser(context);
    const { id, entryId } = context.req.valid("param");
    return context.json(changesBody(await removeEntry(db, user.id, id, entryId)), 200);
  });
  app.openapi(routeOf(contract.moveEntry), async (context) => {
    const user = await requireUser(context);
    const { id, entryId } = context.req.valid("param");
    const { before } = context.req.valid("json");
    return context.json(changesBody(await moveEntry(db, user.id, id, entryId, before)), 200);
  });
}
