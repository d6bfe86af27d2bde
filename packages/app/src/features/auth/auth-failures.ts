import type { Failure } from "@flaneur/domain";
import { CallFailed } from "../../graph/graph-call.ts";

/** The reason why a form of the auth dialog, a change of the account, or the export of its data has failed (§8). */
export type AuthFailure =
  /** The server refused. `message` is the text of the server. */
  | { readonly kind: "refused"; readonly message: string }
  /**
   * The request failed. The alert shows the text of `failure`. For an unexpected failure, the forms for login and
   * signup show the alert of `unknown` instead.
   */
  | { readonly kind: "failed"; readonly failure: Failure }
  /**
   * The reason is unknown. The alert is 'Login failed. Please try again.' or 'Signup failed. Please try again.', and in
   * other forms the message about an unexpected error.
   */
  | { readonly kind: "unknown" }
  /**
   * The result has an unexpected type or shape, or lacks the token or the user. The alert is 'Login failed: Invalid
   * response from server', or the same with 'Signup failed'.
   */
  | { readonly kind: "unreadable" };

export class SignInFailed extends Error {
  override readonly name = "SignInFailed";
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Thrown if the server refuses a change of the account, with the server's message. */
export class AccountRefused extends Error {
  override readonly name = "AccountRefused";
  readonly reason:
    | "WrongPassword"
    | "NotSignedIn"
    | "MailUnavailable"
    | "ResetLinkInvalid"
    | "AddressLinkInvalid"
    | "ValidationFailed"
    | "TooManyAttempts";

  constructor(reason: AccountRefused["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

export const refused = (message: string): AuthFailure =>
  message.trim() === "" ? { kind: "unknown" } : { kind: "refused", message };

/** Returns the failure that an error of a form or account actor contains. */
export function authFailureOf(error: unknown): AuthFailure {
  if (error instanceof SignInFailed) return error.failure;
  if (error instanceof AccountRefused) return refused(error.message);
  return error instanceof CallFailed ? { kind: "failed", failure: error.failure } : { kind: "unknown" };
}

/** The parameters of an action that stores the error of an actor. */
export interface Failed {
  readonly error: unknown;
}

/** Returns the error of an actor's event. */
export const failed = ({ event }: { readonly event: Failed }): Failed => ({ error: event.error });

/** Whether an error is an AccountRefused with the given reason. */
export const isRefusal = ({ error }: Failed, reason: AccountRefused["reason"]): boolean =>
  error instanceof AccountRefused && error.reason === reason;
