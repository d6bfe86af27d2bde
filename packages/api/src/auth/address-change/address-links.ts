import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/postgres-error.ts";
import { addressChanges, knownSites, users } from "../../db/schema.ts";
import { digestOf, endLinks, expiryOf, isValid, lockOwnerOfLink, randomToken, sweepLinks } from "../links/links.ts";
import { endOtherSessions } from "../sessions.ts";
import { usernameKey } from "../user.ts";

/** A session id that matches no session, so that `setAddress` ends all sessions of the account. */
const NO_SESSION = "";

interface RequestedChange {
  readonly userId: string;
  /** The session that requests the change. */
  readonly sessionId: string;
  /** The new e-mail address. */
  readonly email: string;
}

/**
 * Creates a link that gives an account a new address. The token consists of a random part and the new address. The
 * stored digest covers both parts, so that a token with another address is not valid.
 * @returns the token.
 */
export async function createAddressToken(
  db: Db,
  { userId, sessionId, email }: RequestedChange,
  now: Date,
): Promise<string> {
  const token = `${randomToken()}.${Buffer.from(email).toString("base64url")}`;
  await sweepLinks(db, addressChanges, now);
  await db.insert(addressChanges).values({ digest: digestOf(token), userId, sessionId, expiresAt: expiryOf(now) });
  return token;
}

const addressIn = (token: string): string => Buffer.from(token.split(".")[1] ?? "", "base64url").toString();

/** The username before a change, and the address after it. */
export interface ChangedAddress {
  readonly before: string;
  readonly email: string;
}

/**
 * Uses up a token: sets the address of its account, as `setAddress` does.
 * @returns null when the token is not valid or another account has the address. The account is then unchanged.
 */
export function useAddressToken(db: Db, token: string, now: Date): Promise<ChangedAddress | null> {
  return unlessTaken(db, async (transaction) => {
    const userId = await lockOwnerOfLink(transaction, addressChanges, token, now);
    if (userId === null) return null;
    const [used] = await transaction
      .delete(addressChanges)
      .where(isValid(addressChanges, token, now))
      .returning();
    if (used === undefined) return null;
    return setAddress(transaction, { userId, sessionId: used.sessionId, email: addressIn(token) }, now);
  });
}

/**
 * Runs a transaction that sets an address. @returns null, without any change, when another account gets the address at
 * the same moment: its transaction is not visible to `setAddress`.
 */
async function unlessTaken(
  db: Db,
  change: (transaction: Db) => Promise<ChangedAddress | null>,
): Promise<ChangedAddress | null> {
  try {
    return await db.transaction(change);
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Sets the address of an account for an operator, and ends all of its sessions. @see useAddressToken */
export const setAddressByOperator = (
  db: Db,
  userId: string,
  email: string,
  now: Date,
): Promise<ChangedAddress | null> =>
  unlessTaken(db, (transaction) => setAddress(transaction, { userId, sessionId: NO_SESSION, email }, now));

/**
 * Sets the address of an account, ends all sessions but one, forgets all known sites, and deletes all links of the
 * account: those that were sent to the old address would still work.
 */
async function setAddress(
  transaction: Db,
  { userId, sessionId, email }: RequestedChange,
  now: Date,
): Promise<ChangedAddress | null> {
  const username = usernameKey(email);
  const [before] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
  const others = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), ne(users.id, userId)));
  if (before === undefined || others.length > 0) return null;
  await transaction.update(users).set({ username, email, updatedAt: now }).where(eq(users.id, userId));
  await endOtherSessions(transaction, { userId, sessionId });
  await transaction.delete(knownSites).where(eq(knownSites.userId, userId));
  await endLinks(transaction, userId);
  return { before: before.username, email };
}
