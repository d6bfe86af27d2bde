import { type FilterCategory, NO_FILTERS } from "@flaneur/domain";
import { expect, it } from "vitest";
import { unknownValues } from "./unknown-values.ts";

const index = {
  values: (category: FilterCategory) =>
    category === "types" ? [{ value: "Café", count: 2 }] : [{ value: "75011", count: 1 }],
};
const only = (include: readonly string[], exclude: readonly string[] = []) => ({
  include,
  exclude,
  join: "AND" as const,
});

it("unknownValues returns the included and excluded values of the filters that no listed place has", () => {
  const filters = { ...NO_FILTERS, types: only(["cafe", "Caffe"], ["Barr"]), arrondissements: only(["75011"]) };
  expect(unknownValues(index, filters)).toEqual([
    { category: "types", value: "Caffe" },
    { category: "types", value: "Barr" },
  ]);
});

it("unknownValues returns nothing when no filter is set", () => {
  expect(unknownValues(index, NO_FILTERS)).toEqual([]);
});
