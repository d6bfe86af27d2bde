import { describe, expect, it } from "vitest";
import { type FilterWords, filterSentence } from "./filter-sentence.ts";

const NONE: FilterWords = {
  rules: [],
  wishes: [],
  statuses: [],
  search: "",
  duration: null,
  hours: [],
  near: null,
  mentions: "",
  chosenOnly: false,
  area: false,
};
const said = (words: Partial<FilterWords>) =>
  filterSentence({ ...NONE, ...words })
    .map((part) => (typeof part === "string" ? part : part.strong))
    .join("");

const BARS = { category: "types", join: null, is: ["Bar", "Café", "Restaurant"], isNot: [] } as const;
const TERRACES = { category: "tags", is: ["Terrace"], isNot: ["Rooftop"] } as const;
const NOT_CENTRAL = { category: "arrondissements", is: [], isNot: ["1er", "16e"] } as const;

describe("the sentence of the advanced filters", () => {
  it("names every value with its operators", () => {
    expect(
      said({ rules: [BARS, { ...TERRACES, join: "AND" }, { ...NOT_CENTRAL, join: "AND" }], statuses: ["Just Opened"] }),
    ).toBe(
      "Places that are Bar, Café or Restaurant, and tagged Terrace but not Rooftop, and not in the 1er or the 16e; status Just Opened.",
    );
  });

  it("says that a place has all wishes", () => {
    const wishes = ["Free entry", "Kids"];
    expect(said({ wishes })).toBe("Every place with Free entry and Kids.");
    expect(said({ rules: [BARS], wishes })).toBe(
      "Places that are Bar, Café or Restaurant, and with Free entry and Kids.",
    );
    expect(said({ search: "zinc", wishes: ["Kids"] })).toBe(
      "Every place with “zinc” in its name or address, with Kids.",
    );
  });

  it("marks an operator that applies to all rules before it", () => {
    const rules = (first: "AND" | "OR", second: "AND" | "OR") => [
      { ...BARS, is: ["Bar"] },
      { ...TERRACES, isNot: [], join: first },
      { ...NOT_CENTRAL, is: ["11e"], isNot: [], join: second },
    ];
    expect(said({ rules: rules("OR", "AND") })).toBe(
      "Places that are Bar, or tagged Terrace; of these, only those in the 11e.",
    );
    expect(said({ rules: rules("AND", "OR") })).toBe("Places that are Bar, and tagged Terrace; or any in the 11e.");
  });

  it("says 'its name or address' after 'Every place', and 'their name or address' after 'Places'", () => {
    expect(said({ search: "zinc" })).toBe("Every place with “zinc” in its name or address.");
    expect(said({ search: "zinc", rules: [{ ...BARS, is: ["Bar"] }] })).toBe(
      "Places with “zinc” in their name or address that are Bar.",
    );
  });

  it("begins with 'Every place' if no category value is chosen", () => {
    expect(said({})).toBe("Every place.");
    expect(said({ search: "zinc", duration: "20 min", near: "Abbesses", area: true })).toBe(
      "Every place with “zinc” in its name or address; within 20 min; near Abbesses; in this area of the map.",
    );
  });
});
