import type { FilterCategory } from "./filter-categories.ts";

/** A filter that a question has set: a value of a category, a wish, or a filter as a whole. */
export type AskedFilter =
  | { readonly kind: "value"; readonly category: FilterCategory; readonly value: string }
  | { readonly kind: "wish"; readonly value: string }
  | { readonly kind: "status" | "hours" | "near" | "travel" | "search" | "mentions" };

/** A text that was understood, and the filters that it has set. */
export interface Question {
  readonly text: string;
  /** The words of the text that were let go, because no place has everything; empty if none were. */
  readonly letGo: string;
  /** The words of the text that mean nothing; empty if all were understood. */
  readonly notUnderstood: string;
  readonly filters: readonly AskedFilter[];
}
