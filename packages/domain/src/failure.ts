/** Why something could not be loaded or saved. */
export type Failure = FailureKind & {
  /**
   * Whether trying again can help: by itself, since nothing answered or a service behind had trouble; when a person asks
   * for it; or never, since the server understood and refused.
   */
  readonly retry: "automatic" | "manual" | "none";
};

type FailureKind =
  /** The server said why, in words for people (§8). */
  | { readonly kind: "reported"; readonly message: string }
  /** Nothing answered. */
  | { readonly kind: "unreachable" }
  /** Something answered that is no result, and that says nothing people can read (§8). */
  | { readonly kind: "unexpected" };
