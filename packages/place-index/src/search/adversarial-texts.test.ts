import { MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { askedPlace } from "./asked-place.ts";
import { value } from "./meaning.ts";
import { readingsOf } from "./readings.ts";
import { timeAt } from "./time-words.ts";
import { travelAt } from "./travel-words.ts";
import { createVocabulary, type Phrase } from "./vocabulary.ts";

const phrase = (words: string, reading: Phrase["reading"]): Phrase => ({
  words: words.split(" "),
  reading,
  isName: true,
});
const VOCABULARY = createVocabulary(
  [
    phrase("bar", [value("types", "Bar")]),
    phrase("free entry", [value("tags", "Free entry")]),
    phrase("open", [{ kind: "openNow" }]),
    phrase("abbesse", [{ kind: "near", place: "Abbesses", minutes: 15 }]),
  ],
  [phrase("rue de rivoli", [{ kind: "street", name: "Rue de Rivoli" }])],
);

/** Words of the patterns, with the white space that belongs to them. */
const WORDS = (
  "1|1 |min|min |minutes|within |less than |moins |a moins de |a moins d |a |en |at |at most |max |on foot |by metro |de metro |" +
  "not |no |sauf |pas |is |isn t |ni |except |closed |-a |!a |, a |from me |d ici |open |on the |de l |du |monday |lundi |first |10h |10:30 |to |from |a la |route "
).split("|");
const STARTS = ["", "open ", "within ", "how to get to ", "10 min "];

const adversarialTexts = (): readonly string[] =>
  STARTS.flatMap((start) =>
    WORDS.flatMap((word) =>
      ["", "x"].map(
        (end) => start + word.repeat(MAX_SEARCH_LENGTH).slice(0, MAX_SEARCH_LENGTH - start.length - 1) + end,
      ),
    ),
  );

describe("a search of the maximal length that repeats a word of the patterns", () => {
  // An exponential pattern would not return before the test times out.
  it.each<[string, (text: string) => unknown]>([
    ["a travel time", (text) => travelAt(text.trim().split(" "))],
    ["a time of the week", (text) => timeAt(text.trim().split(" "))],
    ["a question for a place", askedPlace],
    ["filters", (text) => readingsOf(text, VOCABULARY, null)],
  ])("is parsed for %s before the test times out", (_, read) => {
    const texts = adversarialTexts();
    expect(texts.map((text) => read(text) !== undefined)).toEqual(texts.map(() => true));
  });
});

describe("a travel time", () => {
  it.each([
    "a moins de 15 minutes a pied",
    "a moins d une heure",
    "a pied en 10 minutes",
    "en metro a moins de 20 min",
  ])("is read from '%s'", (text) => expect(travelAt(text.split(" "))?.length).toBe(text.split(" ").length));
});
