import { cardAddress, MAX_ADDRESS_LENGTH, MAX_SEARCH_LENGTH, splitStreet } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { parseAddressQuery } from "./address-query.ts";
import { parseCoordinates } from "./pasted-coordinates.ts";
import { parseCorner } from "./street-corner.ts";

/** Words and separators of the patterns of the parsers, with the white space that belongs to them. */
const WORDS = (
  "a |au |at |de |de la |de l'|du |des |d'|the |la |le |les |l'|of |of the |entre |between |angle |coin |corner |et |and |x |avec |" +
  "with |croise |rue |rues |avenue |bis |ter |1 |11 |1|48.85 |48.85,|n |e |o |paris |paris|france |cedex |75011 |1er |sixieme |vi |vie |" +
  "arr |arrondissement |first |etage |etage 3 |appt |porte |fond de la cour |chez m |interphone |adresse |n° |°|' | |  |,| ,|, |;|; |/|-|\t|("
).split("|");
/** The starts of the texts. Each matches the start of a pattern, so that the rest of the pattern is tried, too. */
const STARTS = ["", "angle ", "1 ", "rue a, ", "48.85 2.35", "n 48.85", "48°51'24\"n"];
/** The ends of the texts. Most patterns do not match a text that ends with `!`: the engine then tries every parse. */
const ENDS = ["", "x", "!"];

const adversarialTexts = (length: number): readonly string[] =>
  STARTS.flatMap((start) =>
    WORDS.flatMap((word) => ENDS.map((end) => start + word.repeat(length).slice(0, length - start.length - 1) + end)),
  );

describe("a text of the maximal length that repeats a word of the patterns", () => {
  // An exponential pattern would not return before the test times out.
  it.each<[string, (text: string) => unknown, number]>([
    ["coordinates", parseCoordinates, MAX_ADDRESS_LENGTH],
    ["a corner", parseCorner, MAX_SEARCH_LENGTH],
    ["an address", parseAddressQuery, MAX_SEARCH_LENGTH],
    ["the address of a card", cardAddress, MAX_SEARCH_LENGTH],
    ["a street", splitStreet, MAX_SEARCH_LENGTH],
  ])("is either parsed as %s or refused before the test times out", (_, parse, length) => {
    const texts = adversarialTexts(length);
    expect(texts.map((text) => parse(text) !== undefined)).toEqual(texts.map(() => true));
  });
});

describe("articles before the streets of a corner", () => {
  it("are left out of the parsed names of the two streets", () => {
    expect(parseCorner("angle de la rue de Rivoli et de l'avenue de la Motte")?.sides).toEqual([
      "rue de rivoli",
      "avenue de la motte",
    ]);
    expect(parseCorner("corner of the rue du Bac and the rue de Verneuil")?.sides).toEqual([
      "rue du bac",
      "rue de verneuil",
    ]);
    expect(parseCorner(`angle ${"de la ".repeat(30)}x`)).toBeNull();
  });
});
