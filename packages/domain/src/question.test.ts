import { describe, expect, it } from "vitest";
import { INITIAL_FILTERS, setHours, setNegation, setValues } from "./filter-state.ts";
import { ask, askedText, keepQuestion, parseAsked, withoutQuestion, withQuestion } from "./question.ts";
import type { SearchMeaning } from "./search-meaning.ts";
import { toggleWish } from "./wishes.ts";

const NOW = { day: 20_780, minute: 750 };
const BRUNCH: SearchMeaning = { kind: "value", category: "tags", value: "Brunch" };
const BAR: SearchMeaning = { kind: "value", category: "types", value: "Bar" };
const FRIDAY: SearchMeaning = { kind: "openAt", weekday: 4, minute: 1230 };
const asked = (text: string, ...meanings: readonly SearchMeaning[]) => ({
  text,
  letGo: "",
  notUnderstood: "",
  meanings,
  rest: "",
});

describe("a question", () => {
  it("replaces what the question before has set, and nothing else", () => {
    const chosen = setValues(toggleWish(INITIAL_FILTERS, "Terrace"), "arrondissements", ["75011"]);
    const friday = ask(chosen, asked("vendredi 20h30 bar", BAR, FRIDAY), NOW);
    expect([friday.types, friday.hours?.states]).toEqual([["Bar"], ["open"]]);
    const brunch = ask(friday, asked("brunch", BRUNCH), NOW);
    expect(brunch).toMatchObject({
      types: [],
      hours: null,
      wishes: ["Terrace", "Brunch"],
      arrondissements: ["75011"],
      question: { text: "brunch", filters: [{ kind: "wish", value: "Brunch" }] },
    });
    expect(withoutQuestion(brunch)).toEqual(chosen);
  });

  it("adds tags of which one is enough to the values of the category, and an excluded tag to the excluded ones", () => {
    const [vegan, brunch] = ["Vegan", "Brunch"].map(
      (value): SearchMeaning => ({ kind: "value", category: "tags", value, either: true }),
    );
    if (vegan === undefined || brunch === undefined) throw new Error("no tags");
    expect(ask(INITIAL_FILTERS, asked("vegan or brunch", vegan, brunch), NOW)).toMatchObject({
      tags: ["Vegan", "Brunch"],
      wishes: [],
    });
    const without = ask(toggleWish(INITIAL_FILTERS, "Brunch"), asked("not brunch", { ...BRUNCH, negated: true }), NOW);
    expect([without.wishes, without.tags]).toEqual([[], ["Brunch"]]);
  });

  it("no longer excludes a tag that becomes a wish", () => {
    const excluded = setNegation(INITIAL_FILTERS, "tags", "Brunch", true);
    expect(ask(excluded, asked("brunch", BRUNCH), NOW)).toMatchObject({ tags: [], wishes: ["Brunch"] });
  });

  it("is no question if it is a search for its letters", () => {
    const letters = ask(ask(INITIAL_FILTERS, asked("brunch", BRUNCH), NOW), { ...asked("zinc"), rest: "zinc" }, NOW);
    expect([letters.question, letters.search, letters.wishes]).toEqual([null, "zinc", []]);
  });

  it("loses the filters that the visitor changes or removes, and is gone without any", () => {
    const before = ask(INITIAL_FILTERS, asked("bar friday", BAR, FRIDAY), NOW);
    const later = keepQuestion(before, setHours(before, { moment: "now", states: ["open"] }));
    expect(later.question?.filters).toEqual([{ kind: "value", category: "types", value: "Bar" }]);
    expect(withoutQuestion(later).hours).toEqual({ moment: "now", states: ["open"] });
    expect(keepQuestion(later, setValues(later, "types", [])).question).toBeNull();
  });

  it("is read from a link only with filters that the link has", () => {
    const bar = setValues(INITIAL_FILTERS, "types", ["Bar"]);
    const filters = [{ kind: "value", category: "types", value: "Bar" } as const, { kind: "near" } as const];
    expect(withQuestion(bar, { text: "bar", letGo: "", notUnderstood: "", filters }).question?.filters).toEqual([
      filters[0],
    ]);
    expect(withQuestion(INITIAL_FILTERS, { text: "bar", letGo: "", notUnderstood: "", filters }).question).toBeNull();
  });
});

it.each([
  "wish:Brunch",
  "types:Bar",
  "neighbourhoods:Le Marais",
  "hours",
  "near",
  "mentions",
  "travel",
  "status",
  "search",
])("the filter '%s' of a question has one spelling in links", (text) => {
  const parsed = parseAsked(text);
  expect(parsed && askedText(parsed)).toBe(text);
});

it.each(["", ":", "wish:", "types:", "constructor", "constructor:x", "price:high"])(
  "'%s' is no filter of a question",
  (text) => expect(parseAsked(text)).toBeNull(),
);
