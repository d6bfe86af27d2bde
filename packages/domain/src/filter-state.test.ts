import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someValues } from "../testing/arbitraries.ts";
import { FILTER_CATEGORIES, type FilterCategory } from "./filter-categories.ts";
import {
  activeCategories,
  betweenBefore,
  clearAllButSearch,
  type FilterState,
  hasActiveFilters,
  INITIAL_FILTERS,
  includeOnly,
  isNegated,
  resetFilters,
  selectTab,
  setArea,
  setBetween,
  setHours,
  setLimit,
  setMaxTravelTime,
  setMentions,
  setNear,
  setNegation,
  setPage,
  setPlaceStatuses,
  setSearch,
  setTransportMode,
  setValues,
  togglePlaceStatus,
  toggleValue,
  withoutHours,
} from "./filter-state.ts";
import { effectiveSort, setSort, shownSort } from "./list-order.ts";
import { nearStation } from "./near.ts";
import { SORT_FIELDS } from "./place-sort.ts";
import { toPlaceFilters } from "./query-filters.ts";
import { applyView, viewDeleted } from "./view-filters.ts";
import { isWished, toggleWish } from "./wishes.ts";

type Step = (state: FilterState) => FilterState;

const choice: fc.Arbitrary<[FilterCategory, string]> = fc.oneof(
  ...FILTER_CATEGORIES.map((category) => someValues[category].map((v): [FilterCategory, string] => [category, v])),
);
const filterStep: fc.Arbitrary<Step> = fc.oneof(
  choice.map(
    ([category, value]): Step =>
      (s) =>
        toggleValue(s, category, value),
  ),
  choice.map(
    ([category, value]): Step =>
      (s) =>
        setNegation(s, category, value, true),
  ),
  fc.string().map(
    (search): Step =>
      (s) =>
        setSearch(s, search),
  ),
  fc.constantFrom(48 as const, 72 as const, 96 as const).map(
    (limit): Step =>
      (s) =>
        setLimit(s, limit),
  ),
  fc.constantFrom(null, 30).map(
    (minutes): Step =>
      (s) =>
        setMaxTravelTime(s, minutes),
  ),
  fc.constantFrom("walking" as const, "transit" as const).map(
    (mode): Step =>
      (s) =>
        setTransportMode(s, mode),
  ),
  fc.constant<Step>((s) => setPlaceStatuses(s, ["Open"])),
  fc.constant<Step>((s) => setNear(s, nearStation("Abbesses"))),
  fc.constant<Step>((s) => setArea(s, { west: 2.33, south: 48.85, east: 2.36, north: 48.87 })),
  fc.constant<Step>((s) => setHours(s, { moment: "now", states: ["open"] })),
);
const otherStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...SORT_FIELDS).map(
    (field): Step =>
      (s) =>
        setSort(s, field),
  ),
  fc.integer({ min: 1, max: 9 }).map(
    (page): Step =>
      (s) =>
        setPage(s, page),
  ),
  choice.chain(([category]) => fc.constant<Step>((s) => setBetween(s, category, "OR"))),
);
const state = fc
  .array(fc.oneof(filterStep, otherStep), { maxLength: 12 })
  .map((steps) => steps.reduce((current, step) => step(current), INITIAL_FILTERS));

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };

