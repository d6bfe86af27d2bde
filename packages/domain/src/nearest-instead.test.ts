import { describe, expect, it } from "vitest";
import { type FilterState, INITIAL_FILTERS, setNear, setValues } from "./filter-state.ts";
import { shownSort } from "./list-order.ts";
import { nearPoint } from "./near.ts";
import { nearestAround, waysOut } from "./nearest-instead.ts";
import { setWishes } from "./wishes.ts";

const CANAL = nearPoint("Canal Saint-Martin", { latitude: 48.8756, longitude: 2.3658 }, 60);
const RELAXED: FilterState = {
  ...setWishes(setValues(setNear(INITIAL_FILTERS, CANAL), "types", ["Bar"]), ["Terrace"]),
  question: {
    text: "bar terrace canal saint-martin",
    letGo: "canal saint-martin",
    notUnderstood: "",
    filters: [{ kind: "value", category: "types", value: "Bar" }, { kind: "wish", value: "Terrace" }, { kind: "near" }],
  },
};

describe("the nearest places instead of those in an area", () => {
  it("are around the area that was let go", () => {
    expect(nearestAround(RELAXED)).toBe(CANAL);
  });

  it.each<[string, Partial<FilterState>]>([
    ["nothing was let go", { question: { text: "bar", letGo: "", notUnderstood: "", filters: [{ kind: "near" }] } }],
    ["a wish was let go and the walk is the usual one", { near: { ...CANAL, minutes: 15 } }],
    ["the visitor has chosen the point", { question: { text: "bar", letGo: "jazz", notUnderstood: "", filters: [] } }],
    ["the point was removed", { near: null }],
  ])("are not listed if %s", (_, change) => {
    expect(nearestAround({ ...RELAXED, ...change })).toBeNull();
    expect(waysOut({ ...RELAXED, ...change })).toEqual([]);
  });

  it("are in the order of 'Recommended', which begins with the walk, whatever order the visitor has picked", () => {
    const byName: FilterState = { ...RELAXED, sortBy: "name", sortOrder: "desc", sorting: "chosen" };
    expect(shownSort(byName).field).toBe("recommended");
    expect(shownSort({ ...byName, question: null }).field).toBe("name");
  });

  it("have a way out for each filter of the question, which gives up this filter alone", () => {
    const ways = waysOut(RELAXED);
    expect(
      ways.map(({ given: { kind }, filters: { types, wishes, near } }) => [kind, types, wishes, near?.minutes]),
    ).toEqual([
      ["value", [], ["Terrace"], 15],
      ["wish", ["Bar"], [], 15],
      ["near", ["Bar"], ["Terrace"], undefined],
    ]);
    expect(ways.every(({ filters }) => filters.question === null)).toBe(true);
  });
});
