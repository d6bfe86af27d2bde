import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { SuccessBody } from "../auth/auth.schemas.ts";
import { BEARER, requireUser, signedIn } from "../auth/current-user.ts";
import type { Db } from "../db/database.ts";
import { lists, views } from "../db/schema.ts";
import type { SharedKind } from "../db/shared-kind.ts";
import { addFavorites, TOO_MANY_FAVORITES } from "../favorites/favorites.queries.ts";
import { json, noQuery } from "../http/contents.ts";
import { bodyFailures, commonFailures, failing, failure, notFound } from "../http/errors.ts";
import { anyId } from "../http/parameters.ts";
import type { PlaceMedia } from "../media/place-media.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { StoredViewFilters } from "../views/views.schemas.ts";
import { placesOfEntries } from "./entry-places.ts";
import { contentOf, countPlaces, placesOfList } from "./lists.queries.ts";
import { pageAsked, ShareBody } from "./lists.schemas.ts";
import { shareUrl } from "./share-url.ts";
import { ENDED, endShare, idOfShare, presentShare, share, shareEnded } from "./shares.queries.ts";
import {
  KeptBody,
  PresentShareBody,
  SharedListBody,
  SharedListQuery,
  SharedViewBody,
  ShareInput,
} from "./shares.schemas.ts";

/** Headers of shared content. Caches must not store it: a link can end at any time. Search engines must not list it. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

const common = { security: BEARER, middleware: signedIn };
const failed = { 401: failing[401], ...commonFailures } as const;
const tags: Readonly<Record<SharedKind, string[]>> = { list: ["Lists"], view: ["Views"] };
const missing = (kind: SharedKind) =>
  failure(`The caller has no such ${kind}.`, "not_found", `There is no ${kind} '7f1c1a52'`);
const one = { params: z.object({ id: anyId }), query: noQuery };

const shareRoute = <const Path extends string>(kind: SharedKind, path: Path) =>
  createRoute({
    ...common,
    tags: tags[kind],
    method: "post",
    path,
    summary: `Share a ${kind} by a link. Further calls return the same link, unless they renew it.`,
    request: { ...one, body: { required: false, content: json(ShareInput) } },
    responses: {
      200: { description: "The link", content: json(ShareBody) },
      ...failed,
      ...bodyFailures,
      404: missing(kind),
    },
  });
const presentRoute = <const Path extends string>(kind: SharedKind, path: Path) =>
  createRoute({
    ...common,
    tags: tags[kind],
    method: "get",
    path,
    summary: `The link to a ${kind}, if it is shared`,
    request: one,
    responses: {
      200: { description: `The link; null while the ${kind} is private`, content: json(PresentShareBody) },
      ...failed,
      404: missing(kind),
    },
  });
const endRoute = <const Path extends string>(kind: SharedKind, path: Path) =>
  createRoute({
    ...common,
    tags: tags[kind],
    method: "delete",
    path,
    summary: `End the link to a ${kind}: calls with its token are then refused with 410`,
    request: one,
    responses: {
      200: { description: "The link has ended", content: json(SuccessBody) },
      ...failed,
      404: missing(kind),
    },
  });
const readRoute = <const Path extends string, Query extends z.ZodObject, Body extends z.ZodType>(
  kind: SharedKind,
  path: Path,
  query: Query,
  content: Body,
) =>
  createRoute({
    tags: tags[kind],
    method: "get",
    path,
    summary: `A shared ${kind}, for everybody who has its link`,
    request: { params: z.object({ token: anyId }), query },
    responses: {
      200: { description: `The ${kind}`, content: json(content) },
      ...commonFailures,
      404: failure("There is no such link.", "not_found", `There is no such shared ${kind}`),
      410: failure("The link has ended.", "gone", ENDED[kind]),
    },
  });

const shareList = shareRoute("list", "/lists/{id}/share");
const endList = endRoute("list", "/lists/{id}/share");
const readList = readRoute("list", "/shared/lists/{token}", SharedListQuery, SharedListBody);
const keepList = createRoute({
  ...common,
  tags: tags.list,
  method: "post",
  path: "/shared/lists/{token}/favorites",
  summary: "Add all places of a shared list to the caller's favorites; repeating it has no effect",
  request: { params: z.object({ token: anyId }), query: noQuery },
  responses: {
    200: { description: "All places of the list are favorites", content: json(KeptBody) },
    ...failed,
    404: failure("There is no such link.", "not_found", "There is no such shared list"),
    409: failure("The caller has too many favorites.", "conflict", TOO_MANY_FAVORITES),
    410: failure("The link has ended.", "gone", ENDED.list),
  },
});

const cover = createRoute({
  tags: tags.list,
  method: "get",
  path: "/shared/lists/{token}/cover",
  summary: "A picture of the first places of a shared list, for link previews",
  request: { params: z.object({ token: anyId }), query: noQuery },
  responses: {
    200: {
      description: "The picture, 1200 by 630 pixels",
      content: { "image/png": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...commonFailures,
    404: failure("There is no such link, or the list has no places.", "not_found", "There is no such shared list"),
    410: failure("The link has ended.", "gone", ENDED.list),
  },
});

const shareView = shareRoute("view", "/views/{id}/share");
const endView = endRoute("view", "/views/{id}/share");
const presentView = presentRoute("view", "/views/{id}/share");
const readView = readRoute("view", "/shared/views/{token}", noQuery, SharedViewBody);

interface ShareRoutesOptions {
  readonly db: Db;
  readonly bodies: PlaceBodies;
  readonly media: Pick<PlaceMedia, "cover">;
  readonly publicUrl: string | undefined;
}

/**
 * Adds the calls that create and end the links to lists and views, return the link to a view, and read shared lists and
 * views. Also adds the calls that return the cover of a shared list and add its places to the caller's favorites.
 */
