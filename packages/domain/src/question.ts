/** What a visitor asked in the search box: the filters that it set, and how the next question replaces them. */
import type { AskedFilter, Question } from "./asked-filter.ts";
import { isCategory } from "./filter-categories.ts";
import {
  type FilterState,
  setHours,
  setMaxTravelTime,
  setMentions,
  setNear,
  setPlaceStatuses,
  setSearch,
  setValues,
} from "./filter-state.ts";
import type { ParisTime } from "./hours/paris-time.ts";
import { applySuggestion, isWish, type SearchMeaning, type SuggestedFilters } from "./search-meaning.ts";
import { setWishes } from "./wishes.ts";

/** The filters that a question replaces as a whole, with the field of the state that each of them is. */
const WHOLE = {
  status: "placeStatuses",
  hours: "hours",
  near: "near",
  travel: "maxTravelTime",
  search: "search",
  mentions: "mentions",
} as const satisfies Readonly<Record<Exclude<AskedFilter["kind"], "value" | "wish">, keyof FilterState>>;
const isWhole = (text: string): text is keyof typeof WHOLE => Object.hasOwn(WHOLE, text);

function askedBy(meaning: SearchMeaning): AskedFilter {
  switch (meaning.kind) {
    case "value":
      return isWish(meaning)
        ? { kind: "wish", value: meaning.value }
        : { kind: "value", category: meaning.category, value: meaning.value };
    case "status":
      return { kind: "status" };
    case "within":
      return { kind: "travel" };
    case "near":
      return { kind: "near" };
    case "mentions":
      return { kind: "mentions" };
    case "street":
      return { kind: "search" };
    default:
      return { kind: "hours" };
  }
}

/** Returns a filter of a question as a text, such as `wish:Brunch`. `parseAsked` is the inverse. */
export const askedText = (asked: AskedFilter): string => {
  if (asked.kind === "wish") return `wish:${asked.value}`;
  return asked.kind === "value" ? `${asked.category}:${asked.value}` : asked.kind;
};

/** Parses a text of `askedText`; returns null for any other text. */
export function parseAsked(text: string): AskedFilter | null {
  if (isWhole(text)) return { kind: text };
  const at = text.indexOf(":");
  const [category, value] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  if (value === "") return null;
  if (category === "wish") return { kind: "wish", value };
  return isCategory(category) ? { kind: "value", category, value } : null;
}

function isInForce(state: FilterState, asked: AskedFilter): boolean {
  if (asked.kind === "wish") return state.wishes.includes(asked.value);
  if (asked.kind === "value") return state[asked.category].includes(asked.value);
  const value = state[WHOLE[asked.kind]];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== "";
}

/** Returns the filters without one that a question has set. */
export function withoutAsked(state: FilterState, asked: AskedFilter): FilterState {
  switch (asked.kind) {
    case "wish":
      return setWishes(
        state,
        state.wishes.filter((tag) => tag !== asked.value),
      );
    case "value":
      return setValues(
        state,
        asked.category,
        state[asked.category].filter((value) => value !== asked.value),
      );
    case "status":
      return setPlaceStatuses(state, []);
    case "hours":
      return setHours(state, null);
    case "near":
      return setNear(state, null);
    case "travel":
      return setMaxTravelTime(state, null);
    case "mentions":
      return setMentions(state, "");
    case "search":
      return setSearch(state, "");
  }
}

/** Removes the question with the filters that it set, and only these. */
export function withoutQuestion(state: FilterState): FilterState {
  const { question } = state;
  if (question === null) return state;
  return question.filters.reduce(withoutAsked, { ...state, question: null });
}

/**
 * Applies what a question means: its filters replace those of the question before, and the filters that the visitor has
 * chosen stay.
 * @param now The current minute in Paris.
 */
export function ask(
  state: FilterState,
  { meanings, rest, ...question }: Pick<SuggestedFilters, "meanings" | "rest"> & Omit<Question, "filters">,
  now: ParisTime,
): FilterState {
  const applied = applySuggestion(withoutQuestion(state), { meanings, rest }, now);
  // A search for the typed letters has understood nothing.
  if (meanings.length === 0 && rest === question.text) return applied;
  const asked: AskedFilter[] = [...meanings.map(askedBy), ...(rest === "" ? [] : [{ kind: "search" } as const])];
  const byText = new Map(asked.map((each) => [askedText(each), each]));
  return withQuestion(applied, { ...question, filters: [...byText.values()] });
}

/** Adds a question to filters that have what it set. Returns the filters as they are if they have none of it. */
export function withQuestion(state: FilterState, question: Question): FilterState {
  const filters = question.filters.filter((each) => isInForce(state, each));
  return question.text === "" || filters.length === 0 ? state : { ...state, question: { ...question, filters } };
}

/**
 * Returns the filters after a choice, with the part of their question that is still true: a filter that the visitor
 * changed or removed is theirs, and without any of its filters the question is gone.
 */
export function keepQuestion(before: FilterState, after: FilterState): FilterState {
  const { question } = after;
  if (question === null || question !== before.question) return after;
  const filters = question.filters.filter(
    (asked) =>
      isInForce(after, asked) &&
      (asked.kind === "wish" || asked.kind === "value" || before[WHOLE[asked.kind]] === after[WHOLE[asked.kind]]),
  );
  if (filters.length === question.filters.length) return after;
  return { ...after, question: filters.length === 0 ? null : { ...question, filters } };
}
