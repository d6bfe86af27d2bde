import { safeUrl } from "@flaneur/domain";
import type { MediaSource } from "./media-source.ts";

/** What a place was imported with. Browsers fetch it from where it is; this server never does. */
export const importedMedia: MediaSource = {
  filesOf: ({ mediaUrls }) => mediaUrls.flatMap((url) => safeUrl(url) ?? []),
};
