import { and, desc, eq, gt, inArray, lte, notInArray, or } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { knownSites } from "../db/schema.ts";
import type { Client } from "../http/client.ts";
import type { Digest } from "./digest.ts";

/** Maximum number of stored sites per account. */
const MAX_SITES = 20;
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1_000;

/**
 * Sites from which an account has signed in before. A site is stored as a digest that differs between accounts. The
 * site of an unknown client (null) is never known and never stored.
 */
export interface KnownSites {
  /** Whether a site is known. Works for any name, with the same amount of work whether or not the account exists. */
  has(username: string, client: Client | null, now: Date): Promise<boolean>;
  /** Stores a site. Call it with the account's row locked: the oldest sites are deleted to make room. */
  remember(transaction: Db, account: Account, client: Client | null, now: Date): Promise<void>;
  /** Deletes all sites except the client's site. */
  forgetOthers(transaction: Db, account: Account, client: Client | null): Promise<void>;
}

interface Account {
  readonly id: string;
  readonly username: string;
}

const expiry = (now: Date): Date => new Date(now.getTime() - REMEMBERED_MS);

/** Deletes the expired sites of all accounts. Rows that a sign-in is renewing are skipped. */
export async function sweepKnownSites(db: Db, now: Date): Promise<void> {
  const old = db
    .select({ digest: knownSites.digest })
    .from(knownSites)
    .where(lte(knownSites.usedAt, expiry(now)))
    .for("update", { skipLocked: true });
  await db.delete(knownSites).where(inArray(knownSites.digest, old));
}

/** @param digests the digest with the current key, then those with keys that it has replaced. */
export function createKnownSites(db: Db, digests: readonly [Digest, ...Digest[]]): KnownSites {
  const keysOf = (username: string, client: Client | null): readonly string[] =>
    client === null ? [""] : digests.map((digest) => digest("known site", username, client.site));
  const keyOf = (username: string, client: Client | null): string => keysOf(username, client)[0] ?? "";

  return {
    has: async (username, client, now) => {
      const isThis = inArray(knownSites.digest, [...keysOf(username, client)]);
      const rows = await db
        .select()
        .from(knownSites)
        .where(and(isThis, gt(knownSites.usedAt, expiry(now))));
      return rows.length > 0;
    },

    remember: async (transaction, { id, username }, client, now) => {
      if (client === null) return;
      await transaction
        .insert(knownSites)
        .values({ digest: keyOf(username, client), userId: id, usedAt: now })
        .onConflictDoUpdate({ target: knownSites.digest, set: { usedAt: now } });
      const newest = transaction
        .select({ digest: knownSites.digest })
        .from(knownSites)
        .where(eq(knownSites.userId, id))
        .orderBy(desc(knownSites.usedAt), knownSites.digest)
        .limit(MAX_SITES);
      const isOld = or(lte(knownSites.usedAt, expiry(now)), notInArray(knownSites.digest, newest));
      await transaction.delete(knownSites).where(and(eq(knownSites.userId, id), isOld));
    },

    forgetOthers: async (transaction, { id, username }, client) => {
      const isOther = notInArray(knownSites.digest, [...keysOf(username, client)]);
      await transaction.delete(knownSites).where(and(eq(knownSites.userId, id), isOther));
    },
  };
}
