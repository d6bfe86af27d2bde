import {
  endListShare,
  endViewShare,
  getSharedList,
  getSharedListCover,
  getSharedView,
  getViewShare,
  keepSharedList,
  pageAsked,
  type ShareInput,
  StoredViewFilters,
  shareList,
  shareView,
} from "@flaneur/contract";
import { savedWalkWithin } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import type { z } from "zod";
import { requireUser } from "../auth/current-user.ts";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { lists, views } from "../db/schema.ts";
import type { SharedKind } from "../db/shared-kind.ts";
import { addFavorites } from "../favorites/favorites.queries.ts";
import { notFound } from "../http/errors.ts";
import type { PlaceMedia } from "../media/place-media.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { placesOfEntries } from "./entry-places.ts";
import { contentOf, countPlaces, placeIdsIn, placesOfList } from "./lists.queries.ts";
import { shareUrl } from "./share-url.ts";
import { endShare, idOfShare, presentShare, share, shareEnded } from "./shares.queries.ts";

/** Headers of shared content. Caches must not store it: a link can end at any time. Search engines must not list it. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

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

  app.openapi(routeOf(shareList), async (context) => {
    const { id } = context.req.valid("param");
    return context.json(await shareOwn("list", context, id, context.req.valid("json")), 200);
  });
  app.openapi(routeOf(shareView), async (context) => {
    const { id } = context.req.valid("param");
    return context.json(await shareOwn("view", context, id, context.req.valid("json")), 200);
  });
  app.openapi(routeOf(getViewShare), async (context) => {
    const { id: userId } = await requireUser(context);
    const present = await presentShare(db, { kind: "view", id: context.req.valid("param").id, userId });
    return context.json({ share: present && bodyOf("view", present) }, 200);
  });
  app.openapi(routeOf(endListShare), async (context) =>
    context.json(await endOwn("list", context, context.req.valid("param").id), 200),
  );
  app.openapi(routeOf(endViewShare), async (context) =>
    context.json(await endOwn("view", context, context.req.valid("param").id), 200),
  );
  app.openapi(routeOf(getSharedList), async (context) => {
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    const [found] = await db.select().from(lists).where(eq(lists.id, id));
    if (found === undefined) throw shareEnded("list");
    const [total, entries] = await Promise.all([
      countPlaces(db, id),
      placesOfList(db, id, pageAsked(context.req.valid("query"))),
    ]);
    const byId = await placesOfEntries(db, bodies, entries, true);
    const { name, note, sharedBy, updatedAt } = found;
    const walk = found.walk === null ? null : savedWalkWithin(found.walk, await placeIdsIn(db, id));
    const shownPlaces = entries.flatMap((entry) => {
      const place = byId.get(entry.placeId);
      return place === undefined ? [] : [{ note: entry.note, place }];
    });
    return context.json(
      { name, note, sharedBy, updatedAt: updatedAt.toISOString(), walk, count: total, places: shownPlaces },
      200,
      PRIVATE,
    );
  });
  app.openapi(routeOf(keepSharedList), async (context) => {
    const { id: userId } = await requireUser(context);
    const id = await idOfShare(db, "list", context.req.valid("param").token);
    const placeIds = (await contentOf(db, id)).places.map(({ placeId }) => placeId);
    const { added, placeIds: kept } = await addFavorites(db, userId, placeIds);
    return context.json({ added, count: kept.length }, 200);
  });
  app.openapi(routeOf(getSharedListCover), async (context) => {
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
  app.openapi(routeOf(getSharedView), async (context) => {
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
