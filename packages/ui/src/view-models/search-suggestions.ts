import {
  isWish,
  needsLocation,
  parseNear,
  type SearchMeaning,
  type SuggestedFilters,
  type SuggestionGroup,
} from "@flaneur/domain";
import { formatName } from "../lib/format-dashes.ts";
import { hoursWords } from "../lib/hours-words.ts";
import type { CardPlace } from "../lib/place-with-media.ts";
import { timeText } from "../lib/time-text.ts";
import { durationText } from "../lib/travel-text.ts";
import { valueName } from "../lib/value-name.ts";
import type { Messages } from "../messages/catalogue.ts";
import { searchSuggestionTexts } from "../messages/search-suggestions.ts";

/** A place that a search may mean. */
export interface SuggestedPlace {
  readonly place: Pick<CardPlace, "id" | "name" | "types" | "arrondissement" | "media">;
  /** The other name by which the place was found; null if it was found by its own name. */
  readonly otherName: string | null;
}

/** What a text in the search box may mean, as the GraphQL API returns it. */
export interface FoundSuggestions {
  /** The text. */
  readonly typed: string;
  /** The groups with suggestions, the best match first. */
  readonly groups: readonly {
    readonly group: SuggestionGroup;
    readonly places: readonly SuggestedPlace[];
    readonly filters: readonly SuggestedFilters[];
  }[];
  /** The number of places with the text in their name or address. */
  readonly total: number;
}

/** A row of the suggestions. */
export type SuggestionRow =
  | ({ readonly kind: "place" } & SuggestedPlace)
  | {
      readonly kind: "filters";
      readonly filters: SuggestedFilters;
      /** One text for each filter, and one for the words that are searched as text. */
      readonly words: readonly string[];
      /** The number of places. Null if it depends on a location that the visitor has not confirmed. */
      readonly count: number | null;
    }
  /** The search for a substring of name or address (§5). */
  | { readonly kind: "text"; readonly text: string; readonly total: number }
  /** Loads the suggestions again after a failure. */
  | { readonly kind: "retry" };

/** A filter that words of the text mean. */
export interface UnderstoodPart {
  readonly meaning: SearchMeaning;
  /** The filter in the language of the page. */
  readonly words: string;
  /** The text without the words that mean the filter. */
  readonly textWithout: string;
}

/** The filters that the words of the text mean together. Other words remain a search text. */
export interface UnderstoodText {
  readonly parts: readonly UnderstoodPart[];
  readonly filters: SuggestedFilters;
  /** The number of places. Null if it depends on a location that the visitor has not confirmed. */
  readonly count: number | null;
}

export interface SuggestionRows {
  readonly group: SuggestionGroup;
  readonly title: string;
  readonly rows: readonly SuggestionRow[];
}

/** The content of the list below the search box. */
export type SearchSuggestionsState =
  | { readonly status: "closed" }
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | {
      readonly status: "ready";
      /** The text that the rows were loaded for. */
      readonly typed: string;
      readonly groups: readonly SuggestionRows[];
      /** The best suggestion of the group `understood`; null without that group. */
      readonly understood: UnderstoodText | null;
      /** The search for a substring, which may find nothing. */
      readonly text: Extract<SuggestionRow, { readonly kind: "text" }>;
    };

export interface LoadedSuggestions {
  readonly open: boolean;
  /** The last loaded suggestions, also while newer suggestions are loading; null before any are loaded. */
  readonly found: FoundSuggestions | null;
  readonly failed: boolean;
  /** Whether the visitor has confirmed a location. */
  readonly located: boolean;
}

