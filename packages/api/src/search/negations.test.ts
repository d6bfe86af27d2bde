import { PLACE_TYPES, TAGS } from "@flaneur/domain";
import { readingsOf, understand } from "@flaneur/place-index";
import { describe, expect, it } from "vitest";
import { vocabulary } from "./phrases.ts";

const NEGATIONS = [
  ..."not,no,non,without,w/o,except,except for,excluding,but not,and not,other than,anything but,minus,never,neither".split(
    ",",
  ),
  ..."isn't,that aren't,that don't have,doesn't serve,instead of,rather than,avoiding,apart from".split(","),
  ..."sauf,sauf le,sans,hors,hors du,pas,pas de,mais pas,ni,autre que,excepté,à part,hormis,aucun,jamais".split(","),
  ..."qui n'est pas,qui n'a pas de,à l'exception du,en dehors du,tout sauf,plutôt que,exept".split(","),
];
const VALUES = [...PLACE_TYPES, ...TAGS, "11e", "75016", "Le Marais", "Montmartre"];

const wordsOf = (text: string): readonly string[] =>
  understand(text, vocabulary()).meanings.map((meaning) => {
    if (meaning.kind === "value") return `${meaning.negated === true ? "not " : ""}${meaning.value}`;
    return meaning.kind === "openAt" || meaning.kind === "closedAt"
      ? `${meaning.kind} ${meaning.weekday}`
      : meaning.kind;
  });
/** Returns the values that some reading of a text includes. */
const included = (text: string): readonly string[] =>
  readingsOf(text, vocabulary(), null)
    .flatMap(({ meanings }) => meanings)
    .flatMap((meaning) => (meaning.kind === "value" && meaning.negated !== true ? [meaning.value] : []));

describe("a value after a negation", () => {
  it.each(NEGATIONS)("is excluded, and no reading includes it, after '%s'", (negation) => {
    for (const value of VALUES) {
      const text = `${negation} ${value}`;
      const [first] = understand(value, vocabulary()).meanings;
      const own = first?.kind === "value" ? first.value : value;
      // 'not open sundays' means opening hours, and 'no booking needed' another tag.
      if (value !== "Open Sundays" && value !== "Booking needed")
        expect([text, wordsOf(text)]).toEqual([text, expect.arrayContaining([`not ${own}`])]);
      expect([text, included(text)]).toEqual([text, expect.not.arrayContaining([own])]);
    }
  });

  it.each(["-", "!", "−", "🚫 "])("is excluded, and no reading includes it, after the mark '%s'", (mark) => {
    for (const value of ["cocktails", "11e", "marais", "bars"]) {
      const text = `terrace ${mark}${value}`;
      expect([text, wordsOf(text)]).toEqual([text, ["Terrace", expect.stringMatching(/^not /)]]);
      expect([text, included(text)]).toEqual([
        text,
        expect.not.arrayContaining(["Cocktails", "75011", "Le Marais", "Bar"]),
      ]);
    }
  });
});

describe("the scope of a negation", () => {
  it.each([
    ["not vegan or vegetarian", ["not Vegan", "not Vegetarian"]],
    ["except 11e, 12e and 13e", ["not 75011", "not 75012", "not 75013"]],
    ["sans wifi ni terrasse", ["not Wi-Fi", "not Terrace"]],
    ["everything except museums and monuments", ["not Museum", "not Monument"]],
  ])("includes the list that follows it: '%s'", (text, words) => expect(wordsOf(text)).toEqual(words));

  it.each([
    ["not vegan restaurant 11e", ["Restaurant", "75011", "not Vegan"]],
    ["not vegan but vegetarian", ["Vegetarian", "not Vegan"]],
    ["pas le 11e mais le 12e", ["75012", "not 75011"]],
    ["bars except 11e open now", ["Bar", "openNow", "not 75011"]],
    ["café sans wifi avec terrasse", ["Café", "Terrace", "not Wi-Fi"]],
    ["not a museum with kids", ["Kids", "not Museum"]],
    ["pas un musée avec enfants", ["Kids", "not Museum"]],
  ])("ends at what is about something else: '%s'", (text, words) => expect(wordsOf(text)).toEqual(words));

  it.each([
    "not only vegan",
    "no loud live music",
    "not without wifi",
    "vegan not vegan",
    "far from bastille",
    "no name bar",
  ])("means nothing if it is not certain: '%s'", (text) => expect(wordsOf(text)).toEqual([]));

  it("keeps its words with each excluded value, so that a text without one of them still excludes the others", () => {
    expect(understand("bars except 11e and 12e", vocabulary()).words).toEqual(["bars", "except 11e", "except 12e"]);
  });
});

