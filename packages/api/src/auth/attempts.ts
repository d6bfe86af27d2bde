import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

export interface AttemptLimits {
  /** Wrong passwords for one account from one address within a quarter of an hour. */
  readonly perAccountAndAddress: number;
  /** Wrong passwords for one account within a quarter of an hour, wherever they come from. */
  readonly perAccount: number;
  /** Wrong sign-ins from one address within a quarter of an hour, whatever the accounts. */
  readonly perAddress: number;
  /** Wrong current passwords of one signed-in user within a quarter of an hour. */
  readonly passwordChanges: number;
  /** Sign-ups from one address within an hour. One for an e-mail address that has an account counts tenfold. */
  readonly signUps: number;
}

/** Why these: docs/decisions/019-guessing-is-slowed.md */
export const DEFAULT_ATTEMPTS: AttemptLimits = {
  perAccountAndAddress: 10,
  perAccount: 100,
  perAddress: 100,
  passwordChanges: 10,
  signUps: 300,
};

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const TAKEN_COSTS = 10;
const SWEEP_EVERY_MS = 5 * 60 * 1_000;

/** Guessing, slowed: counted in the database, so that it holds for all processes on it. */
export interface Attempts {
  /**
   * Counts a try to sign in before it is made, so that many at once do not slip by.
   * @param address null when nobody knows it: all such are one, and only their account bounds them.
   * @throws ApiError 429.
   */
  beforeLogIn(account: string, address: string | null): Promise<void>;
  /** Takes the count back: it was the right password. */
  afterLogIn(account: string, address: string | null): Promise<void>;
  /** @throws ApiError 429. */
  beforePasswordChange(userId: string): Promise<void>;
  /** The current password was right. */
  afterPasswordChange(userId: string): Promise<void>;
  /** @throws ApiError 429. */
  beforeSignUp(address: string | null): Promise<void>;
  /** The e-mail address had an account: asking for many is a way to find out who has one. */
  afterTakenSignUp(address: string | null): Promise<void>;
}

/** A count that has a bound. */
interface Counter {
  readonly limiter: RateLimiterDrizzle;
  readonly key: string;
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
  const pairs = limiter("account-address", limits.perAccountAndAddress, QUARTER_HOUR_S);
  const accounts = limiter("account", limits.perAccount, QUARTER_HOUR_S);
  const addresses = limiter("address", limits.perAddress, QUARTER_HOUR_S);
  const changes = limiter("password-change", limits.passwordChanges, QUARTER_HOUR_S);
  const signUps = limiter("signup", limits.signUps, HOUR_S);

  const pairOf = (account: string, address: string | null): Counter => ({
    limiter: pairs,
    key: keyOf(JSON.stringify([account, address])),
  });
  /** The wider counts, which other accounts or addresses share. */
  const widerOf = (account: string, address: string | null): readonly Counter[] => [
    { limiter: accounts, key: keyOf(account) },
    ...(address === null ? [] : [{ limiter: addresses, key: address }]),
  ];

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
      await count([pairOf(account, address), ...widerOf(account, address)]);
    },
    afterLogIn: async (account, address) => {
      const pair = pairOf(account, address);
      await pair.limiter.delete(pair.key);
      await takeBack(widerOf(account, address));
    },
    beforePasswordChange: async (userId) => {
      await sweep();
      await count([{ limiter: changes, key: userId }]);
    },
    afterPasswordChange: async (userId) => {
      await changes.delete(userId);
    },
    beforeSignUp: async (address) => {
      await sweep();
      if (address !== null) await count([{ limiter: signUps, key: address }]);
    },
    afterTakenSignUp: async (address) => {
      if (address !== null) await signUps.penalty(address, TAKEN_COSTS - 1);
    },
  };
}

/** Of one length whatever was typed, and no list of e-mail addresses. */
const keyOf = (account: string): string => createHash("sha256").update(account).digest("base64url");

/**
 * Counts a try on all of several counters or, when one of them refuses it, on no other: nothing was tried then.
 * @throws ApiError 429 that says when none of them refuses any more.
 */
async function count(counters: readonly Counter[]): Promise<void> {
  for (const [i, counter] of counters.entries()) {
    const wait = await consume(counter);
    if (wait === null) continue;
    await takeBack(counters.slice(0, i));
    throw tooMany(Math.max(wait, ...(await Promise.all(counters.slice(i + 1).map(waitOf)))));
  }
}

/** @returns null, or for how many milliseconds it is refused. */
async function consume({ limiter, key }: Counter): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return error.msBeforeNext;
  }
}

/** For how many milliseconds a counter would refuse. */
async function waitOf({ limiter, key }: Counter): Promise<number> {
  const now = await limiter.get(key);
  return now === null || now.remainingPoints > 0 ? 0 : now.msBeforeNext;
}

async function takeBack(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
}

function tooMany(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  const minutes = Math.ceil(seconds / 60);
  return new ApiError(
    429,
    "too_many_requests",
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    { headers: { "Retry-After": String(seconds) } },
  );
}
