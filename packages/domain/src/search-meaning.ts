import type { FilterCategory } from "./filter-categories.ts";
import {
  type FilterState,
  isNegated,
  setBetween,
  setHours,
  setMaxTravelTime,
  setMentions,
  setNear,
  setNegations,
  setPlaceStatuses,
  setSearch,
  setTransportMode,
  setValues,
} from "./filter-state.ts";
import type { WeeklyTime } from "./hours/hours-filter.ts";
import type { HoursState } from "./hours/hours-state.ts";
import { type ParisTime, weekdayOf } from "./hours/paris-time.ts";
import { parseNear } from "./near.ts";
import type { PlaceStatus } from "./place.ts";
import type { TransportMode } from "./travel.ts";
import { setWishes } from "./wishes.ts";

/** A filter that was recognised in the words of a search. */
export type SearchMeaning =
  | {
      readonly kind: "value";
      readonly category: FilterCategory;
      readonly value: string;
      /** Present if the words exclude the value: 'not vegan'. The filter is then 'is not'. */
      readonly negated?: true;
      /** Present if the words name several values, of which one is enough: 'vegan or vegetarian', 'bar or terrace'. */
      readonly either?: true;
    }
  | { readonly kind: "status"; readonly status: PlaceStatus }
  | { readonly kind: "openNow" }
  /** Open today at `LATE_MINUTE`. */
  | { readonly kind: "openLate" }
  /** Open at a time of a weekday, or if the weekday is null, at the next occurrence of that time. */
  | { readonly kind: "openAt"; readonly weekday: number | null; readonly minute: number }
  | { readonly kind: "closedNow" }
  /** Closed at a time. The fields are those of `openAt`. */
  | { readonly kind: "closedAt"; readonly weekday: number | null; readonly minute: number }
  /** Within a travel time from the visitor's location. If the mode is null, the mode of the filters stays. */
  | { readonly kind: "within"; readonly minutes: number; readonly mode: TransportMode | null }
  /** Near a point, in the format of `nearText`. */
  | { readonly kind: "near"; readonly place: string; readonly minutes: number }
  /** Mentions words in its names or its description. */
  | { readonly kind: "mentions"; readonly text: string }
  /** In a street. Its name is searched in addresses. */
  | { readonly kind: "street"; readonly name: string };

/** Whether a place must have the value besides everything else that the search means. */
export const isWish = (meaning: Extract<SearchMeaning, { readonly kind: "value" }>): boolean =>
  meaning.category === "tags" && meaning.negated !== true && meaning.either !== true;

/** Whether the words join a type and a tag with 'or': 'bar or terrace'. Several values of a category are always joined so. */
export function joinsTypesAndTags(meanings: readonly SearchMeaning[]): boolean {
  const isEither = (category: FilterCategory) =>
    meanings.some((each) => each.kind === "value" && each.category === category && each.either === true);
  return isEither("types") && isEither("tags");
}

/** The types, tags and mentioned words of places that are open when they have a programme, which no source states. */
const WITH_PROGRAMME: ReadonlySet<string> = new Set(["Cinema", "Club", "Live music", "Theatre", "Dancing", "jazz"]);

/**
 * Returns the states of opening hours that words such as 'open' and 'tonight' accept. The hours of concert halls,
 * theatres, cinemas and clubs are rarely known: 'live music tonight' accepts those of unknown hours, too.
 */
export const openStates = (meanings: readonly SearchMeaning[]): readonly HoursState[] =>
  meanings.some(
    (meaning) =>
      (meaning.kind === "value" && meaning.negated !== true && WITH_PROGRAMME.has(meaning.value)) ||
      (meaning.kind === "mentions" && WITH_PROGRAMME.has(meaning.text)),
  )
    ? ["open", "unknown"]
    : ["open"];

/** The minute of the day that 'open late' refers to. */
export const LATE_MINUTE = 23 * 60 + 30;

/** Returns the next occurrence of a time that a search means. @param now The current minute in Paris. */
export const nextTime = (
  { weekday, minute }: Extract<SearchMeaning, { readonly kind: "openAt" | "closedAt" }>,
  now: ParisTime,
): WeeklyTime => ({ weekday: weekday ?? weekdayOf(minute < now.minute ? now.day + 1 : now.day), minute });

/** Whether the filters that a search means need the visitor's location. */
export const needsLocation = ({ meanings }: Pick<SuggestedFilters, "meanings">): boolean =>
  meanings.some(({ kind }) => kind === "within");

/**
 * The groups of suggestions for a search. `understood` has the meaning of all words together, `areas` has
 * arrondissements and neighbourhoods, `times` has statuses and opening hours, `travel` has a travel
 * time, and `mentions` has words of descriptions. `elsewhere`
 * has places outside of the arrondissement or neighbourhood in the search that match its other words, and `similar` has
 * places that have one of the words in their name.
 */
