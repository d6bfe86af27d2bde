import type { BetweenOperator } from "@flaneur/domain";
import { createFormats } from "../formats.ts";
import { filterSentence } from "./filter-sentence.ts";

const { number, plural } = createFormats("en");

/**
 * The texts of the dialogs 'All Tags' and 'Advanced Filters'. The texts of the buttons that open them are in base.ts.
 */
export const enFilterDialog = {
  allTags: {
    search: "Search tags",
    results: (count: number) => `${number(count)} ${plural(count, { one: "result", other: "results" })}`,
    /** The text if more tags were found than are shown. */
    firstResults: (shown: number, count: number) => `${number(shown)} of ${number(count)} results`,
    noResults: "No results.",
  },
  advancedFilters: {
    category: "Category",
    value: "Value",
    chooseValue: "Choose a value",
    noOptions: "No options found",
    noResults: "No results.",
    add: "Add",
    operators: { is: "is", isNot: "is not" },
    operatorOf: (value: string) => `${value}: is or is not`,
    remove: (value: string) => `Remove ${value}`,
    or: "OR",
    joins: { AND: "AND", OR: "OR" } satisfies Record<BetweenOperator, string>,
    joinOf: (category: string) => `Between ${category} and what stands above`,
    status: "Status",
    sentence: filterSentence,
  },
};
