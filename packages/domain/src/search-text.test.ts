import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchNeedle, searchText } from "./search-text.ts";

const place = (name: string, address = "") => ({ name, address });
const finds = (search: string, name: string, address = ""): boolean =>
  searchText(place(name, address)).includes(searchNeedle(search));

describe("a search", () => {
  it.each([
    ["-", "Saint-Paul", true],
    ["-", "Saint Paul", false],
    ["–", "Bar – Café", true],
    ["–", "Bar - Café", false],
    ["- -", "a - - b", true],
    ["--", "a - - b", false],
    ["－", "Saint-Paul", true],
    ["-", "Saint－Paul", true],
    ["saint－paul", "Saint-Paul", true],
    ["_", "Saint-Paul", false],
    ["_", "snake_case", true],
    ["a_b", "a b", false],
    ["a_b", "A_B", true],
    ["&", "Fish & Chips", true],
    ["&", "Fish and Chips", false],
    ["saint-paul", "Saint Paul", true],
    ["saint paul", "Saint-Paul", true],
    ["t-p", "Saint-Paul", true],
    ["\u0301", "café", false],
    ["", "Saint-Paul", true],
    [" ", "Saint-Paul", true],
  ])("for '%s' matches the name '%s': %s", (search, name, found) => {
    expect(finds(search, name)).toBe(found);
  });

  it("never matches across the end of the name and the start of the address", () => {
    expect(finds("paul rue", "Saint-Paul", "Rue X")).toBe(false);
    expect(finds("- -", "Saint-", "-Paul")).toBe(false);
  });

  it("finds every part of a name, whatever signs the name has", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "É", "-", "–", "－", "_", " ", "&", "'", "œ"), maxLength: 12 });
    fc.assert(
      fc.property(name, fc.nat(12), fc.nat(12), (text, from, to) => {
        expect(finds(text.slice(Math.min(from, to), Math.max(from, to)), text)).toBe(true);
      }),
    );
  });
});
