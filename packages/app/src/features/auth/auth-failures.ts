import type { Failure } from "@flaneur/domain";
import { CallFailed } from "../../graph/graph-call.ts";

/** Why a form of an account failed (§8). */
export type AuthFailure =
  /** The server understood and refused, in its words. */
  | { readonly kind: "refused"; readonly message: string }
  /** There was no result: in the words of that failure. */
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Nobody said why: 'Login failed. Please try again.', 'Signup failed. Please try again.' */
  | { readonly kind: "unsaid" }
  /** A success without token or user: 'Login failed: Invalid response from server', 'Signup failed: …' */
  | { readonly kind: "unreadable" };

export class SignInFailed extends Error {
  override readonly name = "SignInFailed";
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A change of the account that the server understood and refused. The message is the server's. */
export class AccountRefused extends Error {
  override readonly name = "AccountRefused";
  readonly reason: "WrongPassword" | "NotSignedIn" | "ValidationFailed" | "TooManyAttempts";

  constructor(reason: AccountRefused["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

export const refused = (message: string): AuthFailure =>
  message.trim() === "" ? { kind: "unsaid" } : { kind: "refused", message };

/** What an actor of an account failed with. */
export function authFailureOf(error: unknown): AuthFailure {
  if (error instanceof SignInFailed) return error.failure;
  if (error instanceof AccountRefused) return refused(error.message);
  return error instanceof CallFailed ? { kind: "failed", failure: error.failure } : { kind: "unsaid" };
}
