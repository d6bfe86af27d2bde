import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { SuccessBody } from "../auth/auth.schemas.ts";
import { BEARER, requireUser, signedIn } from "../auth/current-user.ts";
import type { Db } from "../db/database.ts";
import { body, json, noQuery } from "../http/contents.ts";
import { bodyFailures, commonFailures, failing, failure } from "../http/errors.ts";
import { ETAG_HEADER, etag, ifMatchHeader, seenVersion } from "../http/if-match.ts";
import { anyId } from "../http/parameters.ts";
import {
  createView,
  deleteView,
  hasChanged,
  listViews,
  oneView,
  reorderViews,
  TOO_MANY,
  updateView,
} from "./views.queries.ts";
import { ReorderInput, VIEW_EXAMPLE, ViewBody, ViewInput } from "./views.schemas.ts";

const common = { tags: ["Views"], security: BEARER, middleware: signedIn };
const failed = { 401: failing[401], ...commonFailures } as const;
const missing = failure("The caller has no such view.", "not_found", "There is no view '0b6f5a57'");
const List = z.object({ data: z.array(ViewBody) }).openapi("Views", { example: { data: [VIEW_EXAMPLE] } });
const one = { params: z.object({ id: anyId }), query: noQuery };

const list = createRoute({
  ...common,
  method: "get",
  path: "/views",
  summary: "The caller's views, in the order of their tabs",
  request: { query: noQuery },
  responses: { 200: { description: "The views", content: json(List) }, ...failed },
});
const detail = createRoute({
  ...common,
  method: "get",
  path: "/views/{id}",
  summary: "One view",
  request: one,
  responses: {
    200: { description: "The view", headers: ETAG_HEADER, content: json(ViewBody) },
    ...failed,
    404: missing,
  },
});
const create = createRoute({
  ...common,
  method: "post",
  path: "/views",
  summary: "Save a set of filters under a name",
  request: { query: noQuery, body: body(ViewInput) },
  responses: {
    201: { description: "The new view", headers: ETAG_HEADER, content: json(ViewBody) },
    409: failure("The caller has the maximum number of views.", "conflict", TOO_MANY),
    ...failed,
    ...bodyFailures,
  },
});
const update = createRoute({
  ...common,
  method: "put",
  path: "/views/{id}",
  summary: "Replace a view",
  description:
    "Without `If-Match` the last write wins. With it, the update is refused with 412 if the view has changed since the " +
    "version in the header.",
  request: {
    ...one,
    headers: ifMatchHeader,
    body: body(ViewInput),
  },
  responses: {
    200: { description: "The view as it is now", headers: ETAG_HEADER, content: json(ViewBody) },
    404: missing,
    412: failure("It has changed since the version in If-Match.", "precondition_failed", hasChanged(4)),
    ...failed,
    ...bodyFailures,
  },
});
const remove = createRoute({
  ...common,
  method: "delete",
  path: "/views/{id}",
  summary: "Delete a view",
  request: one,
  responses: {
    200: { description: "The view is deleted", content: json(SuccessBody) },
    ...failed,
    404: missing,
  },
});
const reorder = createRoute({
  ...common,
  method: "post",
  path: "/views/reorder",
  summary: "Put the caller's views in another order",
  request: { query: noQuery, body: body(ReorderInput) },
  responses: { 200: { description: "The views in their new order", content: json(List) }, ...failed, ...bodyFailures },
});

/** Adds the calls on saved views (§7). Views of other users get a 404. */
export function viewsRoutes(app: OpenAPIHono, db: Db): void {
  app.openapi(list, async (context) => {
    const { id } = await requireUser(context);
    return context.json({ data: await listViews(db, id) }, 200);
  });
  app.openapi(detail, async (context) => {
    const { id } = await requireUser(context);
    const view = await oneView(db, id, context.req.valid("param").id);
    return context.json(view, 200, etag(view.version));
  });
  app.openapi(create, async (context) => {
    const { id } = await requireUser(context);
    const view = await createView(db, id, context.req.valid("json"));
    return context.json(view, 201, etag(view.version));
  });
  app.openapi(reorder, async (context) => {
    const { id } = await requireUser(context);
    return context.json({ data: await reorderViews(db, id, context.req.valid("json").ids) }, 200);
  });
  app.openapi(update, async (context) => {
    const { id } = await requireUser(context);
    const seen = seenVersion(context.req.valid("header")["if-match"]);
    const view = await updateView(db, id, context.req.valid("param").id, seen, context.req.valid("json"));
    return context.json(view, 200, etag(view.version));
  });
  app.openapi(remove, async (context) => {
    const { id } = await requireUser(context);
    await deleteView(db, id, context.req.valid("param").id);
    return context.json({ success: true as const }, 200);
  });
}
