import { fold } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spellingsOf, streetKey } from "./street-words.ts";

const keyOf = (text: string) => streetKey(fold(text));

describe("the key of a street", () => {
  it.each([
    ["Boulevard Saint-Germain", "bd st germain", "BLD. ST-GERMAIN", "Boul. Saint Germain"],
    ["Avenue d’Italie", "av d'italie", "AVE D ITALIE"],
    ["Rue du Faubourg Saint-Antoine", "r du fbg st antoine", "R. DU FG ST-ANTOINE"],
    ["Place de l'Hôtel de Ville", "pl. de l’hotel de ville"],
    ["Rue du Sacré-Cœur", "rue du sacre coeur"],
    ["Rue du Quatre-Septembre", "rue du 4 septembre"],
    ["Rue du Vingt-Neuf Juillet", "rue du 29 juillet"],
    ["Place du Dix-Huit Juin 1940", "pl du 18 juin 1940"],
    ["Boulevard Henri IV", "bd henri 4"],
    ["Rue François 1er", "rue françois premier", "rue francois ier"],
  ])("is the same for all spellings of %s", (street, ...others) => {
    for (const other of others) expect(keyOf(other)).toBe(keyOf(street));
  });

  it.each([
    ["Rue de la Paix", "Rue de la Paille"],
    ["Rue du Quatre-Septembre", "Rue du Huit-Septembre"],
    ["Avenue Foch", "Place Foch"],
  ])("differs between %s and %s", (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it("does not depend on the case of letters", () => {
    const letters = fc.constantFrom(..."aàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyÿz' -1234");
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => {
        expect(keyOf(text.toUpperCase())).toBe(keyOf(text));
      }),
    );
  });

  it("consists of words with single spaces between, and is empty for a text without words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        expect(keyOf(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: |$))*$/u);
      }),
    );
    expect(keyOf(" ,.-' ")).toBe("");
  });
});

it("spellingsOf returns only spellings with the same key", () => {
  expect(spellingsOf("boulevard saint germain")).toEqual(
    expect.arrayContaining(["boulevard saint germain", "bd saint germain", "bd st germain"]),
  );
  for (const key of ["boulevard saint germain", "rue sainte anne", "galerie vivienne", "vivienne"]) {
    for (const spelling of spellingsOf(key)) expect(streetKey(spelling)).toBe(key);
  }
});
