import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { SuccessBody } from "../auth/auth.schemas.ts";
import { BEARER, requireUser, signedIn } from "../auth/current-user.ts";
import type { Db } from "../db/database.ts";
import { body, json, noQuery } from "../http/contents.ts";
import { bodyFailures, commonFailures, failing, failure } from "../http/errors.ts";
import { ETAG_HEADER, etag, ifMatchHeader, seenVersion } from "../http/if-match.ts";
import { anyId, flag } from "../http/parameters.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { placesOfEntries } from "./entry-places.ts";
import {
  copyOf,
  createList,
  deleteList,
  entryOf,
  type List,
  type ListPlace,
  type ListSummary,
  listHasChanged,
  listLists,
  oneList,
  placeIdsOf,
  putListPlace,
  removeListPlace,
  TOO_MANY_LISTS,
  TOO_MANY_PLACES,
  updateList,
} from "./lists.queries.ts";
import {
  LIST_SUMMARY_EXAMPLE,
  ListBody,
  ListInput,
  ListPlaceBody,
  ListPlaceChange,
  ListQuery,
  ListReplacement,
  ListSummaryBody,
  PlaceIdsBody,
  pageAsked,
} from "./lists.schemas.ts";
import { shareUrl } from "./share-url.ts";
import { ENDED, idOfShare } from "./shares.queries.ts";

const common = { tags: ["Lists"], security: BEARER, middleware: signedIn };
const failed = { 401: failing[401], ...commonFailures } as const;
const missing = failure("The caller has no such list.", "not_found", "There is no list '7f1c1a52'");
const Lists = z
  .object({ data: z.array(ListSummaryBody) })
  .openapi("Lists", { example: { data: [LIST_SUMMARY_EXAMPLE] } });
const id = anyId;
const one = { params: z.object({ id }), query: noQuery };
const onePlace = { params: z.object({ id, placeId: anyId }), query: noQuery };
const theList = { description: "The list as it is now", headers: ETAG_HEADER, content: json(ListBody) };

const list = createRoute({
  ...common,
  method: "get",
  path: "/lists",
  summary: "The caller's lists without their places, newest first",
  description: "With `placeId`, `hasPlace` of each list states whether the list has that place.",
  request: { query: z.strictObject({ placeId: anyId.optional() }) },
  responses: { 200: { description: "The lists", content: json(Lists) }, ...failed },
});
const detail = createRoute({
  ...common,
  method: "get",
  path: "/lists/{id}",
  summary: "One list with its places in their order",
  request: { params: z.object({ id }), query: ListQuery },
  responses: { 200: theList, ...failed, 404: missing },
});
const placeIds = createRoute({
  ...common,
  method: "get",
  path: "/lists/{id}/place-ids",
  summary: "The ids of the places of a list in their order",
  request: one,
  responses: { 200: { description: "The ids", content: json(PlaceIdsBody) }, ...failed, 404: missing },
});
const entry = createRoute({
  ...common,
  method: "get",
  path: "/lists/{id}/places/{placeId}",
  summary: "What a list says about one of its places",
  request: {
    params: z.object({ id, placeId: anyId }),
    query: z.strictObject({ includePlaceData: flag, media: flag }),
  },
  responses: {
    200: { description: "The entry", content: json(ListPlaceBody) },
    ...failed,
    404: failure(
      "The caller has no such list, or the list has no such place.",
      "not_found",
      "There is no list '7f1c1a52'",
    ),
  },
});
const create = createRoute({
  ...common,
  method: "post",
  path: "/lists",
  summary: "Create a list, which is private until it is shared",
  request: { query: noQuery, body: body(ListInput) },
  responses: {
    201: { ...theList, description: "The new list" },
    409: failure("The caller has the maximum number of lists.", "conflict", TOO_MANY_LISTS),
    ...failed,
    ...bodyFailures,
  },
});
const update = createRoute({
  ...common,
  method: "put",
  path: "/lists/{id}",
  summary: "Replace a list and its places",
  description:
    "The order of `places` is the order of the list. `name` and `places` are required. Without `note`, the note of " +
    "the list or place is removed. A place without `visited` counts as not visited. Without `If-Match` the last " +
    "write wins. With it, the update is refused with 412 if the list has changed since the version in the header.",
  request: { ...one, headers: ifMatchHeader, body: body(ListReplacement) },
  responses: {
    200: theList,
    404: missing,
    412: failure("The list has changed since the version in If-Match.", "precondition_failed", listHasChanged(4)),
    ...failed,
    ...bodyFailures,
  },
});
const remove = createRoute({
  ...common,
  method: "delete",
  path: "/lists/{id}",
  summary: "Delete a list, which ends its link",
  request: one,
  responses: { 200: { description: "The list is deleted", content: json(SuccessBody) }, ...failed, 404: missing },
});
const putPlace = createRoute({
  ...common,
  method: "put",
  path: "/lists/{id}/places/{placeId}",
  summary: "Add a place at the end of a list, or change the note of a place and whether it was visited",
  description:
    "Without `If-Match` the last write wins. With it, the change is refused with 412 if the list has changed since the " +
    "version in the header.",
  request: { ...onePlace, headers: ifMatchHeader, body: body(ListPlaceChange) },
  responses: {
    200: theList,
    404: failure("The caller has no such list, or there is no such place.", "not_found", "There is no list '7f1c1a52'"),
    409: failure("The list has the maximum number of places.", "conflict", TOO_MANY_PLACES),
    412: failure("The list has changed since the version in If-Match.", "precondition_failed", listHasChanged(4)),
    ...failed,
    ...bodyFailures,
  },
});
const removePlace = createRoute({
  ...common,
  method: "delete",
  path: "/lists/{id}/places/{placeId}",
  summary: "Remove a place from a list; repeating it has no effect",
  request: onePlace,
  responses: { 200: theList, ...failed, 404: missing },
});

