import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { createPasswordHasher, hashOfNobody, type PasswordHasher } from "./passwords.ts";
import { beginSession, type Session, userOfSession } from "./sessions.ts";
import { readToken, signToken } from "./tokens.ts";
import { toUser, type User, usernameKey } from "./user.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** A request's user and the session it comes by. */
export interface Caller {
  readonly user: User;
  readonly sessionId: string;
}

export interface Auth {
  /** @returns null when the e-mail address has an account already. */
  signUp(credentials: Credentials): Promise<SignedIn | null>;
  /** @returns null when the account is unknown or the password wrong, after the same work. */
  logIn(credentials: Credentials): Promise<SignedIn | null>;
  /** Whose token it is, while its session lasts. */
  callerOf(token: string): Promise<Caller | null>;
}

export interface AuthParts {
  readonly db: Db;
  /** The key that signs tokens. */
  readonly secret: Uint8Array;
  readonly hasher?: PasswordHasher | undefined;
  readonly now?: (() => Date) | undefined;
}

export function createAuth({ db, secret, hasher = createPasswordHasher(), now = () => new Date() }: AuthParts): Auth {
  const nobody = hashOfNobody();
  const tokenOf = ({ id: sessionId, userId, expiresAt }: Session, at: Date): Promise<string> =>
    signToken(secret, { userId, sessionId }, at, expiresAt);

  return {
    signUp: async ({ username, password }) => {
      const passwordHash = await hasher.hash(password);
      const at = now();
      return db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({ id: randomUUID(), username: usernameKey(username), email: username.trim(), passwordHash })
          .onConflictDoNothing({ target: users.username })
          .returning();
        if (row === undefined) return null;
        return { user: toUser(row), token: await tokenOf(await beginSession(transaction, row.id, at), at) };
      });
    },

    logIn: async ({ username, password }) => {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(users.username, usernameKey(username)));
      const matches = await hasher.verify(row?.passwordHash ?? nobody, password);
      if (row === undefined || !matches) return null;
      const at = now();
      return db.transaction(async (transaction) => {
        // Locked, and asked again: a password changed meanwhile has ended all sessions, and this one must not outlive it.
        const [current] = await transaction
          .select()
          .from(users)
          .where(and(eq(users.id, row.id), eq(users.passwordHash, row.passwordHash)))
          .for("share");
        if (current === undefined) return null;
        return { user: toUser(current), token: await tokenOf(await beginSession(transaction, row.id, at), at) };
      });
    },

    callerOf: async (token) => {
      const at = now();
      const claims = await readToken(secret, token, at);
      if (claims === null) return null;
      const user = await userOfSession(db, claims, at);
      return user === null ? null : { user, sessionId: claims.sessionId };
    },
  };
}
