import { RETRIES } from "@flaneur/domain";

/** How often a failed request is tried again before the failure is shown (§9), and after which pauses. */
export interface RetryPolicy {
  readonly retries: number;
  /** @param failures how often it has failed, from 1. */
  readonly pauseMs: (failures: number) => number;
}

/** General data: once more, at once. */
export const RETRY_ONCE: RetryPolicy = { retries: RETRIES.default, pauseMs: () => 0 };

const FIRST_PAUSE_MS = 1_000;

/** Media: twice, a moment apart. */
export const RETRY_MEDIA: RetryPolicy = { retries: RETRIES.media, pauseMs: () => FIRST_PAUSE_MS };

/** Types, tags and arrondissements: three times, after pauses that double and are capped. */
export const RETRY_WITH_BACKOFF: RetryPolicy = {
  retries: RETRIES.filterOptions,
  pauseMs: (failures) => Math.min(RETRIES.maxDelayMs, FIRST_PAUSE_MS * 2 ** (failures - 1)),
};
