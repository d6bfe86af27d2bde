import { NO_FILTERS } from "@flaneur/domain";
import { expect, it } from "vitest";
import type { PlaceSearch } from "../places/place-search.ts";
import { unknownValues } from "./unknown-values.ts";

const search: Pick<PlaceSearch, "values"> = {
  values: async (category) => (category === "types" ? [{ value: "Café", count: 2 }] : [{ value: "75011", count: 1 }]),
};
const only = (include: readonly string[], exclude: readonly string[] = []) => ({
  include,
  exclude,
  join: "AND" as const,
});

it("unknownValues returns the included and excluded values of the filters that no listed place has", async () => {
  const filters = { ...NO_FILTERS, types: only(["cafe", "Caffe"], ["Barr"]), arrondissements: only(["75011"]) };
  expect(await unknownValues(search, filters)).toEqual([
    { category: "types", value: "Caffe" },
    { category: "types", value: "Barr" },
  ]);
});

it("unknownValues returns nothing, without a query, when no filter is set", async () => {
  const silent = { values: () => Promise.reject(new Error("asked")) };
  expect(await unknownValues(silent, NO_FILTERS)).toEqual([]);
});
