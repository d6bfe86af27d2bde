import type { Failure } from "@flaneur/domain";

/** The state of a request for data. */
export interface Loaded<Result> {
  /** The last result, also while a newer one is loading, or null. */
  readonly result: Result | null;
  /** The failure of the last request, or null. */
  readonly failure: Failure | null;
  /** Whether a request is pending. */
  readonly pending: boolean;
}
