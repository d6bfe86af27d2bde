/** Why a form of the auth dialog failed (§8). */
export type AuthFailure =
  /** In the server's words, else those of the failure. */
  | { readonly kind: "said"; readonly message: string }
  /** Without a word: 'Login failed. Please try again.', 'Signup failed. Please try again.' */
  | { readonly kind: "unsaid" }
  /** A success without token or user: '… failed: Invalid response from server' */
  | { readonly kind: "unreadable" };

export class SignInFailed extends Error {
  override readonly name = "SignInFailed";
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.kind === "said" ? failure.message : failure.kind);
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
