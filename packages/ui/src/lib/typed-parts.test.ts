import { expect, it } from "vitest";
import { typedParts } from "./typed-parts.ts";

const shown = (text: string, typed: string) =>
  typedParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join("");

it.each([
  ["10 Rue de Rivoli", "10 rue de r", "[10] [Rue] [de] [R]ivoli"],
  ["Place de l’Opéra", "opera", "Place de l’[Opéra]"],
  ["Reuilly–Diderot", "did", "Reuilly–[Did]erot"],
  ["Sacré-Cœur", "sacre coe", "[Sacré]-[Cœ]ur"],
  ["Quartier Latin", "latin quarter", "Quartier [Latin]"],
  ["Atelier des Lumières", "with a child", "Atelier des Lumières"],
  ["L’Ami Jean", "l'ami", "[L]’[Ami] Jean"],
  ["Rue de Rivoli", "", "Rue de Rivoli"],
  ["Rue de Rivoli", "ivoli", "Rue de Rivoli"],
])("typedParts of '%s' marks the parts that match the typed text '%s'", (text, typed, marked) =>
  expect(shown(text, typed)).toBe(marked),
);