it.each(["open saturday closed sunday", "ouvert samedi fermé dimanche", "closed sunday, open saturday"])(
  "of two states at two moments only 'open' is understood, because the filter has one moment: '%s'",
  (text) => expect(wordsOf(text)).toEqual(["openAt 5"]),
);

describe("a negation after its value", () => {
  it.each([
    ["wifi non", ["not Wi-Fi"]],
    ["wifi no", ["not Wi-Fi"]],
    ["terrace: no", ["not Terrace"]],
    ["vegan? no", ["not Vegan"]],
    ["11e non", ["not 75011"]],
    ["bar no thanks", ["not Bar"]],
    ["wifi: no, terrace: yes", ["Terrace", "not Wi-Fi"]],
    ["wifi indisponible", ["not Wi-Fi"]],
    ["vegan-unfriendly", ["not Vegan"]],
  ])("excludes the value: '%s'", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
    const excluded = words.flatMap((word) => (word.startsWith("not ") ? [word.slice(4)] : []));
    for (const value of excluded) expect(included(text)).not.toContain(value);
  });

  it.each(["bar no cocktails", "bar non vegan"])("belongs to the word after it if there is one: '%s'", (text) =>
    expect(wordsOf(text)).toEqual(["Bar", expect.stringMatching(/^not (?:Cocktails|Vegan)$/)]),
  );
});

it.each(["sugar-free", "dairy free", "smoke-free", "alcohol-free"])("'%s' is not about free entry", (text) => {
  expect(wordsOf(text)).toEqual([]);
  expect(included(text)).not.toContain("Free entry");
});

it.each(["less expensive", "moins chic"])("'%s' includes nothing", (text) => expect(included(text)).toEqual([]));

it.each([
  "anything except bars",
  "surtout pas de bar",
  "definitely not a bar",
  "absolutely no bars",
  "n'importe où sauf bars",
  "tout excepté les bars",
])("the words before a negation belong to it: '%s'", (text) => {
  const { meanings, rest } = understand(text, vocabulary());
  expect([meanings, rest]).toEqual([[{ kind: "value", category: "types", value: "Bar", negated: true }], ""]);
});

describe("a closing word", () => {
  it.each([
    ["closed", ["closedNow"]],
    ["fermé", ["closedNow"]],
    ["bar fermé", ["Bar", "closedNow"]],
    ["closed museums", ["closedNow", "Museum"]],
    ["closed sundays", ["closedAt 6"]],
    ["sundays closed", ["closedAt 6"]],
    ["fermé le lundi", ["closedAt 0"]],
    ["ferme le lundi", ["closedAt 0"]],
    ["pas ouvert le dimanche", ["closedAt 6"]],
    ["isn't open on mondays", ["closedAt 0"]],
    ["open every day except monday", ["closedAt 0"]],
    ["closed museums monday", ["Museum", "closedAt 0"]],
    ["not closed sunday", ["openAt 6"]],
    ["shut now", ["closedNow"]],
    ["not open now", ["closedNow"]],
  ])("means the state of the opening hours: '%s'", (text, words) => expect(wordsOf(text)).toEqual(words));

  it.each([
    "closes at 2am",
    "ferme à 20h",
    "closed until 10am",
    "closed late",
    "closed tonight",
    "fermé en août",
    "not sunday",
    "closed permanently",
    "définitivement fermé",
    "never closed",
    "ferme",
    "closes",
    "closed on weekends",
    "fermé le week-end",
    "weekends closed",
    "week-end fermé",
    "closed saturday and sunday",
    "saturday and sunday closed",
    "closed monday, tuesday",
    "closed monday to wednesday",
    "fermé du lundi au mercredi",
    "not open saturday and sunday",
  ])("means no opening hours if the time is not one at which a place is surely closed: '%s'", (text) =>
    expect(wordsOf(text)).toEqual([]),
  );
});

it.each(["Sans Souci", "Not So Plain", "Le Non Lieu", "Hors du Temps"])(
  "a name with a negation in it remains text: '%s'",
  (name) => {
    const { meanings, rest } = understand(name, vocabulary());
    expect([meanings, rest]).toEqual([[], name.replace(/^Le /, "")]);
  },
);
