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
  undoCounts,
} from "./counters.ts";
import { sweepKnownSites } from "./known-sites.ts";

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const TAKEN_COSTS = 10;
const SWEEP_EVERY_MS = 5 * 60 * 1_000;

/**
 * A try of a password. It is counted before the password is verified, so that concurrent tries cannot exceed a limit.
 */
export interface Attempt {
  /**
   * Call when the password was correct: counts it as a correct password, removes the try from the counts of wrong
   * passwords, and clears the count of the account and subscriber, or of the session and user.
   * @throws TooManyAttempts after too many correct passwords for the account.
   */
  succeeded(): Promise<void>;
}

interface LogInAttempt {
  /** The username in the form of `usernameKey`. */
  readonly username: string;
  /**
   * The client, or null when it is unknown. All unknown clients count as one client for an account. The two limits for
   * all accounts together, of wrong and of correct passwords, do not apply to them.
   */
  readonly client: Client | null;
  /** Whether the account has signed in from the client's site before. */
  readonly isKnownSite: boolean;
}

interface ConfirmAttempt {
  readonly username: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly client: Client | null;
}

/**
 * Limits passwords, sign-ups, links by mail and exports. A call that counts a try may throw TooManyAttempts, except
 * `afterTakenSignUp`, which never throws it, and `mayMailTo` and `mayMail`, which return false instead.
 */
export interface Attempts {
  logIn(attempt: LogInAttempt): Promise<Attempt>;
  /**
   * Counts a try of the current password, which a signed-in user enters to change the password or the address, or to
   * delete the account.
   */
  confirmPassword(attempt: ConfirmAttempt): Promise<Attempt>;
  signUp(client: Client | null): Promise<void>;
  /**
   * Counts a sign-up nine more times. Call it when the e-mail address already has an account: many of these sign-ups
   * could reveal who has an account.
   */
  afterTakenSignUp(client: Client | null): Promise<void>;
  exportData(userId: string): Promise<void>;
  /** Counts a request for a link by mail, or the use of a link. */
  requestOrUseLink(client: Client | null): Promise<void>;
  /**
   * Counts a request for a mail to an address. Returns false when there were too many, whether it has an account or
   * not.
   */
  mayMailTo(username: string): Promise<boolean>;
  /** Counts a mail, just before it is sent. Returns false when too many mails were sent to all addresses together. */
  mayMail(): Promise<boolean>;
}

/** A limit for each subscriber, and a higher limit for a site with several networks. */
interface PerClient {
  readonly subscribers: RateLimiterDrizzle;
  readonly sites: RateLimiterDrizzle;
}

/** Returns a key of fixed length, so that the table contains no e-mail addresses. */
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
  const resets = perClient("reset", limits.resets, HOUR_S);
  const mailsTo = createLimiter(db, "mail", limits.mailsPerAddress, HOUR_S);
  const mails = createLimiter(db, "mails", limits.mails, HOUR_S);
  const exports = createLimiter(db, "export", limits.exports, HOUR_S);

  /** Returns the counters of a client; an empty list for an unknown client. */
  const ofClient = ({ subscribers, sites }: PerClient, client: Client | null): readonly Counter[] => {
    if (client === null) return [];
    const { subscriber, site } = client;
    const own = { limiter: subscribers, key: subscriber };
    return site === subscriber ? [own] : [own, { limiter: sites, key: site }];
  };
  /** Returns the counters of a client for one account. All unknown clients count as one. */
  const ofPair = (username: string, client: Client | null): readonly Counter[] =>
    client === null
      ? [{ limiter: ofAccounts.subscribers, key: keyOf(username, null) }]
      : ofClient(ofAccounts, client).map(({ limiter, key }) => ({ limiter, key: keyOf(username, key) }));

  /** Counts a try. Returns false when there were too many. */
  const isWithin = async (counter: Counter): Promise<boolean> => {
    try {
      await count([counter]);
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  };

  const wasRight = async (username: string, client: Client | null): Promise<void> => {
    await Promise.all(ofClient(rightFrom, client).map(consume));
    await count([{ limiter: rightForAccount, key: keyOf(username) }]);
  };

  let sweptAt = 0;
  /**
   * Deletes expired counts and expired known sites, at most once every five minutes: otherwise the counts of all names
   * that an attacker has tried would stay in the database.
   */
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
      // Correct passwords are limited too, because they cost as much work as wrong passwords. This check uses the IP
      // address alone, so that a refusal reveals nothing about an account.
      await refuseIfFull(ofClient(rightFrom, client));
      const pairs = ofPair(username, client);
      // A known site has its own count with the same limit, so that guesses from elsewhere do not count towards that
      // limit.
      const account = keyOf(username, isKnownSite ? (client?.site ?? null) : null);
      const counters = [...pairs, { limiter: accounts, key: account }, ...ofClient(addresses, client)];
      await count(counters);
      return {
        succeeded: async () => {
          // A correct password clears the count of wrong passwords of this account and client: people mistype.
          await Promise.all([forget(counters.slice(0, 1)), undoCounts(counters.slice(1))]);
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
          await undoCounts([inSession]);
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
    requestOrUseLink: async (client) => {
      await sweep();
      await count(ofClient(resets, client));
    },
    mayMailTo: (username) => isWithin({ limiter: mailsTo, key: keyOf(username) }),
    mayMail: () => isWithin({ limiter: mails, key: "all" }),
    exportData: (userId) => count([{ limiter: exports, key: userId }]),
  };
}
