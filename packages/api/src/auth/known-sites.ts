import { and, desc, eq, gt, inArray, lte, notInArray, or } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { knownSites } from "../db/schema.ts";
import type { Client } from "../http/client.ts";
import type { Digest } from "./digest.ts";

/** More than the places that one person signs in from within three months. */
const MAX_SITES = 20;
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1_000;

/** Where an account has been signed in to before. What is kept of a place is a digest that no other account shares. */
export interface KnownSites {
  /** Asked of any name, whether or not it has an account: the same work for either. */
  has(username: string, client: Client | null, now: Date): Promise<boolean>;
  /** To be called with the account's row locked: the oldest places make room for this one. */
  remember(transaction: Db, account: Account, client: Client | null, now: Date): Promise<void>;
  /** Forgets every place but that of the client. */
  forgetOthers(transaction: Db, account: Account, client: Client | null): Promise<void>;
}

interface Account {
  readonly id: string;
  readonly username: string;
}

const expiry = (now: Date): Date => new Date(now.getTime() - REMEMBERED_MS);

/** Deletes what has not been used for long, whoever's it was; but for what a sign-in is about to renew. */
export async function sweepKnownSites(db: Db, now: Date): Promise<void> {
  const old = db
    .select({ digest: knownSites.digest })
    .from(knownSites)
    .where(lte(knownSites.usedAt, expiry(now)))
    .for("update", { skipLocked: true });
  await db.delete(knownSites).where(inArray(knownSites.digest, old));
}

export function createKnownSites(db: Db, digest: Digest): KnownSites {
  const keyOf = (username: string, client: Client | null): string =>
    client === null ? "" : digest("known site", username, client.site);

  return {
    has: async (username, client, now) => {
      const isThis = eq(knownSites.digest, keyOf(username, client));
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
      const isOther = notInArray(knownSites.digest, [keyOf(username, client)]);
      await transaction.delete(knownSites).where(and(eq(knownSites.userId, id), isOther));
    },
  };
}
