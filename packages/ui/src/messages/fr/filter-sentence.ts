import type { FilterWords, SentencePart } from "../en/filter-sentence.ts";
import { frCategories } from "./categories.ts";

type Rule = FilterWords["rules"][number];

/** Joins words into a list: 'a', 'a ou b', 'a, b ou c'. The article precedes each word. */
function list(words: readonly string[], last: "et" | "ou", article = ""): readonly SentencePart[] {
  return words.flatMap((strong, index) => {
    const before = index === 0 ? "" : index === words.length - 1 ? ` ${last} ` : ", ";
    return [`${before}${article}`, { strong }];
  });
}

function phrase({ category, is, isNot }: Rule): readonly SentencePart[] {
  const words = frCategories[category].phrase;
  const included = is.length > 0 ? [words.is, ...list(is, "ou", words.article)] : [];
  if (isNot.length === 0) return included;
  const excluded = list(isNot, "ou", words.article);
  return included.length === 0 ? [words.isNot, ...excluded] : [...included, " mais pas ", ...excluded];
}

/**
 * Returns the text before a rule. Categories combine from left to right: an operator that differs from the previous
 * operator joins its rule to the combination of all rules before.
 */
function joint(rules: readonly Rule[], index: number): string {
  const { join } = rules[index] ?? {};
  const before = rules[index - 1]?.join ?? null;
  if (join === null || join === undefined) return " ";
  if (before === null || before === join) return join === "AND" ? ", et " : ", ou ";
  return join === "AND" ? " ; parmi eux, seulement ceux " : " ; ou ceux ";
}

/** Returns the filters as a French sentence. */
export function frFilterSentence({
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
    rules.length === 0 ? "Tous les lieux" : "Les lieux",
    ...(search === "" ? [] : [" avec ", { strong: `« ${search} »` }, " dans leur nom ou leur adresse"]),
    ...rules.flatMap((rule, index) => [joint(rules, index), ...phrase(rule)]),
    ...(wishes.length === 0
      ? []
      : [rules.length > 0 ? ", et avec " : search === "" ? " avec " : ", avec ", ...list(wishes, "et")]),
    ...(statuses.length === 0 ? [] : [" ; statut ", ...list(statuses, "ou")]),
    ...(duration === null ? [] : [" ; à moins de ", { strong: duration }]),
    ...(hours.length === 0
      ? []
      : [
          " ; ",
          ...list(
            hours.map((words) => words.charAt(0).toLowerCase() + words.slice(1)),
            "ou",
          ),
        ]),
    ...(near === null ? [] : [" ; près de ", { strong: near }]),
    ...(mentions === "" ? [] : [" ; mentionne ", { strong: mentions }]),
    ...(chosenOnly ? [" ; ", { strong: "choisis" }, " par Flâneur"] : []),
    ...(area ? [" ; dans ", { strong: "cette zone" }, " de la carte"] : []),
    ".",
  ].filter((part) => part !== "");
}
