import { describe, expect, it } from "vitest";
import { correctFilters, type FilterOptions } from "./filter-options.ts";
import { INITIAL_FILTERS, isNegated, setBetween, setNegation, setPage, setValues } from "./filter-state.ts";
import { setWishes } from "./wishes.ts";

const options: FilterOptions = {
  types: ["Bar", "Café", "Museum"],
  arrondissements: ["75011"],
  tagCategories: [
    { name: "Setting", tags: ["Terrace", "Rooftop"] },
    { name: "Mood", tags: ["Quiet"] },
  ],
  allCurated: true,
  counts: null,
};

describe("filters corrected by the existing values", () => {
  it("have the existing wish instead of another spelling, and no unknown wish", () => {
    const { filters, dropped } = correctFilters(setWishes(INITIAL_FILTERS, ["rooftop", "Moat"]), options);
    expect([filters.wishes, dropped]).toEqual([["Rooftop"], ["Moat"]]);
  });

  it("stay the same object when every value exists", () => {
    const filters = setPage(setValues(setValues(INITIAL_FILTERS, "types", ["Bar"]), "tags", ["Quiet"]), 3);
    expect(correctFilters(filters, options).filters).toBe(filters);
    expect(correctFilters(INITIAL_FILTERS, options)).toEqual({ filters: INITIAL_FILTERS, dropped: [] });
  });

  it("have the existing value instead of another spelling, and keep the mark 'is not' and the page", () => {
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

  it("have only the existing values and the first page, and the dropped values are returned separately", () => {
    const written = setPage(
      setValues(setValues(INITIAL_FILTERS, "types", ["Bar", "Castle"]), "tags", ["Moat", "Quiet"]),
      2,
    );
    const { filters, dropped } = correctFilters(written, options);
    expect(filters).toMatchObject({ types: ["Bar"], tags: ["Quiet"], page: 1 });
    expect(dropped).toEqual(["Castle", "Moat"]);
  });

  it("have no arrondissement or neighbourhood that does not exist, such as those of an old view", () => {
    const written = setValues(
      setValues(INITIAL_FILTERS, "arrondissements", ["75021", "11e", "75004"]),
      "neighbourhoods",
      ["Atlantis", "Le Marais"],
    );
    const { filters, dropped } = correctFilters(written, options);
    expect(filters).toMatchObject({ arrondissements: ["75011", "75004"], neighbourhoods: ["Le Marais"] });
    expect(dropped).toEqual(["75021", "Atlantis"]);
  });

  it("keep the operator between the remaining categories", () => {
    const written = setBetween(
      setValues(setValues(INITIAL_FILTERS, "types", ["Bar", "Castle"]), "tags", ["Quiet"]),
      "tags",
      "OR",
    );
    expect(correctFilters(written, options).filters.advancedOperators.betweenCategoriesOperators).toEqual(["OR"]);
  });
});
