import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { ADMIN, adminFailures, adminOnly } from "../auth/admin.ts";
import { json, noQuery } from "../http/contents.ts";
import { ApiError, commonFailures, failing, failure, noSuch } from "../http/errors.ts";
import { anyId } from "../http/parameters.ts";
import type { PlaceMedia } from "./place-media.ts";

const common = { tags: ["Media"] };
const ofOperator = { ...common, security: ADMIN, middleware: adminOnly };
const failed = { ...commonFailures, ...adminFailures } as const;
const count = z.int().min(0);

const Cleared = z.object({ entries: count, bytes: count }).openapi("MediaCleared", {
  example: { entries: 5, bytes: 742_118 },
});

const Stats = z
  .object({
    entries: count.openapi({ description: "Stored rasters, whichever process rendered them." }),
    bytes: count.openapi({ description: "The size of these pictures." }),
    maxBytes: count.nullable().openapi({
      description:
        "The limit of this size: older pictures beyond it are deleted. Null for a bucket, which has its own rules.",
    }),
    hits: count.openapi({ description: "Requests to this process since it started for rasters that were stored." }),
    misses: count.openapi({
      description: "Requests to this process since it started for rasters that had to be rendered.",
    }),
    queued: count.openapi({ description: "Requests to this process that wait for their raster." }),
  })
  .openapi("MediaStats", {
    example: { entries: 56, bytes: 8_311_552, maxBytes: 536_870_912, hits: 421, misses: 56, queued: 0 },
  });

const clearAll = createRoute({
  ...ofOperator,
  method: "delete",
  path: "/media/cache",
  summary: "Delete all rendered pictures",
  description: "Deleted pictures are rendered again on request.",
  request: { query: noQuery },
  responses: { 200: { description: "What was deleted", content: json(Cleared) }, ...failed },
});

const clearPlace = createRoute({
  ...ofOperator,
  method: "delete",
  path: "/media/cache/{id}",
  summary: "Delete the rendered pictures of one place",
  request: { params: z.object({ id: anyId }), query: noQuery },
  responses: { 200: { description: "What was deleted", content: json(Cleared) }, ...failed, 404: failing[404] },
});

const stats = createRoute({
  ...ofOperator,
  method: "get",
  path: "/media/stats",
  summary: "The size and the hit rate of the cache of rendered pictures",
  request: { query: noQuery },
  responses: { 200: { description: "The size of the cache, and counts of requests", content: json(Stats) }, ...failed },
});

const Health = z.object({ status: z.literal("ok") }).openapi("MediaHealth", { example: { status: "ok" } });
const BROKEN = {
  renderer: "Pictures cannot be rendered",
  cache: "Rendered pictures cannot be stored",
} as const;

const health = createRoute({
  ...common,
  method: "get",
  path: "/media/health",
  summary: "Whether pictures can be rendered and stored",
  description:
    "When they cannot be stored, pictures are still served, but rendered each time. All calls within five seconds " +
    "share one check.",
  request: { query: noQuery },
  responses: {
    200: { description: "Both work", content: json(Health) },
    ...commonFailures,
    503: {
      ...failure("Not both; `details` names what is broken.", "unavailable", BROKEN.cache),
      headers: failing[503].headers,
    },
  },
});

/** Adds the operators' calls on the cache of rendered pictures. */
export function mediaCacheRoutes(app: OpenAPIHono, media: PlaceMedia): void {
  app.openapi(clearAll, async (context) => context.json(await media.clear(), 200));

  app.openapi(clearPlace, async (context) => {
    const { id } = context.req.valid("param");
    const cleared = await media.clearPlace(id);
    if (cleared === null) throw noSuch("place", id);
    return context.json(cleared, 200);
  });

  app.openapi(stats, async (context) => context.json(await media.stats(), 200));

  app.openapi(health, async (context) => {
    const works = await media.health();
    const details = (["renderer", "cache"] as const)
      .filter((part) => !works[part])
      .map((field) => ({ field, message: BROKEN[field] }));
    const [first] = details;
    if (first !== undefined) {
      throw new ApiError(503, "unavailable", first.message, { details, headers: { "Retry-After": "60" } });
    }
    return context.json({ status: "ok" as const }, 200);
  });
}
