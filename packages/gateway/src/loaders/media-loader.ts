import { FRESHNESS_MS, MAX_API_LIMIT, MEDIA_SINGLE_LIMIT, type MediaItem, RETRIES } from "@flaneur/domain";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { MediaRest } from "../rest/media.ts";
import type { Report } from "../rest/places.ts";
import { RestError } from "../rest/rest-error.ts";

export type MediaLoader = DataLoader<string, readonly MediaItem[]>;

/** The media that were loaded in the last ten minutes (§9), by place id. Media are the same for everyone. */
export type MediaCache = LRUCache<string, readonly MediaItem[]>;

const MAX_CACHED_PLACES = 10_000;

export const createMediaCache = (): MediaCache =>
  new LRUCache({ max: MAX_CACHED_PLACES, ttl: FRESHNESS_MS.placeMedia });

/** Failures of the service that may pass. A timeout is none: the whole operation is over then. */
const mayPass = (error: unknown): boolean =>
  error instanceof RestError && (error.code === "UPSTREAM_FAILED" || error.code === "UPSTREAM_UNAVAILABLE");

interface MediaLoaderOptions {
  readonly rest: MediaRest;
  readonly cache: MediaCache;
  readonly report: Report;
}

/**
 * The media of places, where the API does not send them along: of more than ten in one batch call, of fewer one by one
 * (§7). Answers are matched by id, never by position. What fails is tried twice more (§9). Places are worth showing
 * without their pictures: when they cannot be had that is reported, and each place has none (§8).
 */
export function createMediaLoader({ rest, cache, report }: MediaLoaderOptions): MediaLoader {
  /** How many of one operation may still be loaded one by one, since no limit counts these calls. */
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