/** Returns the content of the list below the search box. */
export function searchSuggestionsState(
  { open, found, failed, located }: LoadedSuggestions,
  messages: Messages,
): SearchSuggestionsState {
  if (!open) return { status: "closed" };
  if (failed) return { status: "failed" };
  if (found === null) return { status: "loading" };
  const { typed, total } = found;
  const groups = found.groups
    .map(({ group, places, filters }) => ({
      group,
      title: titleOf(group, filters, messages),
      rows:
        places.length > 0
          ? places.map((suggested): SuggestionRow => ({ kind: "place", ...suggested }))
          : filters.map(
              (each): SuggestionRow => ({
                kind: "filters",
                filters: each,
                words: wordsOf(each, messages),
                count: countOf(each, located),
              }),
            ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const [together] = found.groups.find(({ group }) => group === "understood")?.filters ?? [];
  const understood =
    together === undefined
      ? null
      : { parts: partsOf(together, messages), filters: together, count: countOf(together, located) };
  return { status: "ready", typed, groups, understood, text: { kind: "text", text: typed, total } };
}

/** Returns the number of places that match the filters. Null if it depends on a location and none is confirmed. */
export const countOf = (filters: SuggestedFilters, located: boolean): number | null =>
  needsLocation(filters) && !located ? null : filters.total;

function titleOf(group: SuggestionGroup, [filters]: readonly SuggestedFilters[], messages: Messages): string {
  const texts = searchSuggestionTexts(messages);
  if (group !== "elsewhere" || filters === undefined) return texts.groups[group];
  return texts.elsewhere(wordsOf(filters, messages).join(", "));
}

function partsOf({ meanings, words, rest }: SuggestedFilters, messages: Messages): readonly UnderstoodPart[] {
  return meanings.map((meaning, at) => ({
    meaning,
    words: meaningWords(meaning, messages),
    textWithout: [...words.filter((_, other) => other !== at), rest].filter((each) => each !== "").join(" "),
  }));
}

/** Returns the rows that can be marked, in their order on the screen. */
export function rowsOf(state: SearchSuggestionsState): readonly SuggestionRow[] {
  switch (state.status) {
    case "closed":
    case "loading":
      return [];
    case "failed":
      return [{ kind: "retry" }];
    case "ready":
      return [...state.groups.flatMap(({ rows }) => rows), state.text];
  }
}

/**
 * Returns one text for each filter, and one for the words that are searched as text. Types, areas and tags of which one
 * is enough share one text: 'Bar or Café'. Each wish and each excluded value has its own: 'Vegan', 'not Vegan'.
 */
export function wordsOf(
  { meanings, rest }: Pick<SuggestedFilters, "meanings" | "rest">,
  messages: Messages,
): readonly string[] {
  const byFilter = new Map<string, readonly string[]>();
  for (const meaning of meanings) {
    const filter = filterOf(meaning);
    byFilter.set(filter, [...(byFilter.get(filter) ?? []), meaningWords(meaning, messages)]);
  }
  const or = ` ${searchSuggestionTexts(messages).or} `;
  return [
    ...[...byFilter.values()].map((words) => words.join(or)),
    ...(rest === "" ? [] : [messages.chips.search(rest)]),
  ];
}

const filterOf = (meaning: SearchMeaning): string => {
  if (meaning.kind !== "value") return meaning.kind;
  if (meaning.negated === true) return `${meaning.category} not ${meaning.value}`;
  return isWish(meaning) ? `wish ${meaning.value}` : meaning.category;
};

function meaningWords(meaning: SearchMeaning, messages: Messages): string {
  switch (meaning.kind) {
    case "value":
      return meaning.negated === true
        ? `${messages.chips.not} ${valueName(meaning.category, meaning.value, messages)}`
        : valueName(meaning.category, meaning.value, messages);
    case "status":
      return messages.statuses[meaning.status];
    case "openNow":
      return messages.chips.hours("open", null);
    case "openLate":
      return searchSuggestionTexts(messages).openLate;
    case "openAt": {
      const { weekday, minute } = meaning;
      return weekday === null
        ? searchSuggestionTexts(messages).openAt(timeText(minute))
        : hoursWords({ weekday, minute }, "open", messages);
    }
    case "closedNow":
      return messages.chips.hours("closed", null);
    case "closedAt": {
      const { weekday, minute } = meaning;
      return weekday === null
        ? searchSuggestionTexts(messages).closedAt(timeText(minute))
        : hoursWords({ weekday, minute }, "closed", messages);
    }
    case "within":
      return searchSuggestionTexts(messages).within(
        messages.chips.travelTime(durationText(meaning.minutes, messages)),
        meaning.mode,
      );
    case "near":
      return messages.chips.near(formatName(parseNear(meaning.place).name));
    case "mentions":
      return messages.chips.mentions(meaning.text);
    case "street":
      return meaning.name;
  }
}
