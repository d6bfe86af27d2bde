import { MAX_API_LIMIT, type MediaItem } from "@flaneur/domain";
import DataLoader from "dataloader";

type FetchMedia = (placeIds: readonly string[]) => Promise<ReadonlyMap<string, readonly MediaItem[]>>;
export type MediaLoader = DataLoader<string, readonly MediaItem[]>;

/** The media of all places of one request in one call. Answers are matched by id, never by position. */
export function createMediaLoader(fetchMedia: FetchMedia): MediaLoader {
  return new DataLoader(
    async (placeIds) => {
      const media = await fetchMedia(placeIds);
      return placeIds.map((id) => media.get(id) ?? []);
    },
    { maxBatchSize: MAX_API_LIMIT },
  );
}
