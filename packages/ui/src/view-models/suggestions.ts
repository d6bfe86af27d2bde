import {
  arrondissementNumber,
  type Facets,
  FILTER_CATEGORIES,
  type FilterCategory,
  type FilterOptions,
  fold,
  optionValues,
} from "@flaneur/domain";
import { shortValueName, valueName } from "../lib/value-name.ts";
import type { Messages } from "../messages/catalogue.ts";
import { suggestionTexts } from "../messages/suggestions.ts";

/** What a suggestion does: it chooses a value in place of the search, corrects the search, or keeps it alone. */
export type SuggestedChange =
  | { readonly kind: "value"; readonly category: FilterCategory; readonly value: string }
  | { readonly kind: "spelling"; readonly search: string }
  | { readonly kind: "searchOnly" };

/** A way on from a search that found nothing. */
export interface Suggestion {
  readonly change: SuggestedChange;
  /** 'Pizza is a tag' */
  readonly words: string;
  /** How many places it leads to. */
  readonly count: number;
  /** For screen readers, after the count of an empty listing: 'Pizza is a tag, 3 places.' */
  readonly announcement: string;
}

/** What the search was probably meant to be, and how many places other filters would find. */
export interface SuggestionCounts {
  /** With how many places it finds under the same filters; null where it looks spelt right. */
  readonly spelling: { readonly search: string; readonly total: number } | null;
  /** Of the same filters without the search. */
  readonly facets: Facets;
  /** The number of places that the search finds without any other filter. */
  readonly searchOnly: number;
}

const MOST = 3;
const TAGS_FIRST = ["tags", ...FILTER_CATEGORIES.filter((category) => category !== "tags")] as const;

/** '11', '11e', '11eme', '1er', '75011' and '11e arrondissement' all mean the same. */
function numberMeant(words: string): number | null {
  const match = /^(?:75)?0*(\d{1,2})(?:er?|eme|th|st|nd|rd)?(?: arr\p{L}*)?$/u.exec(words);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/**
 * What the words of a search mean: tags first, then the other categories; then the search that was meant; then the
 * search without other filters. At most three, and nothing that leads to no place.
 */
export function suggestions(
  search: string,
  options: FilterOptions,
  { spelling, facets, searchOnly }: SuggestionCounts,
  messages: Messages,
): readonly Suggestion[] {
  const words = fold(search).trim();
  if (words === "") return [];
  const texts = suggestionTexts(messages);
  const number = numberMeant(words);
  /** By the name that is shown, and by that of the data, which many know, too. */
  const called = (category: FilterCategory) => (value: string) =>
    [value, valueName(category, value, messages)]
      .map(fold)
      .some((name) => name === words || name === words.replace(/s$/, ""));
  const isMeant = (category: FilterCategory) =>
    category === "arrondissements" ? (code: string) => arrondissementNumber(code) === (number ?? -1) : called(category);
  const values = TAGS_FIRST.flatMap((category) =>
    [...new Set(optionValues(options, category).filter(isMeant(category)))].map(
      (value): Way => ({
        change: { kind: "value", category, value },
        words: texts.is(shortValueName(category, value, messages), messages.categories[category].kind),
        count: facets[category].find((facet) => facet.value === value)?.count ?? 0,
      }),
    ),
  );
  const corrected = spelling === null ? [] : [correction(spelling, texts.didYouMean(spelling.search))];
  const alone: Way = { change: { kind: "searchOnly" }, words: texts.withoutOthers, count: searchOnly };
  return [...values, ...corrected, alone]
    .filter(({ count }) => count > 0)
    .slice(0, MOST)
    .map((way) => ({ ...way, announcement: announcement(way, messages) }));
}

type Way = Omit<Suggestion, "announcement">;

const correction = ({ search, total }: NonNullable<SuggestionCounts["spelling"]>, words: string): Way => ({
  change: { kind: "spelling", search },
  words,
  count: total,
});

/** A question keeps its mark. */
const announcement = ({ words, count }: Way, { listing }: Messages): string =>
  `${words}${words.endsWith("?") ? "" : ","} ${listing.count(count)}.`;