export function shareRoutes(app: OpenAPIHono, { db, bodies, media, publicUrl }: ShareRoutesOptions): void {
  const bodyOf = (
    kind: SharedKind,
    { token, sharedBy }: { readonly token: string; readonly sharedBy: string | null },
  ) => ({
    url: shareUrl(publicUrl, kind, token),
    sharedBy,
  });

  const shareOwn = async (kind: SharedKind, context: Context, id: string, input: Parameters<typeof optionsOf>[0]) => {
    const { id: userId } = await requireUser(context);
    return bodyOf(kind, await share(db, { kind, id, userId }, optionsOf(input)));
  };
  const endOwn = async (kind: SharedKind, context: Context, id: string) => {
    const { id: userId } = await requireUser(context);
    await endShare(db, { kind, id, userId });
    return { success: true as const };
  };

  app.openapi(shareList, async (context) => {
    const { id } = context.req.valid("param");
    return context.json(await shareOwn("list", context, id, context.req.valid("json")), 200);
  });
  app.openapi(shareView, async (context) => {
    const { id } = context.req.valid("param");
    return context.json(await shareOwn("view", context, id, context.req.valid("json")), 200);
  });
  app.openapi(presentView, async (context) => {
    const { id: userId } = await requireUser(context);
    const present = await presentShare(db, { kind: "view", id: context.req.valid("param").id, userId });
    return context.json({ share: present && bodyOf("view", present) }, 200);
  });
  app.openapi(endList, async (context) =>
    context.json(await endOwn("list", context, context.req.valid("param").id), 200),
  );
  app.openapi(endView, async (context) =>
    context.json(await endOwn("view", context, context.req.valid("param").id), 200),
  );
  app.openapi(readList, async (context) => {
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    const [found] = await db.select().from(lists).where(eq(lists.id, id));
    if (found === undefined) throw shareEnded("list");
    const [total, entries] = await Promise.all([
      countPlaces(db, id),
      placesOfList(db, id, pageAsked(context.req.valid("query"))),
    ]);
    const byId = await placesOfEntries(db, bodies, entries, true);
    const { name, note, sharedBy, updatedAt } = found;
    const shownPlaces = entries.flatMap((entry) => {
      const place = byId.get(entry.placeId);
      return place === undefined ? [] : [{ note: entry.note, place }];
    });
    return context.json(
      { name, note, sharedBy, updatedAt: updatedAt.toISOString(), count: total, places: shownPlaces },
      200,
      PRIVATE,
    );
  });
  app.openapi(keepList, async (context) => {
    const { id: userId } = await requireUser(context);
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    const placeIds = (await contentOf(db, id)).places.map(({ placeId }) => placeId);
    const { added, placeIds: kept } = await addFavorites(db, userId, placeIds);
    return context.json({ added, count: kept.length }, 200);
  });
  app.openapi(cover, async (context) => {
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    const { places: entries } = await contentOf(db, id);
    const picture = await media.cover(
      entries.map(({ placeId }) => placeId),
      {
        client: context.get("client")?.subscriber ?? null,
        signal: AbortSignal.any([context.get("deadline"), context.req.raw.signal]),
      },
    );
    if (picture === null) throw notFound("The list has no places");
    return context.body(picture, 200, { "Content-Type": "image/png", ...PRIVATE });
  });
  app.openapi(readView, async (context) => {
    const id = await idOfShare(db, "view", context.req.valid("param").token);
    const [found] = await db.select().from(views).where(eq(views.id, id));
    if (found === undefined) throw shareEnded("view");
    const { name, sharedBy, filters } = found;
    return context.json({ name, sharedBy, filters: StoredViewFilters.parse(filters) }, 200, PRIVATE);
  });
}

/** Converts the body of a share call. Without a body, `sharedBy` does not change, and the link is not renewed. */
const optionsOf = (input: Partial<z.output<typeof ShareInput>> | undefined) => ({
  sharedBy: input?.sharedBy,
  renew: input?.renew ?? false,
});
