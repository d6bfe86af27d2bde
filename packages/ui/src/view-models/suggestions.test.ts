import { type Facets, type FilterOptions, NO_FACETS } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { fr } from "../messages/fr.ts";
import { type SuggestionCounts, suggestions } from "./suggestions.ts";

const options: FilterOptions = {
  types: ["Café", "Bar"],
  arrondissements: ["75001", "75011", "75016"],
  tagCategories: [{ name: "Food", tags: ["Pizza", "Oysters", "Bar"] }],
  allCurated: true,
  counts: null,
};
const facets: Facets = {
  ...NO_FACETS,
  types: [
    { value: "Café", count: 40 },
    { value: "Bar", count: 61 },
  ],
  tags: [
    { value: "Pizza", count: 3 },
    { value: "Bar", count: 1 },
  ],
  arrondissements: [
    { value: "75001", count: 5 },
    { value: "75011", count: 24 },
    { value: "75016", count: 9 },
  ],
};
const none: SuggestionCounts = { spelling: null, facets: NO_FACETS, searchOnly: 0 };
const wordsFor = (search: string) => suggestions(search, options, { ...none, facets }, en).map(({ words }) => words);

describe("suggestions for a search without results", () => {
  it("include the tag or type that the search names, regardless of case, accents and plural", () => {
    expect(suggestions(" PIZZA ", options, { ...none, facets }, en)).toEqual([
      {
        change: { kind: "value", category: "tags", value: "Pizza" },
        words: "Pizza is a tag",
        count: 3,
        announcement: "Pizza is a tag, 3 places.",
      },
    ]);
    expect(wordsFor("cafes")).toEqual(["Café is a type"]);
    expect(wordsFor("bar")).toEqual(["Bar is a tag", "Bar is a type"]);
  });

  it("include the 16th for its second postcode", () => {
    expect(wordsFor("75116")).toEqual(["16e is an arrondissement"]);
  });

  it.each(["11", "11e", "11ème", "75011", "11th", "11e arrondissement"])("include the 11e for '%s'", (search) => {
    expect(wordsFor(search)).toEqual(["11e is an arrondissement"]);
  });

  it("name the first arrondissement '1er'", () => {
    expect(wordsFor("1er")).toEqual(["1er is an arrondissement"]);
  });

  it("include the same search without the other filters, after the tag or type that the search names", () => {
    expect(suggestions("pizza", options, { ...none, facets, searchOnly: 7 }, en)).toMatchObject([
      { words: "Pizza is a tag" },
      { change: { kind: "searchOnly" }, words: "Without other filters", count: 7 },
    ]);
  });

  it("include the corrected search, between the tag that the search names and the search without other filters", () => {
    const spelling = { search: "Pizza Popolare", total: 1 };
    expect(suggestions("pizza", options, { spelling, facets, searchOnly: 7 }, en)).toMatchObject([
      { words: "Pizza is a tag" },
      {
        change: { kind: "spelling", search: "Pizza Popolare" },
        words: "Did you mean Pizza Popolare?",
        count: 1,
        announcement: "Did you mean Pizza Popolare? 1 place.",
      },
      { words: "Without other filters" },
    ]);
    expect(suggestions("lourve", options, { ...none, spelling: { search: "Louvre", total: 4 } }, fr)).toMatchObject([
      {
        words: "Vouliez-vous dire «\u00a0Louvre\u00a0»\u00a0?",
        announcement: expect.stringMatching(/^Vouliez.*\? 4 lieux\.$/),
      },
    ]);
  });

  it("do not include a value that the search excludes with a mark", () => {
    expect(wordsFor("-pizza")).toEqual([]);
    expect(wordsFor("!bar")).toEqual([]);
  });

  it("are empty if no suggestion has results", () => {
    expect(wordsFor("oysters")).toEqual([]);
    expect(wordsFor("Atlantis")).toEqual([]);
    expect(wordsFor(" ")).toEqual([]);
  });
});
