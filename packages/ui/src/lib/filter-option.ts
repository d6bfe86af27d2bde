import type { Messages } from "../messages/catalogue.ts";

/** The choice of a filter value: `none` if it is not chosen, `is` if it is included, `isNot` if it is excluded (§4). */
export type Choice = "none" | "is" | "isNot";

export interface FilterOption {
  readonly value: string;
  /** The number of places that the value leads to, with all other filters applied (§5). Null while it is unknown. */
  readonly count: number | null;
  readonly choice: Choice;
}

export interface TagCategory {
  readonly name: string;
  readonly options: readonly FilterOption[];
}

/** Whether a value is disabled: it leads to no place and is not chosen (§5). */
export const isDisabled = ({ count, choice }: FilterOption): boolean => count === 0 && choice === "none";

/**
 * Returns the accessible name of a value: 'Bar, 12 places', 'Bar' without a count, or 'Bar, is not, 12 places' for an
 * excluded value. The name starts with the value, so that voice control finds it.
 */
export const optionName = ({ value, count, choice }: FilterOption, { filters }: Messages): string =>
  choice === "isNot" ? filters.excludedOptionName(value, count) : filters.optionName(value, count);
