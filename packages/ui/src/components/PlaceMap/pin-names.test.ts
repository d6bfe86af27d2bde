import { describe, expect, it } from "vitest";
import { nameLines } from "./pin-names.ts";

describe("the name next to a pin", () => {
  it.each([
    ["Brasserie Lipp", "Brasserie Lipp"],
    ["Le Comptoir Général", "Le Comptoir\nGénéral"],
    ["Abbaye de Saint-Germain-des-Prés", "Abbaye de Saint-\nGermain-des-Prés"],
    ["Anticonstitutionnellement", "Anticonstitutionnellement"],
  ])("has two lines from 19 characters on if it can be broken, otherwise one line: %s", (name, lines) => {
    expect(nameLines(name)).toBe(lines);
  });
});
