import type { Messages } from "../messages/catalogue.ts";

/** A filter value is not chosen, included, or excluded by 'is not' (§4). */
export type Choice = "none" | "is" | "isNot";

export interface FilterOption {
  readonly value: string;
  /** Places this value leads to, all other filters applied (§5). */
  readonly count: number;
  readonly choice: Choice;
}

export interface TagCategory {
  readonly name: string;
  readonly options: readonly FilterOption[];
}

/** §5: a value that leads nowhere is disabled, unless it is already chosen. */
export const isDisabled = ({ count, choice }: FilterOption): boolean => count === 0 && choice === "none";

/** 'Bar, 12 places': begins with the value, so that it can be found by it. */
export const optionName = ({ value, count, choice }: FilterOption, { filters }: Messages): string =>
  choice === "isNot" ? filters.excludedOptionName(value, count) : filters.optionName(value, count);
