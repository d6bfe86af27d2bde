import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { knownSites, passwordResets, sessions, users } from "../../db/schema.ts";

/** How long a link is valid, in minutes. */
export const LINK_MINUTES = 30;

/** Hashes a token. It has 256 random bits, so that a plain hash cannot be guessed. */
const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Returns the address of a link. The token follows `#`, so that no server, log or Referer contains it. */
export const linkTo = (publicUrl: string, token: string): string => `${publicUrl}/login#reset=${token}`;

/** Creates a link for an account, and deletes expired links of all accounts. @returns its token. */
export async function createResetToken(db: Db, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
  await db.insert(passwordResets).values({ digest: digestOf(token), userId, expiresAt });
  return token;
}

const valid = (token: string, now: Date) =>
  and(eq(passwordResets.digest, digestOf(token)), gt(passwordResets.expiresAt, now));

/** Whether a token is valid now. Another request may use it before this one does. */
export async function isValidToken(db: Db, token: string, now: Date): Promise<boolean> {
  return (await db.select().from(passwordResets).where(valid(token, now))).length > 0;
}

/**
 * Uses up a token: sets the password of its account, ends all sessions, forgets all known sites, and deletes all links
 * of the account.
 * @returns the username; null, without any change, when the token is not valid.
 */
export function useResetToken(db: Db, token: string, passwordHash: string, now: Date): Promise<string | null> {
  return db.transaction(async (transaction) => {
    // The deletion locks the row: of two concurrent uses, the second finds no row.
    const [used] = await transaction.delete(passwordResets).where(valid(token, now)).returning();
    if (used === undefined) return null;
    const { userId } = used;
    const [user] = await transaction
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ username: users.username });
    for (const table of [sessions, knownSites, passwordResets]) {
      await transaction.delete(table).where(eq(table.userId, userId));
    }
    return user?.username ?? null;
  });
}
