import type { PosterPlace } from "./posters.ts";

/** The fields of a place that its pictures and videos depend on. */
export interface MediaPlace extends PosterPlace {
  /** The addresses it was imported with, unchecked. */
  readonly mediaUrls: readonly string[];
}

/** A source of pictures and videos of places. */
export interface MediaSource {
  /** Addresses that are safe to embed in a page, best first; none where this source has none of the place. */
  filesOf(place: MediaPlace): readonly string[];
}
