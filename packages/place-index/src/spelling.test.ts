import { fold, MAX_SEARCH_LENGTH } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "../testing/edit-distance.ts";
import { createSpelling } from "./spelling.ts";

const NAMES = [
  "Musée du Louvre",
  "Pyramide du Louvre",
  "Le Fumoir",
  "Crêperie Suzette",
  "Crêperie de Josselin",
  "L'Escargot Montorgueil",
  "Café de Flore",
  "Café des Deux Moulins",
  "Les Deux Magots",
  "Bibliothèque François Mitterrand",
  "Cinémathèque française",
  "Shakespeare and Company",
  "Œnothèque du Marais",
  "Boulangerie Utopie",
  "Du Pain et des Idées",
  "Parc des Buttes-Chaumont",
  "Marché d'Aligre",
  "Hôtel du Nord",
  "Pizza Popolare",
];

function spellingOf(names: readonly string[]) {
  const spelling = createSpelling();
  for (const name of names) spelling.add(name);
  return spelling;
}
const { suggest } = spellingOf(NAMES);

describe("a misspelt search", () => {
  it.each([
    ["two swapped letters", "lourve", "Louvre"],
    ["a letter in the wrong place", "fmouir", "Fumoir"],
    ["one letter too many", "louvvre", "Louvre"],
    ["one letter too few", "louve", "Louvre"],
    ["a wrong letter", "loubre", "Louvre"],
    ["a wrong accent and a wrong letter", "crèpexie", "Crêperie"],
    ["two mistakes in a long word", "bibliotéqe", "Bibliothèque"],
    ["a ligature", "eonotheque", "Œnothèque"],
    ["a missing space", "creperiesuzette", "Crêperie Suzette"],
    ["a missing apostrophe", "lescargot", "L'Escargot"],
    ["a space in place of an apostrophe", "marche d aligre", "Marché d'Aligre"],
    ["a space in place of the first apostrophe", "l escargot", "L'Escargot"],
    ["several misspelt words", "creprie suzete", "Crêperie Suzette"],
    ["a correct word between misspelt words", "muse du lourve", "Musée du Louvre"],
    ["a hyphen between the words", "buttes-chaumnot", "Buttes-Chaumont"],
  ])("is corrected with %s: '%s' to '%s'", (_, search, meant) => {
    expect(suggest(search)[0]).toBe(meant);
  });

  it("is corrected when its last word is incomplete", () => {
    expect(suggest("shakepse")).toEqual(["Shakespeare"]);
    expect(suggest("creprie suze")).toEqual(["Crêperie suze"]);
  });

  it("has corrections with fewer mistakes first, then whole words, then words of more places", () => {
    const { suggest } = spellingOf([
      "Marchand",
      "Marchant",
      "Merchandise",
      "Marchandeau",
      "Louvet",
      "Le Louver",
      "Louver",
    ]);
    expect(suggest("merchant")).toEqual(["Marchant", "Merchandise", "Marchand", "Marchandeau"]);
    expect(suggest("louvex")).toEqual(["Louver", "Louvet"]);
  });

  it.each([
    ["effiel", "Eiffel"],
    ["bolaungerie", "Boulangerie"],
  ])("has one mistake when one letter is moved, whatever the length of the word: '%s'", (typed, meant) => {
    expect(spellingOf([meant]).correctionsOf(typed, false)).toMatchObject([{ text: meant, edits: 1 }]);
  });

  it("is corrected to the most frequent spelling", () => {
    expect(spellingOf(["CAFÉ ROUGE", "Café Bleu", "Cafe Vert", "Café Noir"]).suggest("caffé")).toEqual(["Café"]);
  });

  it("has at most five corrections, however many words are similar", () => {
    const { suggest } = spellingOf(Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => `Lo${letter}vre`));
    expect(suggest("lo'vre lovre").length).toBe(5);
  });

  it("keeps a word that is similar to no known word", () => {
    expect(suggest("xyzzyx")).toEqual([]);
    expect(suggest("xyzzyx lourve")).toEqual(["xyzzyx Louvre"]);
  });

  it("is not corrected when it is short, a number, or very long", () => {
    const { suggest } = spellingOf(["Bar", "Nord", "Le 104", "Louvre"]);
    for (const search of [
      "",
      " ",
      "bra",
      "nor",
      "1004",
      "!",
      "lourve ".repeat(7),
      "lourve".padEnd(MAX_SEARCH_LENGTH + 1),
    ])
      expect(suggest(search)).toEqual([]);
  });
});

