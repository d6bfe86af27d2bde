import { z } from "zod";
import { defineCall } from "./call.ts";
import { ADMIN, json, noQuery } from "./contents.ts";
import { adminFailures, commonFailures, failing, failure } from "./failures.ts";
import { anyId } from "./parameters.ts";

const common = { tags: ["Media"] };
const ofOperator = { ...common, security: ADMIN };
const failed = { ...commonFailures, ...adminFailures } as const;
const count = z.int().min(0);

const Cleared = z
  .object({ entries: count, bytes: count })
  .meta({ id: "MediaCleared", example: { entries: 5, bytes: 742_118 } });

const Stats = z
  .object({
    entries: count.meta({ description: "Stored rasters, whichever process rendered them." }),
    bytes: count.meta({ description: "The size of these pictures." }),
    maxBytes: count.nullable().meta({
      description:
        "The limit of this size: older pictures beyond it are deleted. Null for a bucket, which has its own rules.",
    }),
    hits: count.meta({ description: "Requests to this process since it started for rasters that were stored." }),
    misses: count.meta({
      description: "Requests to this process since it started for rasters that had to be rendered.",
    }),
    queued: count.meta({ description: "Requests to this process that wait for their raster." }),
  })
  .meta({
    id: "MediaStats",
    example: { entries: 56, bytes: 8_311_552, maxBytes: 536_870_912, hits: 421, misses: 56, queued: 0 },
  });

export const clearMediaCache = defineCall({
  ...ofOperator,
  method: "delete",
  path: "/media/cache",
  summary: "Delete all rendered pictures",
  description: "Deleted pictures are rendered again on request.",
  request: { query: noQuery },
  responses: { 200: { description: "What was deleted", content: json(Cleared) }, ...failed },
});

export const clearMediaOfPlace = defineCall({
  ...ofOperator,
  method: "delete",
  path: "/media/cache/{id}",
  summary: "Delete the rendered pictures of one place",
  request: { params: z.object({ id: anyId }), query: noQuery },
  responses: { 200: { description: "What was deleted", content: json(Cleared) }, ...failed, 404: failing[404] },
});

export const getMediaStats = defineCall({
  ...ofOperator,
  method: "get",
  path: "/media/stats",
  summary: "The size and the hit rate of the cache of rendered pictures",
  request: { query: noQuery },
  responses: { 200: { description: "The size of the cache, and counts of requests", content: json(Stats) }, ...failed },
});

const Health = z.object({ status: z.literal("ok") }).meta({ id: "MediaHealth", example: { status: "ok" } });
/** The sentences about a part that does not work. */
export const MEDIA_FAILURES = {
  renderer: "Pictures cannot be rendered",
  cache: "Rendered pictures cannot be stored",
} as const;

export const getMediaHealth = defineCall({
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
      ...failure("Not both; `details` names what is broken.", "unavailable", MEDIA_FAILURES.cache),
      headers: failing[503].headers,
    },
  },
});
