/** What is listed if no place in the area of a question has everything that it asks for: the nearest outside. */
import type { AskedFilter } from "./asked-filter.ts";
import { type FilterState, setNear } from "./filter-state.ts";
import { DEFAULT_NEAR_MINUTES, MAX_NEAR_MINUTES, type Near } from "./near.ts";
import { withoutAsked } from "./question.ts";

/** The number of places that are listed instead. */
export const NEAREST_LIMIT = 3;

/** A way to get exact results: the filters of a question without one of them. */
export interface WayOut {
  /** The filter that is given up. */
  readonly given: AskedFilter;
  readonly filters: FilterState;
}

/**
 * Returns the point that the nearest places are listed around, because no place in the area of the question has
 * everything: the area was let go, and the longest walk from its middle took its place. Null for any other list.
 */
export function nearestAround({ question, near }: Pick<FilterState, "question" | "near">): Near | null {
  const isWidened = near !== null && near.minutes === MAX_NEAR_MINUTES;
  const isAsked = question !== null && question.letGo !== "" && question.filters.some(({ kind }) => kind === "near");
  return isWidened && isAsked ? near : null;
}

/**
 * Returns the ways to give up one filter of such a question: each one near the area, and last all of them without the
 * area. Empty for any other list.
 */
export function waysOut(state: FilterState): readonly WayOut[] {
  const near = nearestAround(state);
  if (near === null) return [];
  const close: FilterState = { ...setNear(state, { ...near, minutes: DEFAULT_NEAR_MINUTES }), question: null };
  const asked = state.question?.filters ?? [];
  return [
    ...asked
      .filter(({ kind }) => kind !== "near")
      .map((given): WayOut => ({ given, filters: withoutAsked(close, given) })),
    { given: { kind: "near" }, filters: setNear(close, null) },
  ];
}
