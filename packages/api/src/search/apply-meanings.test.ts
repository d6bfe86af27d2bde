import { INITIAL_FILTERS, setNegations, setValues, toPlaceFilters } from "@flaneur/domain";
import { expect, it } from "vitest";
import { applyMeanings } from "./apply-meanings.ts";

const now = { day: 20_779, minute: 930 };

it("a value that a search means is no longer excluded, and other excluded values stay", () => {
  const state = setNegations(setValues(INITIAL_FILTERS, "types", ["Park"]), "types", ["Bar", "Club"], true);
  const filters = toPlaceFilters(state, null, now);
  const meant = applyMeanings(filters, [{ kind: "value", category: "types", value: "Bar" }], "", { now, origin: null });
  expect(meant.types).toMatchObject({ include: ["Bar"], exclude: ["Club"] });
});