export const SUGGESTION_GROUPS = [
  "understood",
  "places",
  "types",
  "tags",
  "areas",
  "stations",
  "streets",
  "times",
  "travel",
  "mentions",
  "elsewhere",
  "similar",
] as const;
export type SuggestionGroup = (typeof SUGGESTION_GROUPS)[number];

/** Filters that a search may mean. */
export interface SuggestedFilters {
  readonly meanings: readonly SearchMeaning[];
  /** The words that mean each filter, in the order of `meanings`. Words between them such as 'in the' are left out. */
  readonly words: readonly string[];
  /** The words that mean no filter, as they were typed. They stay a search for names and addresses. */
  readonly rest: string;
  /** The number of places that match the filters; at least 1. Without a location, the travel time is ignored. */
  readonly total: number;
}

/** What the Enter key does with a text. */
export type SearchAnswer =
  /** Searches for a text in names and addresses (§5). It differs from the typed text if that is misspelt. */
  | { readonly kind: "letters"; readonly text: string }
  /**
   * Applies filters. `letGo` are words whose meanings are left out, because no place has everything, and `notUnderstood`
   * the words that mean no filter and are no text of the search either.
   */
  | {
      readonly kind: "filters";
      readonly filters: SuggestedFilters;
      readonly letGo: readonly string[];
      readonly notUnderstood: string;
    };

/**
 * Returns the filters with the meanings of a search applied. Tags are added to the wishes. Other values replace the
 * included values of their category, negated values are added to the excluded ones, and other meanings replace the filter
 * of their kind. Other excluded values and all other filters stay. The search becomes `rest`, or the name of the street if a street is meant.
 * @param now The current minute in Paris. 'Open late' means this day, and a time without a weekday means its next
 * occurrence.
 */
export function applySuggestion(
  state: FilterState,
  { meanings, rest }: Pick<SuggestedFilters, "meanings" | "rest">,
  now: ParisTime,
): FilterState {
  const values = new Map<FilterCategory, string[]>();
  const wishes: string[] = [];
  for (const meaning of meanings) {
    if (meaning.kind !== "value" || meaning.negated === true) continue;
    if (isWish(meaning)) wishes.push(meaning.value);
    else values.set(meaning.category, [...(values.get(meaning.category) ?? []), meaning.value]);
  }
  let next = setSearch(state, rest);
  for (const [category, included] of values) {
    const excluded = state[category].filter((value) => isNegated(state, category, value));
    next = setValues(next, category, [...excluded, ...included]);
    next = setNegations(next, category, included, false);
  }
  // The operator stays only while the categories stay, so it is set after them.
  if (joinsTypesAndTags(meanings)) next = setBetween(next, "tags", "OR");
  if (wishes.length > 0) {
    next = setWishes(next, [...next.wishes, ...wishes]);
    // A wish is no longer excluded.
    next = setValues(
      next,
      "tags",
      next.tags.filter((tag) => !wishes.includes(tag) || !isNegated(next, "tags", tag)),
    );
  }
  for (const meaning of meanings) {
    if (meaning.kind === "value" && meaning.negated === true)
      next = setNegations(withoutWish(next, meaning), meaning.category, [meaning.value], true);
  }
  const open = openStates(meanings);
  return meanings.reduce((before, meaning) => applyMeaning(before, meaning, now, open), next);
}

/** An excluded tag is no longer a wish. */
const withoutWish = (state: FilterState, { category, value }: { category: FilterCategory; value: string }) =>
  category === "tags" && state.wishes.includes(value)
    ? setWishes(
        state,
        state.wishes.filter((tag) => tag !== value),
      )
    : state;

function applyMeaning(
  state: FilterState,
  meaning: SearchMeaning,
  now: ParisTime,
  open: readonly HoursState[],
): FilterState {
  switch (meaning.kind) {
    case "value":
      return state;
    case "status":
      return setPlaceStatuses(state, [meaning.status]);
    case "openNow":
      return setHours(state, { moment: "now", states: open });
    case "openLate":
      return setHours(state, { moment: { weekday: weekdayOf(now.day), minute: LATE_MINUTE }, states: open });
    case "openAt":
      return setHours(state, { moment: nextTime(meaning, now), states: open });
    case "closedNow":
      return setHours(state, { moment: "now", states: ["closed"] });
    case "closedAt":
      return setHours(state, { moment: nextTime(meaning, now), states: ["closed"] });
    case "within":
      return setTransportMode(setMaxTravelTime(state, meaning.minutes), meaning.mode ?? state.transportMode);
    case "near":
      return setNear(state, parseNear(meaning.place, meaning.minutes));
    case "mentions":
      return setMentions(state, meaning.text);
    case "street":
      return setSearch(state, meaning.name);
  }
}
