import { describe, expect, it } from "vitest";
import { setName, setText } from "./dashes.ts";

describe("dashes in names and texts", () => {
  it("setName replaces a hyphen between spaces by a dash that never begins a line", () => {
    expect(setName("Le Louxor - Palais du cinéma")).toBe("Le Louxor\u00a0– Palais du cinéma");
    expect(setName("Chez Martin — Bar – Tabac")).toBe("Chez Martin\u00a0– Bar\u00a0– Tabac");
  });

  it("setName keeps a hyphen within a word", () => {
    expect(setName("Buttes-Chaumont")).toBe("Buttes-Chaumont");
  });

  it("setText keeps each dash as written, but never at the start of a line", () => {
    expect(setText("A bar — and more - much more")).toBe("A bar\u00a0— and more\u00a0- much more");
  });
});
