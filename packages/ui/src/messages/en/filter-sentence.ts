import type { BetweenOperator, FilterCategory } from "@flaneur/domain";
import { enCategories } from "./categories.ts";

/** What is filtered by, in the words that stand on the screen. */
export interface FilterWords {
  /** The categories that values are chosen of, each with the operator before it: null before the first. */
  readonly rules: readonly {
    readonly category: FilterCategory;
    readonly join: BetweenOperator | null;
    readonly is: readonly string[];
    readonly isNot: readonly string[];
  }[];
  readonly statuses: readonly string[];
  readonly search: string;
  readonly minutes: number | null;
  /** 'Open now', 'Unknown hours' */
  readonly hours: readonly string[];
  /** Whether only a part of the map is searched. */
  readonly area: boolean;
}

/** A piece of a sentence; the words that someone chose stand out. */
export type SentencePart = string | { readonly strong: string };

type Rule = FilterWords["rules"][number];

/** 'a', 'a or b', 'a, b or c' */
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

/** Categories count from left to right, so a join that differs from the one before is about all that stands before it. */
function joint(rules: readonly Rule[], index: number): string {
  const { join } = rules[index] ?? {};
  const before = rules[index - 1]?.join ?? null;
  if (join === null || join === undefined) return " ";
  if (before === null || before === join) return join === "AND" ? ", and " : ", or ";
  return join === "AND" ? "; of these, only those " : "; or any ";
}

/** The filters as a sentence that can be checked by reading it. */
export function filterSentence({
  rules,
  statuses,
  search,
  minutes,
  hours,
  area,
}: FilterWords): readonly SentencePart[] {
  return [
    rules.length === 0 ? "Every place" : "Places",
    ...(search === "" ? [] : [" with ", { strong: `“${search}”` }, " in its name or address"]),
    ...rules.flatMap((rule, index) => [joint(rules, index), ...phrase(rule)]),
    ...(statuses.length === 0 ? [] : ["; status ", ...list(statuses, "or")]),
    ...(minutes === null ? [] : ["; within ", { strong: `${minutes} min` }]),
    ...(hours.length === 0
      ? []
      : [
          "; ",
          ...list(
            hours.map((words) => words.charAt(0).toLowerCase() + words.slice(1)),
            "or",
          ),
        ]),
    ...(area ? ["; in ", { strong: "this area" }, " of the map"] : []),
    ".",
  ].filter((part) => part !== "");
}
