import {
  arrondissementNumber,
  EXCLUDING_MARK,
  type Facets,
  FILTER_CATEGORIES,
  type FilterCategory,
  type FilterOptions,
  fold,
  optionValues,
  type SuggestedFilters,
} from "@flaneur/domain";
import { shortValueName, valueName } from "../lib/value-name.ts";
import type { Messages } from "../messages/catalogue.ts";
import { suggestionTexts } from "../messages/suggestions.ts";

/**
 * The effect of a suggestion: it replaces the search by what the search means, opens a place, replaces the search by a
 * value, corrects the search, or removes all other filters.
 */
export type SuggestedChange =
  | ({ readonly kind: "understood" } & Pick<SuggestedFilters, "meanings" | "rest">)
  | { readonly kind: "place"; readonly id: string }
  | { readonly kind: "value"; readonly category: FilterCategory; readonly value: string }
  | { readonly kind: "spelling"; readonly search: string }
  | { readonly kind: "searchOnly" };

/** A suggestion for a search. */
export interface Suggestion {
  readonly change: SuggestedChange;
  /** The text of the suggestion: 'Pizza is a tag'. */
  readonly words: string;
  /** The number of places that the suggestion leads to. Null if it depends on a location that is not confirmed. */
  readonly count: number | null;
  /** The text that screen readers announce after the count of an empty listing: 'Pizza is a tag, 3 places.'. */
  readonly announcement: string;
}

/** The corrected search, and the numbers of places that other filters would find. */
export interface SuggestionCounts {
  /** The corrected search with its count under the same filters, or null if the search looks correct. */
  readonly spelling: { readonly search: string; readonly total: number } | null;
  /** The facets of the same filters without the search. */
  readonly facets: Facets;
  /** The number of places that the search finds without other filters. */
  readonly searchOnly: number;
}

const MAX_SUGGESTIONS = 3;
const TAGS_FIRST = ["tags", ...FILTER_CATEGORIES.filter((category) => category !== "tags")] as const;

/**
 * Returns the number in '11', '11e', '11eme', '11th', '75011', '75116' or '11e arrondissement'; null for any other
 * search.
 */
function numberMeant(words: string): number | null {
  const code = arrondissementNumber(words);
  if (code !== null) return code;
  const match = /^(?:75)?0*(\d{1,2})(?:er?|eme|th|st|nd|rd)?(?: arr\p{L}*)?$/u.exec(words);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/**
 * Returns at most three suggestions with results, in this order: tags that the search names, values of other categories
 * that the search names, the corrected search, and the search without other filters.
 */
export function suggestions(
  search: string,
  options: FilterOptions,
  { spelling, facets, searchOnly }: SuggestionCounts,
  messages: Messages,
): readonly Suggestion[] {
  // Folding removes the mark of '-vegan', which excludes the value.
  const words = EXCLUDING_MARK.test(search) ? search : fold(search).trim();
  if (words === "") return [];
  const texts = suggestionTexts(messages);
  const number = numberMeant(words);
  /** Whether the search is the visible name of a value, or its English name in the data, also in the plural. */
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
    .filter(({ count }) => count !== null && count > 0)
    .slice(0, MAX_SUGGESTIONS)
    .map((way) => announced(way, messages));
}

/** Adds the text for screen readers. */
export const announced = (way: Way, messages: Messages): Suggestion => ({
  ...way,
  announcement: announcement(way, messages),
});

type Way = Omit<Suggestion, "announcement">;

const correction = ({ search, total }: NonNullable<SuggestionCounts["spelling"]>, words: string): Way => ({
  change: { kind: "spelling", search },
  words,
  count: total,
});

/** Returns the announcement of a suggestion. A question keeps its question mark. */
const announcement = ({ words, count }: Way, { listing, location }: Messages): string =>
  `${words}${words.endsWith("?") ? "" : ","} ${count === null ? location.set : listing.count(count)}.`;
