import { expect, it } from "vitest";
import { applyMeanings } from "./apply-meanings.ts";
import { INITIAL_FILTERS, setNegations, setValues } from "./filter-state.ts";
import { toPlaceFilters } from "./query-filters.ts";
import { ask } from "./question.ts";
import type { SearchMeaning } from "./search-meaning.ts";

const now = { day: 20_779, minute: 930 };

it("a value that a search means is no longer excluded, and other excluded values stay", () => {
  const state = setNegations(setValues(INITIAL_FILTERS, "types", ["Park"]), "types", ["Bar", "Club"], true);
  const filters = toPlaceFilters(state, null, now);
  const meant = applyMeanings(filters, [{ kind: "value", category: "types", value: "Bar" }], "", { now, origin: null });
  expect(meant.types).toMatchObject({ include: ["Bar"], exclude: ["Club"] });
});

it("a value that a search excludes is added to the excluded values, and other included values stay", () => {
  const state = setValues(INITIAL_FILTERS, "tags", ["Terrace", "Vegan"]);
  const filters = toPlaceFilters(state, null, now);
  const vegan = { kind: "value", category: "tags", value: "Vegan", negated: true } as const;
  expect(applyMeanings(filters, [vegan], "", { now, origin: null }).tags).toMatchObject({
    include: ["Terrace"],
    exclude: ["Vegan"],
  });
});

it("a closing word accepts only places that are closed at that time", () => {
  const filters = toPlaceFilters(INITIAL_FILTERS, null, now);
  const sunday = { kind: "closedAt", weekday: 6, minute: 720 } as const;
  expect(applyMeanings(filters, [sunday], "", { now, origin: null }).hours?.states).toEqual(["closed"]);
  expect(applyMeanings(filters, [{ kind: "closedNow" }], "", { now, origin: null }).hours).toEqual({
    at: now,
    states: ["closed"],
  });
});

it("a type and a tag that are joined by 'or' are alternatives, in the filters of a list and of the page", () => {
  const bar: SearchMeaning = { kind: "value", category: "types", value: "Bar", either: true };
  const terrace: SearchMeaning = { kind: "value", category: "tags", value: "Terrace", either: true };
  const marais: SearchMeaning = { kind: "value", category: "neighbourhoods", value: "Le Marais" };
  const meanings = [bar, terrace, marais];
  const none = toPlaceFilters(INITIAL_FILTERS, null, now);
  const meant = applyMeanings(none, meanings, "", { now, origin: null });
  expect(meant).toMatchObject({ types: { include: ["Bar"] }, tags: { include: ["Terrace"], join: "OR" }, wishes: [] });
  expect(meant.neighbourhoods.join).toBe("AND");
  const asked = ask(
    INITIAL_FILTERS,
    { text: "bar or terrace marais", letGo: "", notUnderstood: "", meanings, rest: "" },
    now,
  );
  expect(toPlaceFilters(asked, null, now)).toEqual(meant);
  // A wine bar is a bar with one of two tags.
  const { either: _, ...plain } = bar;
  expect(applyMeanings(none, [plain, terrace], "", { now, origin: null }).tags.join).toBe("AND");
});

it.each<readonly [what: string, venue: SearchMeaning]>([
  ["a type of venues", { kind: "value", category: "types", value: "Cinema" }],
  ["a tag of venues", { kind: "value", category: "tags", value: "Live music" }],
  ["mentioned words of venues", { kind: "mentions", text: "jazz" }],
])("a time with %s accepts places of unknown hours, in the filters of a list and of the page", (_, venue) => {
  const times: readonly SearchMeaning[] = [
    { kind: "openAt", weekday: null, minute: 1200 },
    { kind: "openNow" },
    { kind: "openLate" },
  ];
  for (const time of times) {
    const meanings = [venue, time];
    const meant = applyMeanings(toPlaceFilters(INITIAL_FILTERS, null, now), meanings, "", { now, origin: null });
    expect(meant.hours?.states).toEqual(["open", "unknown"]);
    const asked = ask(INITIAL_FILTERS, { text: "tonight", letGo: "", notUnderstood: "", meanings, rest: "" }, now);
    expect(toPlaceFilters(asked, null, now)).toEqual(meant);
  }
});

it("a time with other types, or with an excluded type of venues, accepts open places only", () => {
  const filters = toPlaceFilters(INITIAL_FILTERS, null, now);
  const noClub: SearchMeaning = { kind: "value", category: "types", value: "Club", negated: true };
  const bar: SearchMeaning = { kind: "value", category: "types", value: "Bar" };
  expect(applyMeanings(filters, [bar, noClub, { kind: "openNow" }], "", { now, origin: null }).hours?.states).toEqual([
    "open",
  ]);
});
