import type { PosterPlace } from "./posters.ts";

/** A place as far as its pictures and videos depend on it. */
export interface MediaPlace extends PosterPlace {
  /** What it was imported with, as it came. */
  readonly mediaUrls: readonly string[];
}

/** Where a place's pictures and videos come from. */
export interface MediaSource {
  /** Addresses that may be put into a page, best first; none where this source has nothing of the place. */
  filesOf(place: MediaPlace): readonly string[];
}
