import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { knownSites, passwordResets, sessions, users } from "../../db/schema.ts";
import { digestOf, endLinks, expiryOf, isValid, lockOwnerOfLink, randomToken, sweepLinks } from "../links/links.ts";

/** Creates a link for an account. @returns its token. */
export async function createResetToken(db: Db, userId: string, now: Date): Promise<string> {
  const token = randomToken();
  await sweepLinks(db, passwordResets, now);
  await db.insert(passwordResets).values({ digest: digestOf(token), userId, expiresAt: expiryOf(now) });
  return token;
}

/**
 * Uses up a token: sets the password of its account, ends all sessions, forgets all known sites, and deletes all
 * links that reset the password or change the address of the account.
 * @returns the username; null, without any change, when the token is not valid.
 */
export function useResetToken(db: Db, token: string, passwordHash: string, now: Date): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const userId = await lockOwnerOfLink(transaction, passwordResets, token, now);
    if (userId === null) return null;
    // If two requests use the same link, the second request waits for the lock, and then finds no row.
    const used = await transaction
      .delete(passwordResets)
      .where(isValid(passwordResets, token, now))
      .returning();
    if (used.length === 0) return null;
    const [user] = await transaction
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ username: users.username });
    for (const table of [sessions, knownSites]) await transaction.delete(table).where(eq(table.userId, userId));
    await endLinks(transaction, userId);
    return user?.username ?? null;
  });
}
