import { describe, expect, it } from "vitest";
import { type FilterState, INITIAL_FILTERS, setNear, setSearch, setValues } from "./filter-state.ts";
import { areChosenFirst, setSort, shownSort } from "./list-order.ts";
import { nearStation } from "./near.ts";
import { toggleWish } from "./wishes.ts";

const BY_NAME = { field: "name", order: "asc" };
const RECOMMENDED = { field: "recommended", order: "asc" };
const WISH = toggleWish(INITIAL_FILTERS, "Kids");

describe("the order of a list", () => {
  it("is by name for filters of the sidebar, and 'Recommended' for a quick filter, a question and 'Near …'", () => {
    const question = {
      text: "bar",
      letGo: "",
      notUnderstood: "",
      filters: [{ kind: "value", category: "types", value: "Bar" } as const],
    };
    const bars = setValues(INITIAL_FILTERS, "types", ["Bar"]);
    expect([INITIAL_FILTERS, bars].map(shownSort)).toEqual([BY_NAME, BY_NAME]);
    const answers: readonly FilterState[] = [
      WISH,
      { ...bars, question },
      setNear(INITIAL_FILTERS, nearStation("Abbesses")),
    ];
    expect(answers.map(shownSort)).toEqual([RECOMMENDED, RECOMMENDED, RECOMMENDED]);
  });

  it("is the one that the visitor has picked, also the name in a list that would be 'Recommended'", () => {
    const byName = setSort(WISH, "name");
    expect(shownSort(byName)).toEqual(BY_NAME);
    expect(shownSort(setSort(byName, "name"))).toEqual({ field: "name", order: "desc" });
  });

  it("is kept when 'Recommended' is pressed again", () => {
    const once = setSort(INITIAL_FILTERS, "recommended");
    expect([once, setSort(once, "recommended")].map(shownSort)).toEqual([RECOMMENDED, RECOMMENDED]);
  });

  it("is never 'Recommended' in the Favorites tab", () => {
    const favorites = { ...setSort(WISH, "recommended"), activeTab: "favorites" } as const;
    expect([shownSort(favorites), shownSort({ ...WISH, activeTab: "favorites" })]).toEqual([BY_NAME, BY_NAME]);
  });

  it("is that of the operator for a plain list", () => {
    expect(shownSort({ ...INITIAL_FILTERS, plainSort: "recommended" })).toEqual(RECOMMENDED);
  });

  it("begins with the chosen places in 'Recommended' without a search and without 'Near …'", () => {
    const recommended = setSort(INITIAL_FILTERS, "recommended");
    const near = setNear(recommended, nearStation("Abbesses"));
    const lists = [recommended, setSearch(recommended, "louvre"), near, INITIAL_FILTERS];
    expect(lists.map((list) => areChosenFirst(list, null))).toEqual([true, false, false, false]);
  });
});
