import type { Clips } from "./clips.ts";
import type { MediaSource } from "./media-source.ts";
import { posterUrls } from "./posters.ts";

/** Our own posters of a place, and its clip after the first of them where it has one. */
export const generatedMedia = (clips: Clips): MediaSource => ({
  filesOf: (place) => {
    const clip = clips.urlOf(place.id);
    return clip === null ? posterUrls(place) : posterUrls(place).toSpliced(1, 0, clip);
  },
});
