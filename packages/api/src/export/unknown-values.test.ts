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

it("names the values of each category that no listed place has, also those marked 'is not'", async () => {
  const filters = { ...NO_FILTERS, types: only(["cafe", "Caffe"], ["Barr"]), arrondissements: only(["75011"]) };
  expect(await unknownValues(search, filters)).toEqual([
    { category: "types", value: "Caffe" },
    { category: "types", value: "Barr" },
  ]);
});

it("names nothing, and asks nothing, where nothing is filtered", async () => {
  const silent = { values: () => Promise.reject(new Error("asked")) };
  expect(await unknownValues(silent, NO_FILTERS)).toEqual([]);
});
