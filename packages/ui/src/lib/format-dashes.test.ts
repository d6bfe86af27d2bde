import { expect, it } from "vitest";
import { formatName, formatText } from "./format-dashes.ts";

it("formatName replaces a hyphen or dash between spaces by an en dash that never begins a line", () => {
  expect(formatName("Le Louxor - Palais du cinéma")).toBe("Le Louxor\u00a0– Palais du cinéma");
  expect(formatName("Chez Martin — Bar – Tabac")).toBe("Chez Martin\u00a0– Bar\u00a0– Tabac");
});

it("formatName keeps a hyphen within a word", () => {
  expect(formatName("Buttes-Chaumont")).toBe("Buttes-Chaumont");
});

it("formatText keeps each dash as written, but never at the start of a line", () => {
  expect(formatText("A bar — and more - much more")).toBe("A bar\u00a0— and more\u00a0- much more");
});
