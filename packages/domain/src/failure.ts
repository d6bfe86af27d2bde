/** Why something could not be loaded or saved. */
export interface Failure {
  /** The server's words where it said any (§8). */
  readonly message: string;
  /**
   * Whether trying again can help: by itself, since nothing answered or a service behind had trouble; when a person asks
   * for it; or never, since the server understood and refused.
   */
  readonly retry: "automatic" | "manual" | "none";
}

/** What is said where the server said nothing that people can read (§8). */
export const UNEXPECTED_ERROR = "An unexpected error occurred";
