import type { AuthUser, Session, StoredAuth } from "./auth.storage.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

/**
 * Why a session has ended. `logOut`: the user signed out in this tab. `refused`: the server refused the session, or the
 * session could not be verified. `elsewhere`: another tab changed the session. `deleted`: the account was deleted.
 */
export type SessionEnd = "logOut" | "refused" | "elsewhere" | "deleted";

export type AuthEvent =
  /** A form has received a session. */
  | { readonly type: "auth.signedIn"; readonly session: Session; readonly intent: SignInIntent | null }
  /** The user of a session has a new email address. */
  | { readonly type: "auth.userChanged"; readonly session: Session }
  | { readonly type: "auth.logOut" }
  /** A call with this token received a 401. `isStored`: whether the token is the stored token. */
  | { readonly type: "auth.refused"; readonly token: string; readonly isStored: boolean }
  /** The browser has read the stored session, after it has hydrated a server-rendered page. */
  | { readonly type: "auth.read"; readonly stored: StoredAuth }
  /** Another tab has changed the stored session. */
  | { readonly type: "auth.follow"; readonly stored: StoredAuth }
  | { readonly type: "auth.deleted" };

export type AuthEmitted =
  /** Emitted after `auth.signedIn`. The intent is the action that required the account. */
  | { readonly type: "auth.began"; readonly user: AuthUser; readonly intent: SignInIntent | null }
  /** Emitted when the session has ended: all machines remove the data of the user. */
  | { readonly type: "auth.ended"; readonly end: SessionEnd };
