import { randomUUID } from "node:crypto";
import { and, eq, gt, lte, ne } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";
import type { Claims } from "./tokens.ts";
import { toUser, type User } from "./user.ts";

/** How long a sign-in lasts: long enough for a week in Paris, short enough that a lost token matters little. */
export const SESSION_MS = 7 * 24 * 60 * 60 * 1_000;

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** Begins a session, and forgets those whose time is over. */
export async function beginSession(db: Db, userId: string, now: Date): Promise<Session> {
  const session = { id: randomUUID(), userId, expiresAt: new Date(now.getTime() + SESSION_MS) };
  await db.insert(sessions).values({ ...session, createdAt: now });
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  return session;
}

/** Whose session it is, as long as it lasts. */
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
