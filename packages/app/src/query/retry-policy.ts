import { RETRIES } from "@flaneur/domain";

/** How often a failed request is retried before the failure is shown (§9), and the pauses between the attempts. */
export interface RetryPolicy {
  readonly retries: number;
  /** Returns the pause in milliseconds. @param failures The number of failures, from 1. */
  readonly pauseMs: (failures: number) => number;
}

/** General data: one retry without a pause. */
export const RETRY_ONCE: RetryPolicy = { retries: RETRIES.default, pauseMs: () => 0 };

const FIRST_PAUSE_MS = 1_000;

/** Media: retries after a short pause. */
export const RETRY_MEDIA: RetryPolicy = { retries: RETRIES.media, pauseMs: () => FIRST_PAUSE_MS };

/** Types, tags and arrondissements: retries after pauses that double up to a limit. */
export const RETRY_WITH_BACKOFF: RetryPolicy = {
  retries: RETRIES.filterOptions,
  pauseMs: (failures) => Math.min(RETRIES.maxDelayMs, FIRST_PAUSE_MS * 2 ** (failures - 1)),
};
