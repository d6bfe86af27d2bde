import { describe, expect, it } from "vitest";
import { correctFilters, type FilterOptions } from "./filter-options.ts";
import { INITIAL_FILTERS, isNegated, setBetween, setNegation, setPage, setValues } from "./filter-state.ts";

const options: FilterOptions = {
  types: ["Bar", "Café", "Museum"],
  arrondissements: ["75011"],
  tagCategories: [
    { name: "Setting", tags: ["Terrace", "Rooftop"] },
    { name: "Mood", tags: ["Quiet"] },
  ],
};

describe("filters held against the values that exist", () => {
  it("stay the same object when every value exists", () => {
    const filters = setPage(setValues(setValues(INITIAL_FILTERS, "types", ["Bar"]), "tags", ["Quiet"]), 3);
    expect(correctFilters(filters, options).filters).toBe(filters);
    expect(correctFilters(INITIAL_FILTERS, options)).toEqual({ filters: INITIAL_FILTERS, dropped: [] });
  });

  it("take another spelling for the value it spells, and keep 'is not' and the page with it", () => {
    const written = setPage(
      setNegation(setValues(INITIAL_FILTERS, "types", ["bar", "CAFE"]), "types", "CAFE", true),
      2,
    );
    const { filters, dropped } = correctFilters(written, options);
    expect([filters.types, isNegated(filters, "types", "Café"), filters.page, dropped]).toEqual([
      ["Bar", "Café"],
      true,
      2,
      [],
    ]);
  });

  it("lose the values that do not exist, which are named, and start at the first page", () => {
    const written = setPage(
      setValues(setValues(INITIAL_FILTERS, "types", ["Bar", "Castle"]), "tags", ["Moat", "Quiet"]),
      2,
    );
    const { filters, dropped } = correctFilters(written, options);
    expect(filters).toMatchObject({ types: ["Bar"], tags: ["Quiet"], page: 1 });
    expect(dropped).toEqual(["Castle", "Moat"]);
  });

  it("keep the operator between categories that stay", () => {
    const written = setBetween(
      setValues(setValues(INITIAL_FILTERS, "types", ["Bar", "Castle"]), "tags", ["Quiet"]),
      "tags",
      "OR",
    );
    expect(correctFilters(written, options).filters.advancedOperators.betweenCategoriesOperators).toEqual(["OR"]);
  });
});
