import { FRESHNESS_MS, MAX_API_LIMIT, MEDIA_SINGLE_LIMIT, type MediaItem, RETRIES } from "@flaneur/domain";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { MediaRest } from "../rest/media.ts";
import type { Report } from "../rest/places.ts";
import { RestError } from "../rest/rest-error.ts";

export type MediaLoader = DataLoader<string, readonly MediaItem[]>;

/** The media that were loaded in the last ten minutes (§9), by place id. Media are the same for every caller. */
export type MediaCache = LRUCache<string, readonly MediaItem[]>;

const MAX_CACHED_PLACES = 10_000;

export const createMediaCache = (): MediaCache =>
  new LRUCache({ max: MAX_CACHED_PLACES, ttl: FRESHNESS_MS.placeMedia });

/** Whether a failure of the service is worth a retry. A timeout is not: the deadline of the whole operation is over. */
const mayPass = (error: unknown): boolean =>
  error instanceof RestError && (error.code === "UPSTREAM_FAILED" || error.code === "UPSTREAM_UNAVAILABLE");

interface MediaLoaderOptions {
  readonly rest: MediaRest;
  readonly cache: MediaCache;
  readonly report: Report;
}

/**
 * Loads the media of places whose response did not include them: more than ten places in one batch call, fewer one by
 * one (§7). Responses are matched by id, never by position. A failed call is retried twice (§9). Places are useful
 * without pictures: a failure is reported, and the place has no media (§8).
 */
export function createMediaLoader({ rest, cache, report }: MediaLoaderOptions): MediaLoader {
  /** How many more single calls this operation may make. The limit of calls does not count them. */
  let singles = MEDIA_SINGLE_LIMIT;

  async function load(placeIds: readonly string[]): Promise<ReadonlyMap<string, readonly MediaItem[]>> {
    if (placeIds.length > singles) return rest.batch(placeIds);
    singles -= placeIds.length;
    return new Map(await Promise.all(placeIds.map(async (id) => [id, await rest.one(id)] as const)));
  }

  async function loadPatiently(placeIds: readonly string[]): Promise<ReadonlyMap<string, readonly MediaItem[]>> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await load(placeIds);
      } catch (error) {
        if (tries >= RETRIES.media || !mayPass(error)) throw error;
      }
    }
  }

  return new DataLoader(
    async (placeIds) => {
      const known = new Map(placeIds.map((id) => [id, cache.get(id)]));
      const unknown = placeIds.filter((id) => known.get(id) === undefined);
      if (unknown.length > 0) {
        try {
          for (const [id, media] of await loadPatiently(unknown)) {
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
