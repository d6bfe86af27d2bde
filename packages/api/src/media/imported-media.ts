import { isPictureUrl } from "@flaneur/domain";
import type { MediaSource } from "./media-source.ts";

/** The pictures that a place was imported with. Browsers load them from other sites. */
export const importedMedia: MediaSource = {
  filesOf: ({ mediaUrls }) => mediaUrls.filter(isPictureUrl),
};
