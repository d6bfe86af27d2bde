import { describe, expect, it } from "vitest";
import type { FilterWords } from "../en/filter-sentence.ts";
import { frFilterSentence } from "./filter-sentence.ts";

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
const said = (rule: Partial<FilterWords["rules"][number]> & Pick<FilterWords["rules"][number], "category">) =>
  frFilterSentence({ ...NONE, rules: [{ is: [], isNot: [], join: null, ...rule }] })
    .map((part) => (typeof part === "string" ? part : part.strong))
    .join("");

describe("the French sentence of the filters", () => {
  it("names arrondissements with their article", () => {
    expect(said({ category: "arrondissements", is: ["11e"] })).toBe("Les lieux dans le 11e.");
    expect(said({ category: "arrondissements", isNot: ["1er", "16e"] })).toBe(
      "Les lieux qui ne sont pas dans le 1er ou le 16e.",
    );
  });

  it("names neighbourhoods after the word 'quartier', because their names have different articles", () => {
    expect(said({ category: "neighbourhoods", is: ["Le Marais"] })).toBe("Les lieux dans le quartier Le Marais.");
    expect(said({ category: "neighbourhoods", isNot: ["Les Halles"] })).toBe("Les lieux hors du quartier Les Halles.");
  });
});
