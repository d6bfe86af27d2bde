import { type MediaItem, mediaItem } from "@flaneur/domain";
import { z } from "zod";
import type { RestClient } from "./rest-client.ts";

const BatchAnswer = z.object({
  places: z.array(z.object({ placeId: z.coerce.string(), mediaFiles: z.array(z.string()) })),
});

/** `POST /media/places/batch`: what may be rendered of each place's media, by place id. */
export function createMediaRest(rest: RestClient) {
  return async (placeIds: readonly string[]): Promise<ReadonlyMap<string, readonly MediaItem[]>> => {
    const { places } = await rest.lookUp("/media/places/batch", { placeIds }, BatchAnswer);
    return new Map(
      places.map(({ placeId, mediaFiles }) => [placeId, mediaFiles.flatMap((url) => mediaItem(url) ?? [])]),
    );
  };
}
