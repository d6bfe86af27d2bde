import { type FilterState, INITIAL_FILTERS, nearPoint, setNear, setValues, setWishes, waysOut } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { fr } from "../messages/fr.ts";
import { nearestTitle, wayOutWords } from "./nearest-instead.ts";

const near = nearPoint("Canal Saint-Martin", { latitude: 48.8756, longitude: 2.3658 }, 60);
const filters: FilterState = {
  ...setWishes(setValues(setNear(INITIAL_FILTERS, near), "types", ["Bar"]), ["Terrace"]),
  question: {
    text: "bar terrace canal saint-martin",
    letGo: "canal saint-martin",
    notUnderstood: "",
    filters: [{ kind: "value", category: "types", value: "Bar" }, { kind: "wish", value: "Terrace" }, { kind: "near" }],
  },
};

describe("the nearest places instead of those in an area", () => {
  it.each([
    [3, "Bar, Terrace: none near Canal Saint-Martin. The nearest three:"],
    [2, "Bar, Terrace: none near Canal Saint-Martin. The nearest two:"],
    [1, "Bar, Terrace: none near Canal Saint-Martin. The nearest:"],
    [0, "Bar, Terrace: none within 60 min of Canal Saint-Martin."],
  ])("have a title that says that there is none, and how many are listed: %i", (count, title) => {
    expect(nearestTitle(filters, count, en)).toBe(title);
  });

  it("have a title in French", () => {
    expect(nearestTitle(filters, 3, fr)).toBe(
      "Bar, Terrasse\u00a0: rien près de Canal Saint-Martin. Les trois plus proches\u00a0:",
    );
  });

  it("have a title in French if the longest walk leads to none", () => {
    expect(nearestTitle(filters, 0, fr)).toBe("Bar, Terrasse\u00a0: rien à moins de 60 min de Canal Saint-Martin.");
  });

  it("have no title if the list has what was asked", () => {
    expect(nearestTitle({ ...filters, question: null }, 3, en)).toBeNull();
  });

  it("have ways out that name what remains", () => {
    expect(waysOut(filters).map((way) => wayOutWords(way, en))).toEqual([
      "Terrace within 15 min of Canal Saint-Martin",
      "Bar within 15 min of Canal Saint-Martin",
      "Bar, Terrace in all of Paris",
    ]);
  });
});
