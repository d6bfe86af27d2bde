import { describe, expect, it } from "vitest";
import { setName, setText } from "./dashes.ts";

describe("a dash", () => {
  it("takes the place of a hyphen between spaces in a name, and stays with the word before it", () => {
    expect(setName("Le Louxor - Palais du cinéma")).toBe("Le Louxor\u00a0– Palais du cinéma");
    expect(setName("Chez Martin — Bar – Tabac")).toBe("Chez Martin\u00a0– Bar\u00a0– Tabac");
  });

  it("does not take the place of a hyphen within a word", () => {
    expect(setName("Buttes-Chaumont")).toBe("Buttes-Chaumont");
  });

  it("stays as it was written in a text, but never begins a line", () => {
    expect(setText("A bar — and more - much more")).toBe("A bar\u00a0— and more\u00a0- much more");
  });
});
