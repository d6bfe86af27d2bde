import type { PosterPlace } from "./posters.ts";

/** The fields of a place that its pictures and videos depend on. */
export interface MediaPlace extends PosterPlace {
  /** URLs from the import, not yet validated. */
  readonly mediaUrls: readonly string[];
}

/** A source of pictures and videos of places. */
export interface MediaSource {
  /**
   * Returns URLs that are safe to embed in a page, best first; an empty list when this source has none for the place.
   */
  filesOf(place: MediaPlace): readonly string[];
}
