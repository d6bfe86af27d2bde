import { safeUrl } from "@flaneur/domain";
import type { MediaSource } from "./media-source.ts";

/**
 * The pictures that a place was imported with. Browsers load these pictures from other sites; this server never does.
 */
export const importedMedia: MediaSource = {
  filesOf: ({ mediaUrls }) => mediaUrls.flatMap((url) => safeUrl(url) ?? []),
};