describe("filter state", () => {
  it("goes back to page 1 on any change of filter, search, limit, station, area, hours, travel time, transport mode or tab", () => {
    fc.assert(
      fc.property(state, filterStep, (before, step) => {
        expect(step(setPage(before, 4)).page).toBe(1);
      }),
    );
    expect(selectTab(setPage(INITIAL_FILTERS, 4), "favorites").page).toBe(1);
  });

  it("goes back to page 1 when the operator between two categories changes", () => {
    const chosen = setValues(setValues(INITIAL_FILTERS, "types", ["Bar"]), "tags", ["Terrace"]);
    const { page, after } = setBetween(setPage(chosen, 4, "4~name-asc~septime~septime"), "tags", "OR");
    expect([page, after]).toEqual([1, null]);
  });

  it("keeps the page when sorting changes", () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...SORT_FIELDS), (before, field) => {
        expect(setSort(setPage(before, 3), field).page).toBe(3);
      }),
    );
  });

  it("flips the order of the field that the list is sorted by, except that of 'Recommended'", () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...SORT_FIELDS), (before, field) => {
        const shown = shownSort(before);
        const after = setSort(before, field);
        const flipped = shown.order === "asc" ? "desc" : "asc";
        const first = field === "rating" ? "desc" : "asc";
        expect([after.sortBy, after.sorting]).toEqual([field, "chosen"]);
        expect(after.sortOrder).toBe(field === shown.field && field !== "recommended" ? flipped : first);
      }),
    );
  });

  it("has one operator per chosen value: null for the first value of a category, OR for the others", () => {
    fc.assert(
      fc.property(state, ({ advancedOperators, ...chosen }) => {
        for (const category of ["types", "tags", "arrondissements"] as const) {
          const operators = advancedOperators.filterOperators.filter((operator) => operator.category === category);
          expect(operators.map(({ value }) => value)).toEqual(chosen[category]);
          expect(operators.map(({ operator }) => operator)).toEqual(
            chosen[category].map((_, i) => (i === 0 ? null : "OR")),
          );
          expect(operators.map(({ index }) => index)).toEqual(chosen[category].map((_, i) => i));
        }
      }),
    );
  });

  it("has one between-operator for each gap between active categories", () => {
    fc.assert(
      fc.property(state, (s) => {
        expect(s.advancedOperators.betweenCategoriesOperators).toHaveLength(
          Math.max(0, activeCategories(s).length - 1),
        );
      }),
    );
  });

  it("defaults to AND between categories, and keeps an OR in front of the category it was set for", () => {
    const all = ["types", "tags", "arrondissements"] as const;
    const chosen = setValues(
      setValues(setValues(INITIAL_FILTERS, "types", ["Bar"]), "tags", ["Quiet"]),
      "arrondissements",
      ["75003"],
    );
    expect(all.map((category) => betweenBefore(chosen, category))).toEqual(["AND", "AND", "AND"]);
    const either = setBetween(chosen, "arrondissements", "OR");
    expect(either.advancedOperators.betweenCategoriesOperators).toEqual(["AND", "OR"]);
    expect(setValues(either, "types", []).advancedOperators.betweenCategoriesOperators).toEqual(["OR"]);
  });

  it("keeps 'is not' as long as its value is chosen", () => {
    fc.assert(
      fc.property(state, choice, choice, (before, [category, value], [otherCategory, other]) => {
        fc.pre(category !== otherCategory || value !== other);
        const negated = setNegation(before, category, value, true);
        expect(isNegated(negated, category, value)).toBe(true);
        expect(isNegated(toggleValue(negated, otherCategory, other), category, value)).toBe(true);
        expect(isNegated(toggleValue(toggleValue(negated, category, value), category, value), category, value)).toBe(
          false,
        );
      }),
    );
  });

  it("drops all operators when the last filter is removed", () => {
    const some = setBetween(setValues(setValues(INITIAL_FILTERS, "types", ["Bar"]), "tags", ["Quiet"]), "tags", "OR");
    const none = setValues(setValues(some, "types", []), "tags", []);
    expect(none.advancedOperators).toEqual(INITIAL_FILTERS.advancedOperators);
    expect(hasActiveFilters(none)).toBe(false);
  });

  it("has active filters if 'Clear all' would remove any, whatever the sorting and transport mode are", () => {
    const area = { west: 2.3, south: 48.8, east: 2.4, north: 48.9 };
    const chosen = {
      status: togglePlaceStatus(INITIAL_FILTERS, "Open"),
      area: setArea(INITIAL_FILTERS, area),
      station: setNear(INITIAL_FILTERS, nearStation("Abbesses")),
      "mentioned words": setMentions(INITIAL_FILTERS, "jazz"),
      hours: setHours(INITIAL_FILTERS, { moment: { weekday: 6, minute: 1230 }, states: ["open"] }),
      search: setSearch(INITIAL_FILTERS, "zinc"),
      travelTime: setMaxTravelTime(INITIAL_FILTERS, 20),
      type: setValues(INITIAL_FILTERS, "types", ["Bar"]),
    };
    for (const [what, before] of Object.entries(chosen)) {
      expect([what, hasActiveFilters(before), hasActiveFilters(resetFilters(before))]).toEqual([what, true, false]);
    }
    expect(hasActiveFilters(setSort(setTransportMode(INITIAL_FILTERS, "walking"), "rating"))).toBe(false);
  });

  it("keeps only limit, tab, sorting and transport mode after a reset", () => {
    fc.assert(
      fc.property(state, (before) => {
        const { limit, activeTab, sortBy, sortOrder, sorting, plainSort, transportMode } = before;
        const kept = { limit, activeTab, sortBy, sortOrder, sorting, plainSort, transportMode };
        expect(resetFilters(before)).toEqual({ ...INITIAL_FILTERS, ...kept });
      }),
    );
  });

  it("replaces sorting by travel time with sorting by name while no location is confirmed", () => {
    const byTravelTime = { ...INITIAL_FILTERS, sortBy: "travelTime", sortOrder: "desc" } as const;
    expect(effectiveSort(byTravelTime, null)).toEqual({ field: "name", order: "asc" });
    const from = { latitude: 48.86, longitude: 2.35 };
    expect(effectiveSort(byTravelTime, from)).toEqual({ field: "travelTime", order: "desc" });
    expect(effectiveSort({ ...INITIAL_FILTERS, sortBy: "rating" }, null)).toEqual({ field: "rating", order: "asc" });
  });

  it("toggles a wish, and clears the wishes with the other filters", () => {
    const chosen = toggleWish(toggleWish(INITIAL_FILTERS, "Kids"), "Free entry");
    expect([chosen.wishes, hasActiveFilters(chosen)]).toEqual([["Kids", "Free entry"], true]);
    expect(toggleWish(setPage(chosen, 3), "Kids")).toMatchObject({ wishes: ["Free entry"], page: 1 });
    expect(resetFilters(chosen).wishes).toEqual([]);
    const tagged = setValues(INITIAL_FILTERS, "tags", ["Kids"]);
    expect([isWished(tagged, "Kids"), toggleWish(tagged, "Kids").tags]).toEqual([true, []]);
    expect(isWished(setNegation(tagged, "tags", "Kids", true), "Kids")).toBe(false);
  });

  it("toggles a status", () => {
    const chosen = togglePlaceStatus(togglePlaceStatus(INITIAL_FILTERS, "Open"), "Opening Soon");
    expect(chosen.placeStatuses).toEqual(["Open", "Opening Soon"]);
    expect(togglePlaceStatus(setPage(chosen, 3), "Open")).toMatchObject({ placeStatuses: ["Opening Soon"], page: 1 });
  });

  it("resets the filters on the tab 'all' and keeps them on the Favorites tab", () => {
    const filtered = setValues(INITIAL_FILTERS, "types", ["Bar"]);
    expect(selectTab(filtered, "all").types).toEqual([]);
    expect(selectTab(filtered, "favorites").types).toEqual(["Bar"]);
  });

  it("applies a view's types, arrondissements, search and opening hours after a reset, but not its tags", () => {
    fc.assert(
      fc.property(state, (before) => {
        const hours = { moment: "now", states: ["open", "unknown"] } as const;
        const view = { types: ["Park"], tags: ["Quiet"], arrondissements: ["75019"], search: " buttes ", hours };
        const after = applyView(before, "7", view);
        expect(after).toMatchObject({
          hours,
          types: ["Park"],
          tags: [],
          arrondissements: ["75019"],
          search: "buttes",
          activeTab: "view-7",
        });
        expect(after.page).toBe(1);
        expect(after.advancedOperators.betweenCategoriesOperators).toEqual(["AND"]);
      }),
    );
  });

  it("returns to 'all' when the active view is deleted, and keeps the tab when another view is deleted", () => {
    const view = applyView(INITIAL_FILTERS, "7", {
      types: ["Park"],
      tags: [],
      arrondissements: [],
      search: "",
      hours: null,
    });
    expect(viewDeleted(view, "7")).toMatchObject({ activeTab: "all", types: [] });
    expect(viewDeleted(view, "8")).toBe(view);
  });

  it("makes a value the only included one of its category, and keeps the excluded values", () => {
    const s = setNegation(setValues(INITIAL_FILTERS, "types", ["Bar", "Club"]), "types", "Club", true);
    expect(toPlaceFilters(includeOnly(s, "types", "Park"), null, NOW).types).toEqual({
      include: ["Park"],
      exclude: ["Club"],
      join: "AND",
    });
  });

  it("keeps only the search, limit, tab, sorting and transport mode when everything else is cleared", () => {
    const s = setSort(setLimit(setSearch(setValues(INITIAL_FILTERS, "types", ["Bar"]), "zinc"), 96), "rating");
    expect(clearAllButSearch(s)).toEqual({
      ...INITIAL_FILTERS,
      search: "zinc",
      limit: 96,
      sortBy: "rating",
      sortOrder: "desc",
      sorting: "chosen",
    });
  });

  it("limits the search to 200 characters, trims it and removes null characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const { search } = setSearch(INITIAL_FILTERS, text);
        expect(search.length).toBeLessThanOrEqual(200);
        expect(search.includes("\0")).toBe(false);
        expect(search).toBe(search.trim());
      }),
    );
    expect(setSearch(INITIAL_FILTERS, ` ${"é".repeat(250)}`).search).toBe("é".repeat(200));
  });

  it("filters by travel time only when there is a location", () => {
    const limited = setMaxTravelTime(INITIAL_FILTERS, 20);
    expect(toPlaceFilters(limited, null, NOW).travel).toBeNull();
    const from = { latitude: 48.86, longitude: 2.35 };
    expect(toPlaceFilters(limited, from, NOW).travel).toEqual({ from, maxMinutes: 20, mode: "transit" });
    expect(toPlaceFilters(INITIAL_FILTERS, from, NOW).travel).toBeNull();
  });

  it("goes back to page 1 when the opening hours change", () => {
    const now = setHours(setPage(INITIAL_FILTERS, 3), { moment: "now", states: ["open", "unknown"] });
    expect(now.page).toBe(1);
    expect(hasActiveFilters(now)).toBe(true);
  });

  it("removes the opening hours on a reset, and when their last state is removed", () => {
    const now = setHours(INITIAL_FILTERS, { moment: "now", states: ["open", "unknown"] });
    expect(resetFilters(now).hours).toBeNull();
    const one = withoutHours(now, "open");
    expect(one.hours).toEqual({ moment: "now", states: ["unknown"] });
    expect(withoutHours(one, "unknown").hours).toBeNull();
  });

  it("resolves 'Open at…' to the next moment with its weekday and time, which may be the current minute", () => {
    const at = (weekday: number, minute: number) => {
      const choice = setHours(INITIAL_FILTERS, { moment: { weekday, minute }, states: ["open"] });
      return toPlaceFilters(choice, null, NOW).hours?.at;
    };
    expect(at(6, 930)).toEqual(NOW);
    expect(at(6, 929)).toEqual({ day: NOW.day + 7, minute: 929 });
    expect(at(0, 0)).toEqual({ day: NOW.day + 1, minute: 0 });
    expect(at(5, 1200)).toEqual({ day: NOW.day + 6, minute: 1200 });
    expect(toPlaceFilters(setHours(INITIAL_FILTERS, { moment: "now", states: ["open"] }), null, NOW).hours).toEqual({
      at: NOW,
      states: ["open"],
    });
  });

  it("converts 'is not' values to exclusions and the others to inclusions", () => {
    const s = setNegation(setValues(INITIAL_FILTERS, "types", ["Bar", "Club"]), "types", "Club", true);
    expect(toPlaceFilters(s, null, NOW).types).toEqual({ include: ["Bar"], exclude: ["Club"], join: "AND" });
  });
});
