import type { FilterCategory } from "./filter-categories.ts";
import {
  type FilterState,
  isNegated,
  setHours,
  setMaxTravelTime,
  setNear,
  setNegations,
  setPlaceStatuses,
  setSearch,
  setTransportMode,
  setValues,
} from "./filter-state.ts";
import type { WeeklyTime } from "./hours/hours-filter.ts";
import { type ParisTime, weekdayOf } from "./hours/paris-time.ts";
import type { PlaceStatus } from "./place.ts";
import type { TransportMode } from "./travel.ts";

/** A filter that was recognised in the words of a search. */
export type SearchMeaning =
  | {
      readonly kind: "value";
      readonly category: FilterCategory;
      readonly value: string;
      /** Present if the words exclude the value: 'not vegan'. The filter is then 'is not'. */
      readonly negated?: true;
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
  /** Near a station. */
  | { readonly kind: "near"; readonly station: string }
  /** In a street. Its name is searched in addresses. */
  | { readonly kind: "street"; readonly name: string };

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
 * arrondissements and neighbourhoods, `times` has statuses and opening hours, and `travel` has a travel time. `elsewhere`
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

/**
 * Returns the filters with the meanings of a search applied. Values replace the included values of their category,
 * negated values are added to the excluded ones, and other meanings replace the filter of their kind. Other excluded
 * values and all other filters stay. The search becomes `rest`, or the name of the street if a street is meant.
 * @param now The current minute in Paris. 'Open late' means this day, and a time without a weekday means its next
 * occurrence.
 */
export function applySuggestion(
  state: FilterState,
  { meanings, rest }: Pick<SuggestedFilters, "meanings" | "rest">,
  now: ParisTime,
): FilterState {
  const values = new Map<FilterCategory, string[]>();
  for (const meaning of meanings) {
    if (meaning.kind === "value" && meaning.negated !== true)
      values.set(meaning.category, [...(values.get(meaning.category) ?? []), meaning.value]);
  }
  let next = setSearch(state, rest);
  for (const [category, included] of values) {
    const excluded = state[category].filter((value) => isNegated(state, category, value));
    next = setValues(next, category, [...excluded, ...included]);
    next = setNegations(next, category, included, false);
  }
  for (const meaning of meanings) {
    if (meaning.kind === "value" && meaning.negated === true)
      next = setNegations(next, meaning.category, [meaning.value], true);
  }
  return meanings.reduce((before, meaning) => applyMeaning(before, meaning, now), next);
}

function applyMeaning(state: FilterState, meaning: SearchMeaning, now: ParisTime): FilterState {
  switch (meaning.kind) {
    case "value":
      return state;
    case "status":
      return setPlaceStatuses(state, [meaning.status]);
    case "openNow":
      return setHours(state, { moment: "now", states: ["open"] });
    case "openLate":
      return setHours(state, { moment: { weekday: weekdayOf(now.day), minute: LATE_MINUTE }, states: ["open"] });
    case "openAt":
      return setHours(state, { moment: nextTime(meaning, now), states: ["open"] });
    case "closedNow":
      return setHours(state, { moment: "now", states: ["closed"] });
    case "closedAt":
      return setHours(state, { moment: nextTime(meaning, now), states: ["closed"] });
    case "within":
      return setTransportMode(setMaxTravelTime(state, meaning.minutes), meaning.mode ?? state.transportMode);
    case "near":
      return setNear(state, meaning.station);
    case "street":
      return setSearch(state, meaning.name);
  }
}
