import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { endOtherSessions } from "./sessions.ts";
import { type HomeLocation, type UserRow, usernameKey } from "./user.ts";

/** What a user may change of the account. Left out: stays as it is; null: cleared. */
export interface Profile {
  readonly displayName?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly homeLocation?: HomeLocation | null | undefined;
}

/** @returns null when the e-mail address has an account already. */
export async function addUser(db: Db, email: string, passwordHash: string): Promise<UserRow | null> {
  const [row = null] = await db
    .insert(users)
    .values({ id: randomUUID(), username: usernameKey(email), email, passwordHash })
    .onConflictDoNothing({ target: users.username })
    .returning();
  return row;
}

export async function findByUsername(db: Db, username: string): Promise<UserRow | null> {
  const [row = null] = await db.select().from(users).where(eq(users.username, username));
  return row;
}

const unchanged = ({ id, passwordHash }: UserRow) => and(eq(users.id, id), eq(users.passwordHash, passwordHash));

/**
 * The account, kept as it is until the transaction ends; null when its password has changed since it was read. Sign-ins of
 * one account wait here for each other, so that each counts the sessions that the one before has begun.
 */
export async function lockUnchangedPassword(transaction: Db, known: UserRow): Promise<UserRow | null> {
  const [row = null] = await transaction.select().from(users).where(unchanged(known)).for("no key update");
  return row;
}

export async function updateProfile(db: Db, userId: string, changes: Profile, at: Date): Promise<UserRow | null> {
  const { homeLocation, displayName, locale } = changes;
  const home =
    homeLocation === undefined
      ? {}
      : {
          homeLatitude: homeLocation?.latitude ?? null,
          homeLongitude: homeLocation?.longitude ?? null,
          homeAddress: homeLocation?.address ?? null,
        };
  const [row = null] = await db
    .update(users)
    .set({
      ...home,
      ...(displayName === undefined ? {} : { displayName }),
      ...(locale === undefined ? {} : { locale }),
      updatedAt: at,
    })
    .where(eq(users.id, userId))
    .returning();
  return row;
}

/**
 * Deletes an account, and with it its sessions, known sites, favorites and views: all at once or not at all.
 * @returns false when its password has changed since it was read, or the account is gone; nothing is done then.
 */
export async function deleteAccount(db: Db, known: UserRow): Promise<boolean> {
  // One statement: the foreign keys of the other tables delete their rows in the same transaction.
  const deleted = await db.delete(users).where(unchanged(known)).returning({ id: users.id });
  return deleted.length > 0;
}

interface NewPassword {
  readonly passwordHash: string;
  /** The one session that stays. */
  readonly keepSession: string;
  readonly at: Date;
  /** What else is done with it, or not at all. */
  readonly alongside: (transaction: Db) => Promise<void>;
}

/** @returns false when the password has changed since it was read: another change came first, and nothing is done. */
export function changePassword(
  db: Db,
  known: UserRow,
  { passwordHash, keepSession, at, alongside }: NewPassword,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(users)
      .set({ passwordHash, updatedAt: at })
      .where(unchanged(known))
      .returning({ id: users.id });
    if (row === undefined) return false;
    await endOtherSessions(transaction, { userId: row.id, sessionId: keepSession });
    await alongside(transaction);
    return true;
  });
}
