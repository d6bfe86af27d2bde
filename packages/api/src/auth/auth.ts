import type { Db } from "../db/database.ts";
import type { Client } from "../http/client.ts";
import {
  addUser,
  changePassword,
  deleteAccount,
  findByUsername,
  lockUnchangedPassword,
  type Profile,
  updateProfile,
} from "./accounts.ts";
import { type AddressChanges, createAddressChanges } from "./address-change/address-changes.ts";
import { type AttemptLimits, DEFAULT_ATTEMPTS } from "./attempt-limits.ts";
import { createAttempts } from "./attempts.ts";
import { createDigest } from "./digest.ts";
import { createKnownSites } from "./known-sites.ts";
import { createBackgroundWork } from "./links/background-work.ts";
import { endLinks } from "./links/links.ts";
import type { Mailer } from "./links/mailer.ts";
import { createPasswordResets, type PasswordResets } from "./password-reset/password-resets.ts";
import { createPasswordHasher, hashOfNobody, type PasswordHasher } from "./passwords.ts";
import { beginSession, endSession, userOfSession } from "./sessions.ts";
import { readToken, signToken } from "./tokens.ts";
import { type Caller, toUser, type User, type UserRow, usernameKey } from "./user.ts";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SignedIn {
  readonly token: string;
  readonly user: User;
  /** Number of older sessions that ended to make room for the new one. */
  readonly endedSessions: number;
}

/** Accounts and sessions. The client is null when unknown; every call with a password may throw TooManyAttempts. */
export interface Auth {
  /** @returns null when the e-mail address already has an account. */
  signUp(credentials: Credentials, client: Client | null): Promise<SignedIn | null>;
  /**
   * @returns null when the account is unknown or the password is wrong, after the same amount of work; also when the
   * password has changed meanwhile.
   */
  logIn(credentials: Credentials, client: Client | null): Promise<SignedIn | null>;
  /** Returns the user and session of a token; null when the token is invalid or the session has ended. */
  callerOf(token: string): Promise<Caller | null>;
  logOut(caller: Caller): Promise<void>;
  /** @returns null when the account was deleted. */
  saveProfile(caller: Caller, changes: Profile): Promise<User | null>;
  /**
   * Changes the password, ends all other sessions and all pending links, and forgets all other known sites.
   * @returns false when the current password is wrong, or has changed meanwhile.
   */
  changePassword(caller: Caller, change: PasswordChange, client: Client | null): Promise<boolean>;
  /**
   * Deletes the account with everything that belongs to it, including sessions.
   * @returns false when the password is wrong, or has changed meanwhile.
   */
  deleteAccount(caller: Caller, password: string, client: Client | null): Promise<boolean>;
  /** Links by which people who have forgotten their password set a new one. */
  readonly resets: PasswordResets;
  /** Links by which people change the email address of their account. */
  readonly addressChanges: AddressChanges;
  /** Waits for the mails that are being sent at the time of the call. */
  settled(): Promise<void>;
  /** Counts an export of the caller's data. @throws TooManyAttempts */
  countExport(caller: Caller): Promise<void>;
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface AuthParts {
  readonly db: Db;
  /** The key that signs tokens. */
  readonly secret: Uint8Array;
  /** The key that `secret` has replaced, which still verifies tokens. */
  readonly previousSecret?: Uint8Array | undefined;
  /** Sends the mails with links; when it is null or undefined, no mails are sent. */
  readonly mailer?: Mailer | null | undefined;
  /** Called when background work fails, after the response was sent. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  readonly hasher?: PasswordHasher | undefined;
  readonly attempts?: AttemptLimits | undefined;
  readonly now?: (() => Date) | undefined;
}

export function createAuth(parts: AuthParts): Auth {
  const { db, secret, hasher = createPasswordHasher(), now = () => new Date() } = parts;
  const attempts = createAttempts(db, parts.attempts ?? DEFAULT_ATTEMPTS);
  const previous = parts.previousSecret === undefined ? [] : [parts.previousSecret];
  const sites = createKnownSites(db, [createDigest(secret), ...previous.map(createDigest)]);
  const nobody = hashOfNobody();
  const { mailer = null, onFailure = () => {} } = parts;
  const background = createBackgroundWork(onFailure);
  const linkParts = { db, attempts, mailer, background, now };

  /** Creates a session for an account whose row is locked. */
  const signIn = async (transaction: Db, row: UserRow, client: Client | null, at: Date): Promise<SignedIn> => {
    const { id: sessionId, userId, expiresAt, ended } = await beginSession(transaction, row.id, at);
    await sites.remember(transaction, row, client, at);
    const token = await signToken(secret, { userId, sessionId }, at, expiresAt);
    return { user: toUser(row), token, endedSessions: ended };
  };

  /** Returns the caller's account when the password is correct, otherwise null. */
  const confirmPassword = async (
    { user: { id: userId, username }, sessionId }: Caller,
    password: string,
    client: Client | null,
  ): Promise<UserRow | null> => {
    const attempt = await attempts.confirmPassword({ username, userId, sessionId, client });
    const known = await findByUsername(db, username);
    if (known === null || !(await hasher.verify(known.passwordHash, password))) return null;
    await attempt.succeeded();
    return known;
  };

  return {
    signUp: async ({ username, password }, client) => {
      await attempts.signUp(client);
      const passwordHash = await hasher.hash(password);
      const at = now();
      const signedIn = await db.transaction(async (transaction) => {
        const row = await addUser(transaction, username.trim(), passwordHash);
        return row === null ? null : signIn(transaction, row, client, at);
      });
      if (signedIn === null) await attempts.afterTakenSignUp(client);
      return signedIn;
    },

    logIn: async (credentials, client) => {
      const username = usernameKey(credentials.username);
      const isKnownSite = await sites.has(username, client, now());
      const attempt = await attempts.logIn({ username, client, isKnownSite });
      const known = await findByUsername(db, username);
      const matches = await hasher.verify(known?.passwordHash ?? nobody, credentials.password);
      if (known === null || !matches) return null;
      await attempt.succeeded();
      return db.transaction(async (transaction) => {
        // The row is locked and read again: when the password has changed since the first read, no session may begin
        // with the old password.
        const row = await lockUnchangedPassword(transaction, known);
        return row === null ? null : signIn(transaction, row, client, now());
      });
    },

    callerOf: async (token) => {
      const at = now();
      const claims = await readToken([secret, ...previous], token, at);
      if (claims === null) return null;
      const user = await userOfSession(db, claims, at);
      return user === null ? null : { user, sessionId: claims.sessionId };
    },

    logOut: ({ sessionId }) => endSession(db, sessionId),

    saveProfile: async ({ user }, changes) => {
      const row = await updateProfile(db, user.id, changes, now());
      return row === null ? null : toUser(row);
    },

    changePassword: async (caller, { currentPassword, newPassword }, client) => {
      const known = await confirmPassword(caller, currentPassword, client);
      if (known === null) return false;
      const passwordHash = await hasher.hash(newPassword);
      const alongside = async (transaction: Db) => {
        await sites.forgetOthers(transaction, known, client);
        await endLinks(transaction, known.id);
      };
      return changePassword(db, known, { passwordHash, keepSession: caller.sessionId, at: now(), alongside });
    },

    deleteAccount: async (caller, password, client) => {
      const known = await confirmPassword(caller, password, client);
      return known !== null && deleteAccount(db, known);
    },

    resets: createPasswordResets({ ...linkParts, hasher }),
    addressChanges: createAddressChanges({ ...linkParts, confirmPassword }),
    settled: background.settled,
    countExport: ({ user }) => attempts.exportData(user.id),
  };
}
