/** How the chosen values of a page's filters combine (§3). */
import type { FilterCategory } from "./filter-categories.ts";
import type { BetweenOperator } from "./place-filters.ts";

/** A chosen value and how it combines (§3): the first value of a category has no operator, later ones have 'OR'. */
export interface FilterOperator {
  readonly category: FilterCategory;
  readonly value: string;
  readonly operator: "OR" | null;
  /** Whether the value is marked 'is not'. */
  readonly negation: boolean;
  /** The value's position among the chosen values of its category. */
  readonly index: number;
}

export interface AdvancedOperators {
  readonly filterOperators: readonly FilterOperator[];
  /** One operator for each gap between active categories, in the order of FILTER_CATEGORIES. */
  readonly betweenCategoriesOperators: readonly BetweenOperator[];
}
