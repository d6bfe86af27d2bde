import * as contract from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { requireUser } from "../auth/current-user.ts";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import {
  changeView,
  createView,
  deleteView,
  listViews,
  moveView,
  oneView,
  reorderViews,
  replaceView,
} from "./views.queries.ts";

/** Adds the calls on saved views (§7). Views of other users get a 404. */
export function viewsRoutes(app: OpenAPIHono, db: Db): void {
  app.openapi(routeOf(contract.listViews), async (context) => {
    const { id } = await requireUser(context);
    return context.json({ data: await listViews(db, id) }, 200);
  });
  app.openapi(routeOf(contract.getView), async (context) => {
    const { id } = await requireUser(context);
    const view = await oneView(db, id, context.req.valid("param").id);
    return context.json(view, 200);
  });
  app.openapi(routeOf(contract.createView), async (context) => {
    const { id } = await requireUser(context);
    const view = await createView(db, id, context.req.valid("json"));
    return context.json(view, 201);
  });
  app.openapi(routeOf(contract.reorderViews), async (context) => {
    const { id } = await requireUser(context);
    return context.json({ data: await reorderViews(db, id, context.req.valid("json").ids) }, 200);
  });
  app.openapi(routeOf(contract.moveView), async (context) => {
    const { id } = await requireUser(context);
    const { before } = context.req.valid("json");
    return context.json({ data: await moveView(db, id, context.req.valid("param").id, before) }, 200);
  });
  app.openapi(routeOf(contract.changeView), async (context) => {
    const { id } = await requireUser(context);
    return context.json(await changeView(db, id, context.req.valid("param").id, context.req.valid("json")), 200);
  });
  app.openapi(routeOf(contract.replaceView), async (context) => {
    const { id } = await requireUser(context);
    return context.json(await replaceView(db, id, context.req.valid("param").id, context.req.valid("json")), 200);
  });
  app.openapi(routeOf(contract.deleteView), async (context) => {
    const { id } = await requireUser(context);
    await deleteView(db, id, context.req.valid("param").id);
    return context.json({ success: true as const }, 200);
  });
}
