import { expect, it } from "vitest";
import { parsePlaceAddress } from "./place-streets.ts";

it.each([
  ["7 Rue du Bac", 7, ""],
  ["7 bis Rue du Bac", 7, "bis"],
  ["7bis Rue du Bac", 7, "bis"],
  ["5-7 Rue du Bac", 5, ""],
  ["5 – 7 Rue du Bac, 75007 Paris", 5, ""],
  ["5/7 bis Rue du Bac", 5, ""],
])("the address of a place has a house number: %s", (address, number, suffix) => {
  expect(parsePlaceAddress(address)).toEqual({ street: "Rue du Bac", house: { number, suffix } });
});

it("the address of a place has no house when it names only a street", () => {
  expect(parsePlaceAddress("Rue du Bac, 75007 Paris")).toEqual({ street: "Rue du Bac", house: null });
});
