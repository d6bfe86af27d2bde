import type { Db } from "../db/database.ts";
import {
  addUser,
  changePassword,
  findByUsername,
  ofUnchangedPassword,
  type Profile,
  updateProfile,
} from "./accounts.ts";
import { type AttemptLimits, createAttempts, DEFAULT_ATTEMPTS } from "./attempts.ts";
import { createPasswordHasher, hashOfNobody, type PasswordHasher } from "./passwords.ts";
import { beginSession, endSession, type Session, userOfSession } from "./sessions.ts";
import { readToken, signToken } from "./tokens.ts";
import { toUser, type User, usernameKey } from "./user.ts";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** A request's user and the session it comes by. */
export interface Caller {
  readonly user: User;
  readonly sessionId: string;
}

/** Accounts and sessions. `address` is the client's, null when unknown; every try with a password may throw ApiError 429. */
export interface Auth {
  /** @returns null when the e-mail address has an account already. */
  signUp(credentials: Credentials, address: string | null): Promise<SignedIn | null>;
  /** @returns null when the account is unknown or the password wrong, after the same work. */
  logIn(credentials: Credentials, address: string | null): Promise<SignedIn | null>;
  /** Whose token it is, while its session lasts. */
  callerOf(token: string): Promise<Caller | null>;
  logOut(caller: Caller): Promise<void>;
  /** @returns null when the account is gone. */
  saveProfile(caller: Caller, changes: Profile): Promise<User | null>;
  /** Ends all other sessions. @returns whether the current password was right. */
  changePassword(caller: Caller, change: PasswordChange): Promise<boolean>;
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface AuthParts {
  readonly db: Db;
  /** The key that signs tokens. */
  readonly secret: Uint8Array;
  readonly hasher?: PasswordHasher | undefined;
  readonly attempts?: AttemptLimits | undefined;
  readonly now?: (() => Date) | undefined;
}

export function createAuth(parts: AuthParts): Auth {
  const { db, secret, hasher = createPasswordHasher(), now = () => new Date() } = parts;
  const attempts = createAttempts(db, parts.attempts ?? DEFAULT_ATTEMPTS);
  const nobody = hashOfNobody();
  const tokenOf = ({ id: sessionId, userId, expiresAt }: Session, at: Date): Promise<string> =>
    signToken(secret, { userId, sessionId }, at, expiresAt);

  return {
    signUp: async ({ username, password }, address) => {
      await attempts.beforeSignUp(address);
      const passwordHash = await hasher.hash(password);
      const at = now();
      const signedIn = await db.transaction(async (transaction) => {
        const row = await addUser(transaction, username.trim(), passwordHash);
        if (row === null) return null;
        return { user: toUser(row), token: await tokenOf(await beginSession(transaction, row.id, at), at) };
      });
      if (signedIn === null) await attempts.afterTakenSignUp(address);
      return signedIn;
    },

    logIn: async ({ username, password }, address) => {
      const account = usernameKey(username);
      await attempts.beforeLogIn(account, address);
      const known = await findByUsername(db, account);
      const matches = await hasher.verify(known?.passwordHash ?? nobody, password);
      if (known === null || !matches) return null;
      const at = now();
      const signedIn = await db.transaction(async (transaction) => {
        // Locked, and asked again: a password changed meanwhile has ended all sessions, and this one must not outlive it.
        const row = await ofUnchangedPassword(transaction, known);
        if (row === null) return null;
        return { user: toUser(row), token: await tokenOf(await beginSession(transaction, row.id, at), at) };
      });
      if (signedIn !== null) await attempts.afterLogIn(account, address);
      return signedIn;
    },

    callerOf: async (token) => {
      const at = now();
      const claims = await readToken(secret, token, at);
      if (claims === null) return null;
      const user = await userOfSession(db, claims, at);
      return user === null ? null : { user, sessionId: claims.sessionId };
    },

    logOut: ({ sessionId }) => endSession(db, sessionId),

    saveProfile: async ({ user }, changes) => {
      const row = await updateProfile(db, user.id, changes, now());
      return row === null ? null : toUser(row);
    },

    changePassword: async ({ user, sessionId }, { currentPassword, newPassword }) => {
      await attempts.beforePasswordChange(user.id);
      const known = await findByUsername(db, user.username);
      if (known === null || !(await hasher.verify(known.passwordHash, currentPassword))) return false;
      await attempts.afterPasswordChange(user.id);
      const passwordHash = await hasher.hash(newPassword);
      return changePassword(db, known, { passwordHash, keepSession: sessionId, at: now() });
    },
  };
}
