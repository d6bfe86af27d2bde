import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, lte, ne, notInArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";
import type { Claims } from "./tokens.ts";
import { toUser, type User } from "./user.ts";

/** Duration of a session: long enough for a week in Paris, short enough to limit the damage of a lost token. */
export const SESSION_MS = 7 * 24 * 60 * 60 * 1_000;

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** Limit of sessions per account. */
export const MAX_SESSIONS = 50;

interface BegunSession extends Session {
  /** Number of older sessions that ended to make room for the new one. */
  readonly ended: number;
}

/**
 * Creates a session, and deletes the user's expired sessions. When there are too many sessions, the oldest end.
 * @param transaction must have locked the account's row: otherwise two concurrent calls could exceed the limit.
 */
export async function beginSession(transaction: Db, userId: string, now: Date): Promise<BegunSession> {
  const session = { id: randomUUID(), userId, expiresAt: new Date(now.getTime() + SESSION_MS) };
  const ofUser = eq(sessions.userId, userId);
  await transaction.delete(sessions).where(and(ofUser, lte(sessions.expiresAt, now)));
  const newest = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(ofUser)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MAX_SESSIONS - 1);
  const ended = await transaction
    .delete(sessions)
    .where(and(ofUser, notInArray(sessions.id, newest)))
    .returning({ id: sessions.id });
  await transaction.insert(sessions).values({ ...session, createdAt: now });
  return { ...session, ended: ended.length };
}

/** Returns the user of a session; null when the session has ended. */
export async function userOfSession(db: Db, { userId, sessionId }: Claims, now: Date): Promise<User | null> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  return row === undefined ? null : toUser(row.user);
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

export async function endOtherSessions(db: Db, { userId, sessionId }: Claims): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}
