import { type MediaItem, mediaItem, type Place, parsePlace } from "@flaneur/domain";
import { z } from "zod";

/** A place with its pictures and videos, the best first. The list is empty if they were not requested. */
export interface PlaceWithMedia extends Place {
  readonly media: readonly MediaItem[];
}

/** A place of a response, with the names of its unreadable fields; or the reason why it is not a place. */
export type ParsedPlace =
  | { readonly ok: true; readonly place: PlaceWithMedia; readonly unreadable: readonly string[] }
  | { readonly ok: false; readonly reason: string };

const WithMedia = z.object({ mediaFiles: z.array(z.string()) }).catch({ mediaFiles: [] });

/** Parses a place in any shape of §3. URLs of media that the domain's `safeUrl` refuses are left out. */
export const AnyPlace = z.unknown().transform((raw): ParsedPlace => {
  const parsed = parsePlace(raw);
  if (!parsed.ok) return parsed;
  const media = WithMedia.parse(raw).mediaFiles.flatMap((url) => mediaItem(url) ?? []);
  return { ...parsed, place: { ...parsed.place, media } };
});
