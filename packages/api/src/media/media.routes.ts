import { getPlaceMedia, listMedia, preloadMedia } from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import { noSuch } from "../http/errors.ts";
import { orPlaceholder, type PlaceMedia } from "./place-media.ts";

/** Adds the routes that return the URLs of the pictures and videos of places, and the route that preloads pictures. */
export function mediaRoutes(app: OpenAPIHono, media: PlaceMedia): void {
  app.openapi(routeOf(getPlaceMedia), async (context) => {
    const { id } = context.req.valid("param");
    const files = (await media.filesOf([id])).get(id);
    if (files === undefined) throw noSuch("place", id);
    return context.json({ placeId: id, mediaFiles: orPlaceholder(files) }, 200);
  });

  app.openapi(routeOf(listMedia), async (context) => {
    const { placeIds } = context.req.valid("json");
    const files = await media.filesOf(placeIds);
    const places = placeIds.flatMap((placeId) => {
      const mediaFiles = files.get(placeId);
      return mediaFiles === undefined ? [] : [{ placeId, mediaFiles: orPlaceholder(mediaFiles) }];
    });
    return context.json({ places }, 200);
  });

  app.openapi(routeOf(preloadMedia), async (context) => {
    const accepted = await media.preload(context.req.valid("json").placeIds);
    return context.json({ accepted: [...accepted], refused: [] }, 202);
  });
}
