import type { Clips } from "./clips.ts";
import type { MediaSource } from "./media-source.ts";
import { posterUrls } from "./posters.ts";

/** Returns our own posters of a place, with its clip, if any, after the first poster. */
export const generatedMedia = (clips: Clips): MediaSource => ({
  filesOf: (place) => {
    const clip = clips.urlOf(place.id);
    return clip === null ? posterUrls(place) : posterUrls(place).toSpliced(1, 0, clip);
  },
});
