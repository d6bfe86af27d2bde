import { describe, expect, it } from "vitest";
import type { IndexedPlace } from "./place-columns.ts";
import { PlaceIndex } from "./place-index.ts";

const indexed = (name: string, otherNames: readonly string[] = [], rating: number | null = null): IndexedPlace => ({
  id: name,
  name,
  otherNames,
  address: "",
  arrondissement: null,
  neighbourhoods: [],
  types: [],
  tags: [],
  placeStatus: "Open",
  rating,
  coordinates: null,
  openingHours: null,
  website: null,
  description: null,
  isChosen: true,
});

function indexOf(...places: readonly IndexedPlace[]): PlaceIndex {
  const index = new PlaceIndex();
  index.put(places);
  return index;
}

const FLORE = indexed("Café de Flore");
const TOWER = indexed("Tour Eiffel", ["Eiffel Tower"]);
const JEAN = indexed("L’Ami Jean");
const all = () => indexOf(FLORE, TOWER, JEAN, indexed("Tour Saint-Jacques"), indexed("Café Verlet"));
const found = (index: PlaceIndex, text: string) => index.find(text, 4).map(({ id, match }) => [id, match]);

describe("places found by their names", () => {
  it.each([
    ["flore cafe", [["Café de Flore", "words"]]],
    ["tower eiffel", [["Tour Eiffel", "words"]]],
    ["eiffel tower", [["Tour Eiffel", "name"]]],
    ["tour st jacques", [["Tour Saint-Jacques", "name"]]],
    ["lami jean", [["L’Ami Jean", "words"]]],
    ["the eifel towr", [["Tour Eiffel", "similar"]]],
    ["cafe fl", [["Café de Flore", "similar"]]],
    ["cafe eiffel", []],
    ["effiel", [["Tour Eiffel", "similar"]]],
    ["eiffeltour", [["Tour Eiffel", "similar"]]],
    ["jeanjacques", []],
    ["bour", []],
    ["verm", []],
    ["", []],
    ["-", []],
  ])("for '%s' are %j", (text, expected) => {
    expect(found(all(), text)).toEqual(expected);
  });

  it("are sorted by the number of words in the name, then by rating", () => {
    const index = indexOf(indexed("Bar Nord Est"), indexed("Bar Nord", [], 3), indexed("Bar Sud", [], 4));
    expect(found(index, "bar").map(([id]) => id)).toEqual(["Bar Sud", "Bar Nord", "Bar Nord Est"]);
  });

  it("are chosen places before others with shorter names, but after the place of that name", () => {
    const fastFood = { ...indexed("Catacombes Fast Food"), isChosen: false };
    const catacombs = indexed("Les Catacombes de la ville de Paris");
    expect(found(indexOf(fastFood, catacombs), "catacombes").map(([id]) => id)).toEqual([catacombs.id, fastFood.id]);
    const named = { ...indexed("Catacombes"), isChosen: false };
    expect(found(indexOf(catacombs, named), "catacombes").map(([id]) => id)).toEqual([named.id, catacombs.id]);
  });

  it("start with the place of that name, and end with names in which a word is incomplete", () => {
    const index = indexOf(
      indexed("Barbe", [], 5),
      indexed("Bar Nord", [], 4),
      indexed("Au Comptoir", ["Bar"]),
      indexed("Bar"),
    );
    expect(found(index, "bar")).toEqual([
      ["Bar", "name"],
      ["Au Comptoir", "name"],
      ["Bar Nord", "words"],
      ["Barbe", "similar"],
    ]);
  });

  it("do not include a removed place", () => {
    const index = all();
    index.remove([TOWER.id]);
    expect(found(index, "eiffel")).toEqual([]);
  });

  it("include a renamed place for its new name only", () => {
    const index = all();
    index.put([{ ...FLORE, name: "Les Deux Magots", otherNames: [] }]);
    expect(found(index, "flore")).toEqual([]);
    expect(found(index, "magots")).toEqual([["Café de Flore", "words"]]);
  });
});
