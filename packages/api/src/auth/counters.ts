import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

/** A limited count in the database, shared by all processes and kept across restarts. */
export interface Counter {
  readonly limiter: RateLimiterDrizzle;
  readonly key: string;
}

/** The error for a try that exceeds a limit. The try is not made. */
export class TooManyAttempts extends ApiError {
  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
    const minutes = Math.ceil(seconds / 60);
    super(
      429,
      "too_many_requests",
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      { headers: { "Retry-After": String(seconds) } },
    );
  }
}

export const createLimiter = (db: Db, keyPrefix: string, points: number, seconds: number): RateLimiterDrizzle =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix,
    points,
    duration: seconds,
    // The library's own sweep is a timer that would outlive the database.
    clearExpiredByTimeout: false,
  });

/**
 * Counts a try on several counters. When one counter refuses, the others do not count the try, since it is not made.
 * @throws TooManyAttempts with the time after which no counter refuses any more.
 */
export async function count(counters: readonly Counter[]): Promise<void> {
  for (const [i, counter] of counters.entries()) {
    const { refusedForMs } = await consume(counter);
    if (refusedForMs === null) continue;
    await undoCounts(counters.slice(0, i));
    throw new TooManyAttempts(Math.max(refusedForMs, ...(await Promise.all(counters.slice(i + 1).map(waitOf)))));
  }
}

/**
 * Counts a try, even if it is refused.
 * @returns the number of tries that are counted, and for how many milliseconds this one is refused (null if it is not).
 */
export async function consume({ limiter, key }: Counter): Promise<{ consumed: number; refusedForMs: number | null }> {
  try {
    return { consumed: (await limiter.consume(key)).consumedPoints, refusedForMs: null };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { consumed: error.consumedPoints, refusedForMs: error.msBeforeNext };
  }
}

/** Refuses when a counter is full, without counting. @throws TooManyAttempts */
export async function refuseIfFull(counters: readonly Counter[]): Promise<void> {
  const wait = Math.max(0, ...(await Promise.all(counters.map(waitOf))));
  if (wait > 0) throw new TooManyAttempts(wait);
}

/** Returns for how many milliseconds a counter refuses tries. */
async function waitOf({ limiter, key }: Counter): Promise<number> {
  const now = await limiter.get(key);
  return now === null || now.remainingPoints > 0 ? 0 : now.msBeforeNext;
}

/** Undoes one try on each counter. */
export async function undoCounts(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
}

export async function forget(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.delete(key)));
}
