import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursChoice, someArrondissements, someTags, someTypes } from "../testing/arbitraries.ts";
import {
  type FilterState,
  INITIAL_FILTERS,
  isNegated,
  setArea,
  setNear,
  setNegation,
  setPlaceStatuses,
  setSearch,
  setValues,
  toggleValue,
} from "./filter-state.ts";
import { nearStation } from "./near.ts";
import {
  copyLiveFilters,
  isViewChanged,
  NO_SAVED_FILTERS,
  type SavedFilters,
  toggleSavedValue,
  updatedFilters,
  type View,
} from "./saved-view.ts";
import { applyView } from "./view-filters.ts";
import { setWishes } from "./wishes.ts";

const saved: fc.Arbitrary<SavedFilters> = fc.record({
  types: fc.uniqueArray(someTypes, { maxLength: 3 }),
  tags: fc.uniqueArray(someTags, { maxLength: 3 }),
  arrondissements: fc.uniqueArray(someArrondissements, { maxLength: 3 }),
  search: fc.constantFrom("", "zinc", "l'œuf"),
  hours: fc.option(hoursChoice),
  maxTravelTime: fc.option(fc.constantFrom(10, 60, 120)),
});
const view: fc.Arbitrary<View> = saved.map((filters) => ({
  id: "v1",
  name: "V",
  description: null,
  filters,
}));
const live: fc.Arbitrary<FilterState> = fc
  .tuple(saved, fc.array(someTypes, { maxLength: 2 }), fc.array(someTags, { maxLength: 2 }))
  .map(([filters, notTypes, notTags]) => {
    const state = setSearch(
      { ...INITIAL_FILTERS, maxTravelTime: filters.maxTravelTime, hours: filters.hours },
      filters.search,
    );
    const chosen = (["types", "tags", "arrondissements"] as const).reduce(
      (each, category) => setValues(each, category, filters[category]),
      state,
    );
    const negated = notTypes.reduce((each, type) => setNegation(each, "types", type, true), chosen);
    return notTags.reduce((each, tag) => setNegation(each, "tags", tag, true), negated);
  });

const VIEW: View = {
  id: "v1",
  name: "Rainy Sundays",
  description: null,
  filters: {
    ...NO_SAVED_FILTERS,
    types: ["Bar", "Café"],
    tags: ["Quiet"],
    arrondissements: ["75011"],
    maxTravelTime: 30,
  },
};
const SHOWN = applyView(INITIAL_FILTERS, "v1", VIEW.filters);

describe("the live filters copied into a view", () => {
  it("omit the values marked 'is not', and list them as left out", () => {
    const state = setNegation(setNegation(SHOWN, "types", "Club", true), "arrondissements", "75016", true);
    const { filters, leftOut } = copyLiveFilters(state);
    expect(filters).toEqual({ ...NO_SAVED_FILTERS, types: ["Bar", "Café"], arrondissements: ["75011"] });
    expect([leftOut.types, leftOut.arrondissements]).toEqual([["Club"], ["75016"]]);
    expect(isNegated(leftOut, "types", "Club")).toBe(true);
  });

  it("omit neighbourhoods, station, area and statuses, and list them as left out", () => {
    const area = { west: 2.3, south: 48.8, east: 2.4, north: 48.9 };
    const near = setNear(setArea(setPlaceStatuses(INITIAL_FILTERS, ["Open"]), area), nearStation("Abbesses"));
    const { filters, leftOut } = copyLiveFilters(setValues(near, "neighbourhoods", ["Le Marais"]));
    expect(filters).toEqual(NO_SAVED_FILTERS);
    expect(leftOut).toMatchObject({
      neighbourhoods: ["Le Marais"],
      near: nearStation("Abbesses"),
      area,
      placeStatuses: ["Open"],
    });
  });

  it("have wishes as tags", () => {
    const { filters, leftOut } = copyLiveFilters(setWishes(setValues(INITIAL_FILTERS, "tags", ["Quiet"]), ["Kids"]));
    expect([filters.tags, leftOut.wishes]).toEqual([["Quiet", "Kids"], []]);
  });

  it("have every chosen value, either among the saved filters or in the list of left-out values", () => {
    fc.assert(
      fc.property(live, (state) => {
        const { filters, leftOut } = copyLiveFilters(state);
        for (const category of ["types", "tags", "arrondissements"] as const) {
          expect([...filters[category], ...leftOut[category]].sort()).toEqual([...state[category]].sort());
        }
        expect([filters.search, filters.maxTravelTime]).toEqual([state.search, state.maxTravelTime]);
      }),
    );
  });
});

describe("a view", () => {
  it("is unchanged right after it is applied, whatever the filters were before", () => {
    fc.assert(
      fc.property(live, view, (state, some) => {
        expect(isViewChanged(applyView(state, some.id, some.filters), some, null)).toBe(false);
      }),
    );
  });

  it("is unchanged after an update, and keeps its tags and its travel time", () => {
    fc.assert(
      fc.property(live, view, (state, some) => {
        const updated = { ...some, filters: updatedFilters(state, some) };
        expect(isViewChanged(state, updated, null)).toBe(false);
        expect([updated.filters.tags, updated.filters.maxTravelTime]).toEqual([
          some.filters.tags,
          some.filters.maxTravelTime,
        ]);
      }),
    );
  });

  it.each([
    ["one more type", true, toggleValue(SHOWN, "types", "Park")],
    ["one type less", true, toggleValue(SHOWN, "types", "Bar")],
    ["a type marked 'is not'", true, setNegation(SHOWN, "types", "Bar", true)],
    ["types in another order", false, setValues(SHOWN, "types", ["Café", "Bar"])],
    ["one arrondissement less", true, toggleValue(SHOWN, "arrondissements", "75011")],
    ["a search", true, setSearch(SHOWN, "zinc")],
    ["a tag", false, toggleValue(SHOWN, "tags", "Quiet")],
    ["another page", false, { ...SHOWN, page: 2 }],
    ["another sort", false, { ...SHOWN, sortBy: "rating" as const }],
    ["a type marked 'is not' that the view lacks", false, setNegation(SHOWN, "types", "Club", true)],
  ])("with %s in the live filters is changed: %s", (_, changed, state) => {
    expect(isViewChanged(state, VIEW, null)).toBe(changed);
  });

  it("is unchanged when only values that no longer exist differ", () => {
    const options = { types: ["Bar"], arrondissements: ["75011"], tagCategories: [], allCurated: true, counts: null };
    const corrected = setValues(SHOWN, "types", ["Bar"]);
    expect(isViewChanged(corrected, VIEW, options)).toBe(false);
    expect(isViewChanged(setValues(SHOWN, "types", []), VIEW, options)).toBe(true);
  });

  it("has the same filters after a value was toggled twice", () => {
    fc.assert(
      fc.property(saved, someTypes, (filters, type) => {
        const once = toggleSavedValue(filters, "types", type);
        expect(once.types.includes(type)).toBe(!filters.types.includes(type));
        expect(new Set(toggleSavedValue(once, "types", type).types)).toEqual(new Set(filters.types));
      }),
    );
  });
});
