import { type MediaItem, mediaItem } from "@flaneur/domain";
import { z } from "zod";
import { pathSegment } from "./path-segment.ts";
import type { RestClient } from "./rest-client.ts";
import { orNull } from "./rest-error.ts";

const PlaceFiles = z.object({ placeId: z.coerce.string(), mediaFiles: z.array(z.string()) });
const BatchAnswer = z.object({ places: z.array(PlaceFiles) });

/** Loads the media of places. Items whose URL the domain's `safeUrl` refuses are dropped. */
export interface MediaRest {
  /** `POST /media/places/batch`: media by place id, without the unknown places. */
  readonly batch: (placeIds: readonly string[]) => Promise<ReadonlyMap<string, readonly MediaItem[]>>;
  /** `GET /media/places/{id}`: an empty list for an unknown place. */
  readonly one: (placeId: string) => Promise<readonly MediaItem[]>;
}

const readable = (files: readonly string[]): readonly MediaItem[] => files.flatMap((url) => mediaItem(url) ?? []);

export const createMediaRest = (rest: RestClient): MediaRest => ({
  batch: async (placeIds) => {
    const { places } = await rest.lookUp("/media/places/batch", { placeIds }, BatchAnswer);
    return new Map(places.map(({ placeId, mediaFiles }) => [placeId, readable(mediaFiles)]));
  },
  one: async (placeId) => {
    const segment = pathSegment(placeId);
    if (segment === null) return [];
    const found = await orNull(rest.getUncounted(`/media/places/${segment}`, PlaceFiles));
    return found === null ? [] : readable(found.mediaFiles);
  },
});
