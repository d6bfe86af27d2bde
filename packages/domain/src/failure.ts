/** Why something could not be loaded or saved. */
export type Failure = FailureKind & {
  /**
   * Whether a retry can help. `automatic`: the app retries by itself. `manual`: a person may retry. `none`: the server
   * refused the request.
   */
  readonly retry: "automatic" | "manual" | "none";
};

type FailureKind =
  /** The server named the reason in words for people (§8). */
  | { readonly kind: "reported"; readonly message: string }
  /** No response arrived. */
  | { readonly kind: "unreachable" }
  /** The response is neither a result nor an error with a readable message (§8). */
  | { readonly kind: "unexpected" };
