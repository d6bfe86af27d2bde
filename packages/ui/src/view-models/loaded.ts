import type { Failure } from "@flaneur/domain";

/** What is known of something that is loaded: as much as a screen needs to show it. */
export interface Loaded<Result> {
  /** The last result, also while a newer one is on its way. */
  readonly result: Result | null;
  readonly failure: Failure | null;
  readonly pending: boolean;
}
