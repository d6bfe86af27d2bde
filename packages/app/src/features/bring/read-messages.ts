/** The messages between the page and the worker that reads a source. */
import type { RefusedSource } from "@flaneur/ui/bring";
import type { BringSource, BroughtPlaces } from "./bring.events.ts";

export interface ReadRequest {
  readonly source: BringSource;
  /** The address of this product, for links to its places. */
  readonly origin: string;
}

export type ReadResponse =
  | { readonly kind: "read"; readonly brought: BroughtPlaces }
  | { readonly kind: "refused"; readonly refused: readonly RefusedSource[] }
  /** The reader has thrown another error than `SourceProblem`. */
  | { readonly kind: "failed" };
