import { MAX_API_LIMIT, type MediaItem } from "@flaneur/domain";
import DataLoader from "dataloader";
import type { Report } from "../rest/places.ts";

type FetchMedia = (placeIds: readonly string[]) => Promise<ReadonlyMap<string, readonly MediaItem[]>>;
export type MediaLoader = DataLoader<string, readonly MediaItem[]>;

/**
 * The media of all places of one request in one call. Answers are matched by id, never by position. Places are worth
 * showing without their pictures: when the call fails that is reported, and each place has none (§8).
 */
export function createMediaLoader(fetchMedia: FetchMedia, report: Report): MediaLoader {
  return new DataLoader(
    async (placeIds) => {
      try {
        const media = await fetchMedia(placeIds);
        return placeIds.map((id) => media.get(id) ?? []);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        report({ place: null, what: `no media for ${placeIds.length} places: ${why}` });
        return placeIds.map(() => []);
      }
    },
    { maxBatchSize: MAX_API_LIMIT },
  );
}