describe("the known words", () => {
  it("follow the names: a word that no place has any more is not suggested", () => {
    const spelling = spellingOf(["Louvre", "LOUVRE", "LOUVRE", "Lourmel"]);
    expect(spelling.suggest("louvrr")).toEqual(["LOUVRE"]);
    spelling.remove("LOUVRE");
    spelling.remove("LOUVRE");
    expect(spelling.suggest("louvrr")).toEqual(["Louvre"]);
    spelling.remove("Louvre");
    expect(spelling.suggest("louvrr")).toEqual([]);
    expect(spelling.suggest("louvmel")).toEqual(["Lourmel"]);
    spelling.remove("Never added");
    spelling.add("Louvre");
    expect(spelling.suggest("louvrr")).toEqual(["Louvre"]);
  });

  it("give the same suggestions whatever was added and removed before", () => {
    const name = fc.constantFrom(...NAMES, "Musee du louvre", "CREPERIE", "Suzette Suzette");
    fc.assert(
      fc.property(
        fc.array(name),
        fc.array(name),
        fc.constantFrom("lourve", "creprie", "suzzette"),
        (kept, gone, typed) => {
          const spelling = spellingOf([...gone, ...kept]);
          for (const each of gone) spelling.remove(each);
          expect(spelling.suggest(typed)).toEqual(spellingOf(kept).suggest(typed));
        },
      ),
    );
  });
});

const wordsOf = (name: string): readonly string[] => name.match(/[\p{L}\p{N}]+/gu) ?? [];
const KNOWN = NAMES.flatMap(wordsOf);
const knownLetters = new Set(KNOWN.map(fold));
const position = fc.nat({ max: 1_000 });
const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");

/** Makes one mistake in a word, at a random position. */
const misspelt = (word: string) =>
  fc
    .tuple(fc.constantFrom("add", "leaveOut", "change", "swap", "double"), position, letter)
    .map(([mistake, at, other]) => {
      const i = at % word.length;
      const [before, here, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)];
      switch (mistake) {
        case "add":
          return before + other + here + after;
        case "leaveOut":
          return before + after;
        case "change":
          return before + other + after;
        case "swap":
          return before + after.charAt(0) + here + after.slice(1);
        default:
          return before + here + here + after;
      }
    });

describe("any word of a known name", () => {
  it("of five letters or more is suggested after one mistake, and the first suggestion is one mistake away", () => {
    const words = fc.constantFrom(...KNOWN.map(fold).filter(({ length }) => length >= 5));
    const typed = words.chain((word) => fc.tuple(fc.constant(word), misspelt(word)));
    fc.assert(
      fc.property(typed, ([word, search]) => {
        // The beginning of a known word counts as incomplete, and is not corrected.
        fc.pre(![...knownLetters].some((known) => known.startsWith(search)));
        const [first = ""] = suggest(search);
        const beginnings = [...fold(first)].map((_, i) => fold(first).slice(0, i + 1));
        expect(Math.min(...beginnings.map((each) => editDistance(search, each)))).toBe(1);
        expect(suggest(search).map(fold)).toContain(word);
      }),
    );
  });

  it("that is spelt correctly is corrected by an apostrophe at most, whatever its case and accents", () => {
    const spelt = fc
      .tuple(fc.constantFrom(...KNOWN), fc.constantFrom("toUpperCase", "toLowerCase", "fold", "NFD"))
      .map(([word, change]) => {
        if (change === "fold") return fold(word);
        return change === "NFD" ? word.normalize("NFD") : word[change]();
      });
    const apart = (text: string) => fold(text).replaceAll("'", " ");
    fc.assert(
      fc.property(fc.array(spelt, { minLength: 1, maxLength: 6 }), (words) => {
        const typed = words.join(" ");
        for (const suggestion of suggest(typed)) expect(apart(suggestion)).toBe(apart(typed));
      }),
    );
  });
});

describe("any text", () => {
  it("has at most five corrections, and causes no error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: MAX_SEARCH_LENGTH }), (search) => {
        expect(suggest(search).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
