import { expect, it } from "vitest";
import { INITIAL_FILTERS, isNegated, setValues } from "./filter-state.ts";
import { applySuggestion } from "./search-meaning.ts";

const now = { day: 20_779, minute: 930 };

it("applies an excluded value as 'is not', next to the values that are included already", () => {
  const state = setValues(INITIAL_FILTERS, "tags", ["Terrace", "Vegan"]);
  const vegan = { kind: "value", category: "tags", value: "Vegan", negated: true } as const;
  const applied = applySuggestion(state, { meanings: [vegan], rest: "" }, now);
  expect(applied.tags).toEqual(["Terrace", "Vegan"]);
  expect(applied.tags.map((tag) => isNegated(applied, "tags", tag))).toEqual([false, true]);
});

it("applies a closing word as opening hours that accept only the state closed", () => {
  const sunday = { kind: "closedAt", weekday: 6, minute: 720 } as const;
  expect(applySuggestion(INITIAL_FILTERS, { meanings: [sunday], rest: "" }, now).hours).toEqual({
    moment: { weekday: 6, minute: 720 },
    states: ["closed"],
  });
  expect(applySuggestion(INITIAL_FILTERS, { meanings: [{ kind: "closedNow" }], rest: "" }, now).hours).toEqual({
    moment: "now",
    states: ["closed"],
  });
});
