import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { endOtherSessions } from "./sessions.ts";
import { type HomeLocation, type UserRow, usernameKey } from "./user.ts";

/** Changes of a profile. An undefined field keeps its value; null clears it. */
export interface Profile {
  readonly displayName?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly homeLocation?: HomeLocation | null | undefined;
}

/** @returns null when the e-mail address already has an account. */
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
 * Locks the account's row until the transaction ends. Returns null when, since the account was read, its password has
 * changed or the account was deleted.
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
 * Deletes an account with its sessions, known sites, links by mail, favorites, views and lists: all of them or none.
 * Links to its views and lists end.
 * @returns false, without any change, when the password has changed since the account was read, or the account was
 * deleted.
 */
export async function deleteAccount(db: Db, known: UserRow): Promise<boolean> {
  // A single statement: foreign keys delete the rows of the other tables in the same transaction.
  const deleted = await db.delete(users).where(unchanged(known)).returning({ id: users.id });
  return deleted.length > 0;
}

interface NewPassword {
  readonly passwordHash: string;
  /** Id of the session that continues; all others end. */
  readonly keepSession: string;
  readonly at: Date;
  /** Called to do further work in the same transaction. */
  readonly alongside: (transaction: Db) => Promise<void>;
}

/**
 * @returns false, without any change, when the password has changed since the account was read, or the account was
 * deleted.
 */
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
