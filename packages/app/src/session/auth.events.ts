import type { AuthUser, Session, StoredAuth } from "./auth.storage.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

/** Why a session is over: someone signed out, here or in another tab; the server refused it; the account is gone. */
export type SessionEnd = "logOut" | "refused" | "elsewhere" | "deleted";

export type AuthEvent =
  /** A form was answered with a session. */
  | { readonly type: "auth.signedIn"; readonly session: Session; readonly intent: SignInIntent | null }
  | { readonly type: "auth.logOut" }
  /** A call that had sent this token was answered 401. */
  | { readonly type: "auth.refused"; readonly token: string; readonly isStored: boolean }
  /** Another tab of ours has changed what is stored. */
  | { readonly type: "auth.follow"; readonly stored: StoredAuth }
  | { readonly type: "auth.deleted" };

export type AuthEmitted =
  /** Someone signed in by a form of this tab: the intent is what they were asked to sign in for. */
  | { readonly type: "auth.began"; readonly user: AuthUser; readonly intent: SignInIntent | null }
  /** Whoever keeps something of the person lets it go. */
  | { readonly type: "auth.ended"; readonly end: SessionEnd };
