import { clearMediaCache, clearMediaOfPlace, getMediaHealth, getMediaStats, MEDIA_FAILURES } from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import { ApiError, noSuch } from "../http/errors.ts";
import type { PlaceMedia } from "./place-media.ts";

/** Adds the operators' calls on the cache of rendered pictures. */
export function mediaCacheRoutes(app: OpenAPIHono, media: PlaceMedia): void {
  app.openapi(routeOf(clearMediaCache), async (context) => context.json(await media.clear(), 200));

  app.openapi(routeOf(clearMediaOfPlace), async (context) => {
    const { id } = context.req.valid("param");
    const cleared = await media.clearPlace(id);
    if (cleared === null) throw noSuch("place", id);
    return context.json(cleared, 200);
  });

  app.openapi(routeOf(getMediaStats), async (context) => context.json(await media.stats(), 200));

  app.openapi(routeOf(getMediaHealth), async (context) => {
    const works = await media.health();
    const details = (["renderer", "cache"] as const)
      .filter((part) => !works[part])
      .map((field) => ({ field, message: MEDIA_FAILURES[field] }));
    const [first] = details;
    if (first !== undefined) {
      throw new ApiError(503, "unavailable", first.message, { details, headers: { "Retry-After": "60" } });
    }
    return context.json({ status: "ok" as const }, 200);
  });
}
