/** The smallest number of loaded pictures for an estimate. An estimate from fewer pictures would be unreliable. */
const MIN_LOADED = 8;

interface LoadedSoFar {
  /** How long this save has been loading pictures, in milliseconds. */
  readonly elapsedMs: number;
  /** The number of pictures that were loaded in this time. */
  readonly loaded: number;
  /** The number of pictures that are not stored yet. */
  readonly waiting: number;
}

/** Estimates how long the other pictures will take, in seconds. Null until enough pictures are loaded. */
export const secondsLeft = ({ elapsedMs, loaded, waiting }: LoadedSoFar): number | null =>
  loaded < MIN_LOADED ? null : (waiting * elapsedMs) / loaded / 1_000;
