import { type SearchMeaning, type SuggestedFilters, stationNamed } from "@flaneur/domain";
import { formatName } from "../lib/format-dashes.ts";
import { shortValueName } from "../lib/value-name.ts";
import type { Messages } from "../messages/catalogue.ts";
import { searchSuggestionTexts } from "../messages/search-suggestions.ts";
import { suggestionTexts } from "../messages/suggestions.ts";
import { countOf, type FoundSuggestions, wordsOf } from "./search-suggestions.ts";
import { announced, type Suggestion } from "./suggestions.ts";

/**
 * Returns what a search means, as a suggestion above the listing that the search found. Null if the listing shows it
 * already, or if the search means nothing else.
 * @param located Whether the visitor has confirmed a location.
 */
export function searchOffer(
  { groups: [best], total }: FoundSuggestions,
  located: boolean,
  messages: Messages,
): Suggestion | null {
  if (best === undefined) return null;
  const [suggested] = best.places;
  if (suggested !== undefined) {
    const { place, otherName } = suggested;
    const also = otherName === null ? "" : `, ${searchSuggestionTexts(messages).otherName(otherName)}`;
    const way = {
      change: { kind: "place", id: place.id },
      words: `${formatName(place.name)}${also}`,
      count: 1,
    } as const;
    return total > 0 && otherName === null ? null : announced(way, messages);
  }
  const [filters] = best.filters;
  if (filters === undefined || isSameSearch(filters, total)) return null;
  const { meanings, rest } = filters;
  const change = { kind: "understood", meanings, rest } as const;
  return announced({ change, words: offerWords(filters, messages), count: countOf(filters, located) }, messages);
}

/** Whether the listing already shows the result: a street is a search for its name in addresses. */
const isSameSearch = ({ meanings }: SuggestedFilters, total: number): boolean =>
  total > 0 && meanings.every(({ kind }) => kind === "street");

/**
 * Returns 'Museum is a type' for a single value, station or street, otherwise 'Understood as Pizza, 11e
 * Arrondissement'.
 */
function offerWords(filters: SuggestedFilters, messages: Messages): string {
  const [meaning, ...others] = filters.meanings;
  const words = searchSuggestionTexts(messages).understood(wordsOf(filters, messages).join(", "));
  if (meaning === undefined || others.length > 0 || filters.rest !== "") return words;
  const name = kindOf(meaning, messages);
  return name === null ? words : suggestionTexts(messages).is(name.value, name.kind);
}

/** Returns a value and its kind with an article. Null for excluded values, opening hours, statuses and travel times. */
function kindOf(meaning: SearchMeaning, messages: Messages): { readonly value: string; readonly kind: string } | null {
  const { kinds } = searchSuggestionTexts(messages);
  switch (meaning.kind) {
    case "value":
      if (meaning.negated === true) return null;
      return {
        value: shortValueName(meaning.category, meaning.value, messages),
        kind: messages.categories[meaning.category].kind,
      };
    case "near":
      return stationNamed(meaning.place) === null ? null : { value: formatName(meaning.place), kind: kinds.station };
    case "street":
      return { value: meaning.name, kind: kinds.street };
    default:
      return null;
  }
}
