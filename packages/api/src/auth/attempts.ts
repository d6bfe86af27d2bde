import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import type { RateLimiterDrizzle } from "rate-limiter-flexible";
import type { Db } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";
import type { Client } from "../http/client.ts";
import type { AttemptLimits } from "./attempt-limits.ts";
import {
  type Counter,
  consume,
  count,
  createLimiter,
  forget,
  refuseIfFull,
  TooManyAttempts,
  takeBack,
} from "./counters.ts";
import { sweepKnownSites } from "./known-sites.ts";

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const TAKEN_COSTS = 10;
const SWEEP_EVERY_MS = 5 * 60 * 1_000;

/** A try with a password, which was counted before it was made: many at once do not slip by. */
export interface Attempt {
  /** The password was right: takes the count back. @throws TooManyAttempts when that was so too often. */
  succeeded(): Promise<void>;
}

interface LogInAttempt {
  /** As it is compared, see `usernameKey`. */
  readonly username: string;
  /** Null when nobody knows it: all such are one, and only their account bounds them. */
  readonly client: Client | null;
  /** Whether the account has been signed in to from there before. */
  readonly isKnownSite: boolean;
}

interface ConfirmAttempt {
  readonly username: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly client: Client | null;
}

/** Guessing, slowed. Every call may throw TooManyAttempts. */
export interface Attempts {
  logIn(attempt: LogInAttempt): Promise<Attempt>;
  /** The current password of somebody who is signed in, asked for before a change that cannot be undone. */
  confirmPassword(attempt: ConfirmAttempt): Promise<Attempt>;
  signUp(client: Client | null): Promise<void>;
  /** The e-mail address had an account: asking for many is a way to find out who has one. */
  afterTakenSignUp(client: Client | null): Promise<void>;
  exportData(userId: string): Promise<void>;
}

/** A limit for each subscriber, and a wider one for the site with all its networks, where it has several. */
interface PerClient {
  readonly subscribers: RateLimiterDrizzle;
  readonly sites: RateLimiterDrizzle;
}

/** Of one length whatever was typed, and no list of e-mail addresses. */
const keyOf = (...parts: readonly (string | null)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

export function createAttempts(db: Db, limits: AttemptLimits): Attempts {
  const quarterHour = (name: string, points: number) => createLimiter(db, name, points, QUARTER_HOUR_S);
  const perClient = (name: string, points: number, seconds = QUARTER_HOUR_S): PerClient => ({
    subscribers: createLimiter(db, name, points, seconds),
    sites: createLimiter(db, `${name}-site`, points * limits.siteFactor, seconds),
  });
  const ofAccounts = perClient("account-address", limits.perAccountAndAddress);
  const accounts = quarterHour("account", limits.perAccount);
  const addresses = perClient("address", limits.perAddress);
  const sessions = quarterHour("session", limits.perSession);
  const users = quarterHour("user", limits.perUser);
  const rightForAccount = quarterHour("right-account", limits.rightPerAccount);
  const rightFrom = perClient("right-address", limits.rightPerAddress);
  const signUps = perClient("signup", limits.signUps, HOUR_S);
  const exports = createLimiter(db, "export", limits.exports, HOUR_S);

  /** The counters of a client; none where nobody knows it. */
  const ofClient = ({ subscribers, sites }: PerClient, client: Client | null): readonly Counter[] => {
    if (client === null) return [];
    const { subscriber, site } = client;
    const own = { limiter: subscribers, key: subscriber };
    return site === subscriber ? [own] : [own, { limiter: sites, key: site }];
  };
  /** The same for one account. Clients that nobody knows are one. */
  const ofPair = (username: string, client: Client | null): readonly Counter[] =>
    client === null
      ? [{ limiter: ofAccounts.subscribers, key: keyOf(username, null) }]
      : ofClient(ofAccounts, client).map(({ limiter, key }) => ({ limiter, key: keyOf(username, key) }));

  const wasRight = async (username: string, client: Client | null): Promise<void> => {
    await Promise.all(ofClient(rightFrom, client).map(consume));
    await count([{ limiter: rightForAccount, key: keyOf(username) }]);
  };

  let sweptAt = 0;
  /** Forgets counts that are over, now and then: an attacker's many names would otherwise stay for ever. */
  const sweep = async (): Promise<void> => {
    const now = Date.now();
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(now)));
    await sweepKnownSites(db, new Date(now));
  };

  return {
    logIn: async ({ username, client, isKnownSite }) => {
      await sweep();
      // Right passwords cost as much work as wrong ones. Asked by the address alone, which tells nothing of an account.
      await refuseIfFull(ofClient(rightFrom, client));
      const pairs = ofPair(username, client);
      // A site that is known has a count of its own, of the same bound: whoever guesses elsewhere cannot use it up.
      const account = keyOf(username, isKnownSite ? (client?.site ?? null) : null);
      const counters = [...pairs, { limiter: accounts, key: account }, ...ofClient(addresses, client)];
      await count(counters);
      return {
        succeeded: async () => {
          // People mistype: what came before the right password is forgotten where it is theirs alone.
          await Promise.all([forget(counters.slice(0, 1)), takeBack(counters.slice(1))]);
          await wasRight(username, client);
        },
      };
    },

    confirmPassword: async ({ username, userId, sessionId, client }) => {
      await sweep();
      await refuseIfFull(ofClient(rightFrom, client));
      const inSession = { limiter: sessions, key: sessionId };
      const ofUser = { limiter: users, key: userId };
      const { consumed, refusedForMs } = await consume(inSession);
      if (refusedForMs !== null) throw new TooManyAttempts(refusedForMs);
      if (consumed > limits.reservedPerSession) {
        await count([ofUser]).catch(async (error: unknown) => {
          await takeBack([inSession]);
          throw error;
        });
      }
      return {
        succeeded: async () => {
          await forget([inSession, ofUser]);
          await wasRight(username, client);
        },
      };
    },

    signUp: async (client) => {
      await sweep();
      await count(ofClient(signUps, client));
    },
    afterTakenSignUp: async (client) => {
      await Promise.all(ofClient(signUps, client).map(({ limiter, key }) => limiter.penalty(key, TAKEN_COSTS - 1)));
    },
    exportData: (userId) => count([{ limiter: exports, key: userId }]),
  };
}
