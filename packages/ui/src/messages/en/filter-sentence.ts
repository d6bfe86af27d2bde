import type { BetweenOperator, FilterCategory } from "@flaneur/domain";
import { enCategories } from "./categories.ts";

/** The active filters as visible texts, from which the sentence is composed. */
export interface FilterWords {
  /** The categories with chosen values, each with the operator before it. The operator is null for the first. */
  readonly rules: readonly {
    readonly category: FilterCategory;
    readonly join: BetweenOperator | null;
    readonly is: readonly string[];
    readonly isNot: readonly string[];
  }[];
  /** The tags that a place must have, all of them. */
  readonly wishes: readonly string[];
  readonly statuses: readonly string[];
  readonly search: string;
  /** The maximum travel time: see `durationText`. Null for any time. */
  readonly duration: string | null;
  /** The filters by opening hours, such as 'Open now' or 'Unknown hours'. */
  readonly hours: readonly string[];
  /** The station that is searched around, or null. */
  readonly near: string | null;
  /** Words that a place mentions; empty for any place. */
  readonly mentions: string;
  /** Whether only chosen places are listed. */
  readonly chosenOnly: boolean;
  /** Whether only a part of the map is searched. */
  readonly area: boolean;
}

/** A part of a sentence. The chosen values are emphasized. */
export type SentencePart = string | { readonly strong: string };

type Rule = FilterWords["rules"][number];

/** Joins words into a list: 'a', 'a or b', 'a, b or c'. The article precedes each word. */
function list(words: readonly string[], last: "and" | "or", article = ""): readonly SentencePart[] {
  return words.flatMap((strong, index) => {
    const before = index === 0 ? "" : index === words.length - 1 ? ` ${last} ` : ", ";
    return [`${before}${article}`, { strong }];
  });
}

function phrase({ category, is, isNot }: Rule): readonly SentencePart[] {
  const words = enCategories[category].phrase;
  const included = is.length > 0 ? [words.is, ...list(is, "or", words.article)] : [];
  if (isNot.length === 0) return included;
  const excluded = list(isNot, "or", words.article);
  return included.length === 0 ? [words.isNot, ...excluded] : [...included, " but not ", ...excluded];
}

/**
 * Returns the text before a rule. Categories combine from left to right: if an operator differs from the operator
 * before, it applies to the combination of all rules before it.
 */
function joint(rules: readonly Rule[], index: number): string {
  const { join } = rules[index] ?? {};
  const before = rules[index - 1]?.join ?? null;
  if (join === null || join === undefined) return " ";
  if (before === null || before === join) return join === "AND" ? ", and " : ", or ";
  return join === "AND" ? "; of these, only those " : "; or any ";
}

/** Returns the filters as a sentence. */
export function filterSentence({
  rules,
  wishes,
  statuses,
  search,
  duration,
  hours,
  near,
  mentions,
  chosenOnly,
  area,
}: FilterWords): readonly SentencePart[] {
  return [
    rules.length === 0 ? "Every place" : "Places",
    ...(search === ""
      ? []
      : [" with ", { strong: `“${search}”` }, ` in ${rules.length === 0 ? "its" : "their"} name or address`]),
    ...rules.flatMap((rule, index) => [joint(rules, index), ...phrase(rule)]),
    ...(wishes.length === 0
      ? []
      : [rules.length > 0 ? ", and with " : search === "" ? " with " : ", with ", ...list(wishes, "and")]),
    ...(statuses.length === 0 ? [] : ["; status ", ...list(statuses, "or")]),
    ...(duration === null ? [] : ["; within ", { strong: duration }]),
    ...(hours.length === 0
      ? []
      : [
          "; ",
          ...list(
            hours.map((words) => words.charAt(0).toLowerCase() + words.slice(1)),
            "or",
          ),
        ]),
    ...(near === null ? [] : ["; near ", { strong: near }]),
    ...(mentions === "" ? [] : ["; mentions ", { strong: mentions }]),
    ...(chosenOnly ? ["; ", { strong: "chosen" }, " by Flâneur"] : []),
    ...(area ? ["; in ", { strong: "this area" }, " of the map"] : []),
    ".",
  ].filter((part) => part !== "");
}
