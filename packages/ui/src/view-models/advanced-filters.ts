import {
  activeCategories,
  type BetweenOperator,
  betweenBefore,
  type FilterCategory,
  type FilterState,
  isNegated,
} from "@flaneur/domain";
import { hoursWords } from "../lib/hours-words.ts";
import { durationText } from "../lib/travel-text.ts";
import { shortValueName } from "../lib/value-name.ts";
import type { SentencePart } from "../messages/en/filter-sentence.ts";
import type { FilterDialogMessages } from "../messages/filter-dialogs.ts";

/** A category with chosen values. */
export interface AdvancedRule {
  readonly category: FilterCategory;
  /** The operator that joins the category with the categories before it, or null for the first category. */
  readonly join: BetweenOperator | null;
  readonly values: readonly { readonly value: string; readonly negated: boolean }[];
}

/** Returns the categories with chosen values, in the order in which they are joined. */
export const advancedRules = (filters: FilterState): readonly AdvancedRule[] =>
  activeCategories(filters).map((category, index) => ({
    category,
    join: index === 0 ? null : betweenBefore(filters, category),
    values: filters[category].map((value) => ({ value, negated: isNegated(filters, category, value) })),
  }));

/** Returns all filters as one sentence, which explains the operators. */
export function advancedSentence(filters: FilterState, messages: FilterDialogMessages): readonly SentencePart[] {
  const { wishes, placeStatuses, search, mentions, chosenOnly, maxTravelTime, near, area, hours } = filters;
  return messages.advancedFilters.sentence({
    rules: advancedRules(filters).map(({ category, join, values }) => {
      const names = (wanted: boolean) =>
        values
          .filter(({ negated }) => negated === wanted)
          .map(({ value }) => shortValueName(category, value, messages));
      return { category, join, is: names(false), isNot: names(true) };
    }),
    wishes: wishes.map((tag) => shortValueName("tags", tag, messages)),
    statuses: placeStatuses.map((status) => messages.statuses[status]),
    search,
    duration: maxTravelTime === null ? null : durationText(maxTravelTime, messages),
    hours: hours?.states.map((state) => hoursWords(hours.moment, state, messages)) ?? [],
    near: near?.name ?? null,
    mentions,
    chosenOnly,
    area: area !== null,
  });
}
