import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { addressChanges, passwordResets, users } from "../../db/schema.ts";

/** The tables of links. A link contains a token, and the tables store only the digests of the tokens. */
const LINK_TABLES = [passwordResets, addressChanges] as const;
type LinkTable = (typeof LINK_TABLES)[number];

/** How long a link is valid, in minutes. */
export const LINK_MINUTES = 30;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + LINK_MINUTES * 60_000);

/** Returns 256 random bits as text. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Hashes a token. A plain hash is enough, because nobody can guess a token: it has 256 random bits. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Returns the address of a link. The token follows `#`, so that no server, log or Referer contains it.
 * @param purpose `reset` sets a new password, `address` sets a new address.
 */
export const linkTo = (publicUrl: string, purpose: "reset" | "address", token: string): string =>
  `${publicUrl}/login#${purpose}=${token}`;

export const isValid = (table: LinkTable, token: string, now: Date) =>
  and(eq(table.digest, digestOf(token)), gt(table.expiresAt, now));

/** Deletes the expired links of all accounts. */
export async function sweepLinks(db: Db, table: LinkTable, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.expiresAt, now));
}

/**
 * Deletes all links of an account. Call it in each transaction that changes the password or the address: a link that
 * was sent earlier may be in foreign hands, which the change is meant to lock out.
 */
export async function endLinks(transaction: Db, userId: string): Promise<void> {
  for (const table of LINK_TABLES) await transaction.delete(table).where(eq(table.userId, userId));
}

/** Returns the id of the account of a valid link, or null. Another request may use the link before this one does. */
export async function ownerOfLink(db: Db, table: LinkTable, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userId: table.userId })
    .from(table)
    .where(isValid(table, token, now));
  return row?.userId ?? null;
}

/**
 * Locks the account of a valid link until the transaction ends, and returns its id; null when the link is not valid.
 * Lock the account before any other row, to avoid deadlocks. Delete the link afterwards, and check that it still
 * existed.
 */
export async function lockOwnerOfLink(
  transaction: Db,
  table: LinkTable,
  token: string,
  now: Date,
): Promise<string | null> {
  const userId = await ownerOfLink(transaction, table, token, now);
  if (userId === null) return null;
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  return userId;
}