const copy = createRoute({
  ...common,
  method: "post",
  path: "/shared/lists/{token}/copy",
  summary: "Create a list with the name, the notes and the places of a shared list",
  request: { params: z.object({ token: anyId }), query: noQuery },
  responses: {
    201: { ...theList, description: "The new list" },
    409: failure("The caller has the maximum number of lists.", "conflict", TOO_MANY_LISTS),
    ...failed,
    404: failure("There is no such link.", "not_found", "There is no such shared list"),
    410: failure("The link has ended.", "gone", ENDED.list),
  },
});

interface ListRoutesOptions {
  readonly db: Db;
  readonly bodies: PlaceBodies;
  readonly publicUrl: string | undefined;
}

/** Adds the calls for the lists of a user. A request for another user's list gets a 404. */
export function listRoutes(app: OpenAPIHono, { db, bodies, publicUrl }: ListRoutesOptions): void {
  const summaryBody = ({ token, sharedBy, ...summary }: ListSummary) => ({
    ...summary,
    share: token === null ? null : { url: shareUrl(publicUrl, "list", token), sharedBy },
  });
  const withPlaces = async (entries: readonly ListPlace[], withMedia: boolean) => {
    const byId = await placesOfEntries(db, bodies, entries, withMedia);
    return entries.map((each) => ({ ...each, place: byId.get(each.placeId) }));
  };
  const listBody = (shown: List) => ({ ...summaryBody(shown), places: [...shown.places] });

  app.openapi(list, async (context) => {
    const user = await requireUser(context);
    return context.json(
      { data: (await listLists(db, user.id, context.req.valid("query").placeId)).map(summaryBody) },
      200,
    );
  });
  app.openapi(detail, async (context) => {
    const user = await requireUser(context);
    const { includePlaceData, media, ...query } = context.req.valid("query");
    const found = await oneList(db, user.id, context.req.valid("param").id, pageAsked(query));
    const entries = includePlaceData ? await withPlaces(found.places, media) : [...found.places];
    return context.json({ ...listBody(found), places: entries }, 200, etag(found.version));
  });
  app.openapi(placeIds, async (context) => {
    const user = await requireUser(context);
    return context.json({ placeIds: await placeIdsOf(db, user.id, context.req.valid("param").id) }, 200);
  });
  app.openapi(entry, async (context) => {
    const user = await requireUser(context);
    const { id: listId, placeId } = context.req.valid("param");
    const { includePlaceData, media } = context.req.valid("query");
    const found = await entryOf(db, user.id, listId, placeId);
    const [shown = found] = includePlaceData ? await withPlaces([found], media) : [];
    return context.json(shown, 200);
  });
  app.openapi(create, async (context) => {
    const user = await requireUser(context);
    const created = await createList(db, user.id, context.req.valid("json"));
    return context.json(listBody(created), 201, etag(created.version));
  });
  app.openapi(copy, async (context) => {
    const user = await requireUser(context);
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    const created = await createList(db, user.id, await copyOf(db, id));
    return context.json(listBody(created), 201, etag(created.version));
  });
  app.openapi(update, async (context) => {
    const user = await requireUser(context);
    const seen = seenVersion(context.req.valid("header")["if-match"]);
    const updated = await updateList(db, user.id, context.req.valid("param").id, seen, context.req.valid("json"));
    return context.json(listBody(updated), 200, etag(updated.version));
  });
  app.openapi(remove, async (context) => {
    const user = await requireUser(context);
    await deleteList(db, user.id, context.req.valid("param").id);
    return context.json({ success: true as const }, 200);
  });
  app.openapi(putPlace, async (context) => {
    const user = await requireUser(context);
    const { id: listId, placeId } = context.req.valid("param");
    const seen = seenVersion(context.req.valid("header")["if-match"]);
    const changed = await putListPlace(db, user.id, listId, seen, { placeId, ...context.req.valid("json") });
    return context.json(listBody(changed), 200, etag(changed.version));
  });
  app.openapi(removePlace, async (context) => {
    const user = await requireUser(context);
    const { id: listId, placeId } = context.req.valid("param");
    const changed = await removeListPlace(db, user.id, listId, placeId);
    return context.json(listBody(changed), 200, etag(changed.version));
  });
}
