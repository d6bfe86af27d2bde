import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

export interface AttemptLimits {
  /** Wrong passwords for one account within a quarter of an hour, wherever they come from. */
  readonly perAccount: number;
  /** Wrong sign-ins from one address within a quarter of an hour, whatever the accounts. */
  readonly perAddress: number;
  /** Sign-ups from one address within an hour. One for an e-mail address that has an account counts tenfold. */
  readonly signUps: number;
}

export const DEFAULT_ATTEMPTS: AttemptLimits = { perAccount: 10, perAddress: 100, signUps: 300 };

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const TAKEN_COSTS = 10;
const SWEEP_EVERY_MS = 5 * 60 * 1_000;

/** Guessing, slowed: counted in the database, so that it holds for all processes on it. */
export interface Attempts {
  /**
   * Counts a try to sign in before it is made, so that many at once do not slip by.
   * @param address null when nobody knows it; then only the account counts.
   * @throws ApiError 429.
   */
  beforeLogIn(account: string, address: string | null): Promise<void>;
  /** Takes the count back: it was the right password. */
  afterLogIn(account: string, address: string | null): Promise<void>;
  /** @throws ApiError 429. */
  beforeSignUp(address: string | null): Promise<void>;
  /** The e-mail address had an account: asking for many is a way to find out who has one. */
  afterTakenSignUp(address: string | null): Promise<void>;
}

export function createAttempts(db: Db, limits: AttemptLimits): Attempts {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix,
      points,
      duration,
      // Its own sweep is a timer that outlives the database.
      clearExpiredByTimeout: false,
    });
  const accounts = limiter("account", limits.perAccount, QUARTER_HOUR_S);
  const addresses = limiter("address", limits.perAddress, QUARTER_HOUR_S);
  const signUps = limiter("signup", limits.signUps, HOUR_S);

  let sweptAt = 0;
  /** Forgets counts that are over, now and then: an attacker's many names would otherwise stay for ever. */
  const sweep = async (): Promise<void> => {
    const now = Date.now();
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(now)));
  };

  return {
    beforeLogIn: async (account, address) => {
      await sweep();
      if (address !== null) await consume(addresses, address);
      await consume(accounts, keyOf(account));
    },
    afterLogIn: async (account, address) => {
      await accounts.delete(keyOf(account));
      if (address !== null) await addresses.reward(address);
    },
    beforeSignUp: async (address) => {
      await sweep();
      if (address !== null) await consume(signUps, address);
    },
    afterTakenSignUp: async (address) => {
      if (address !== null) await signUps.penalty(address, TAKEN_COSTS - 1);
    },
  };
}

/** Of one length whatever was typed, and no list of e-mail addresses. */
const keyOf = (account: string): string => createHash("sha256").update(account).digest("base64url");

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    const minutes = Math.ceil(seconds / 60);
    throw new ApiError(
      429,
      "too_many_requests",
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      { headers: { "Retry-After": String(seconds) } },
    );
  }
}
