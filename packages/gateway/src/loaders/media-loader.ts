import { FRESHNESS_MS, MAX_API_LIMIT, MEDIA_SINGLE_LIMIT, type MediaItem, RETRIES } from "@flaneur/domain";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { MediaRest } from "../rest/media.ts";
import type { Report } from "../rest/places.ts";
import { RestError } from "../rest/rest-error.ts";

export type MediaLoader = DataLoader<string, readonly MediaItem[]>;

/** Media that were loaded in the last ten minutes (§9), by place id. They are the same for every caller. */
export type MediaCache = LRUCache<string, readonly MediaItem[]>;

const MAX_CACHED_PLACES = 10_000;

export const createMediaCache = (): MediaCache =>
  new LRUCache({ max: MAX_CACHED_PLACES, ttl: FRESHNESS_MS.placeMedia });

/** Whether a retry may succeed. After a timeout it cannot, because the deadline of the whole operation has passed. */
const isRetryable = (error: unknown): boolean =>
  error instanceof RestError && (error.code === "UPSTREAM_FAILED" || error.code === "UPSTREAM_UNAVAILABLE");

interface MediaLoaderOptions {
  readonly rest: MediaRest;
  readonly cache: MediaCache;
  readonly report: Report;
  /** Called at each look-up in the cache. @default nothing */
  readonly onLookUp?: ((result: "hit" | "miss") => void) | undefined;
}

/**
 * Creates an operation's loader of media. It loads up to ten places with one call each, and uses a batch call for
 * places that would exceed this number (§7). Media are matched to places by id, never by position. If the API fails,
 * all places of the load are loaded again, at most twice (§9). After that the failure is reported, and the places have
 * no media (§8).
 */
export function createMediaLoader({ rest, cache, report, onLookUp = () => {} }: MediaLoaderOptions): MediaLoader {
  /** The remaining number of calls for single places. `GRAPH_LIMITS.upstreamCalls` does not count these calls. */
  let singleCallsLeft = MEDIA_SINGLE_LIMIT;

  async function load(placeIds: readonly string[]): Promise<ReadonlyMap<string, readonly MediaItem[]>> {
    if (placeIds.length > singleCallsLeft) return rest.batch(placeIds);
    singleCallsLeft -= placeIds.length;
    return new Map(await Promise.all(placeIds.map(async (id) => [id, await rest.one(id)] as const)));
  }

  async function loadWithRetries(placeIds: readonly string[]): Promise<ReadonlyMap<string, readonly MediaItem[]>> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await load(placeIds);
      } catch (error) {
        if (tries >= RETRIES.media || !isRetryable(error)) throw error;
      }
    }
  }

  return new DataLoader(
    async (placeIds) => {
      const known = new Map(placeIds.map((id) => [id, cache.get(id)]));
      const unknown = placeIds.filter((id) => known.get(id) === undefined);
      for (const media of known.values()) onLookUp(media === undefined ? "miss" : "hit");
      if (unknown.length > 0) {
        try {
          for (const [id, media] of await loadWithRetries(unknown)) {
            cache.set(id, media);
            known.set(id, media);
          }
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          report({ place: null, what: `no media for ${unknown.length} places: ${why}` });
        }
      }
      return placeIds.map((id) => known.get(id) ?? []);
    },
    { maxBatchSize: MAX_API_LIMIT },
  );
}
