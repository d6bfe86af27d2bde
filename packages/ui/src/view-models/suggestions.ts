import { arrondissementNumber, type Facets, type FilterCategory, type FilterOptions, fold } from "@flaneur/domain";
import { arrondissementOrdinal } from "../lib/arrondissement-name.ts";
import type { Messages } from "../messages/en.ts";

/** A way on from a search that found nothing: its words as a value of a filter. */
export interface Suggestion {
  readonly category: FilterCategory;
  readonly value: string;
  /** 'Pizza is a tag' */
  readonly words: string;
  readonly count: number;
}

const MOST = 3;

/** '11', '11e', '11eme', '1er', '75011' and '11e arrondissement' all mean the same. */
function numberMeant(words: string): number | null {
  const match = /^(?:75)?0*(\d{1,2})(?:er?|eme|th|st|nd|rd)?(?: arr\p{L}*)?$/u.exec(words);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/**
 * What the words of a search mean: tags first, then types, then arrondissements; at most three.
 * @param counts of the same filters without the search. What leads to no place is not suggested.
 */
export function suggestions(
  search: string,
  options: FilterOptions,
  counts: Facets,
  messages: Messages,
): readonly Suggestion[] {
  const words = fold(search).trim();
  if (words === "") return [];
  const number = numberMeant(words);
  const called = (value: string) => fold(value) === words || fold(value) === words.replace(/s$/, "");
  const meant: readonly (readonly [FilterCategory, readonly string[]])[] = [
    ["tags", options.tagCategories.flatMap(({ tags }) => tags).filter(called)],
    ["types", options.types.filter(called)],
    ["arrondissements", options.arrondissements.filter((code) => arrondissementNumber(code) === (number ?? -1))],
  ];
  return meant
    .flatMap(([category, values]) =>
      [...new Set(values)].map((value) => {
        const name = category === "arrondissements" ? arrondissementOrdinal(value) : value;
        const count = counts[category].find((facet) => facet.value === value)?.count ?? 0;
        return { category, value, words: messages.suggestions.is(name, category), count };
      }),
    )
    .filter(({ count }) => count > 0)
    .slice(0, MOST);
}
