import { expect, it } from "vitest";
import { type KnownPhrase, phraseReadings, streetPhrases } from "./phrase-readings.ts";

const value = (category: "types" | "tags" | "neighbourhoods", text: string) =>
  [{ kind: "value", category, value: text }] as const;
const PHRASES: readonly KnownPhrase[] = [
  { words: "museum", meanings: value("types", "Museum"), isName: true },
  { words: "musee", meanings: value("types", "Museum"), isName: false },
  { words: "must see", meanings: value("tags", "Landmark"), isName: false },
  { words: "le marais", meanings: value("neighbourhoods", "Le Marais"), isName: true },
  { words: "porte de versaille", meanings: [{ kind: "near", station: "Porte de Versailles" }], isName: true },
  ...streetPhrases(["12 bis Rue de Charonne, 75011 Paris", "40 Rue de Charonne, 75011 Paris"]),
];
const meaningsOf = (text: string) => phraseReadings(text, PHRASES).map(({ group, meanings }) => [group, meanings]);

it.each([
  ["museums", "types", value("types", "Museum")],
  ["musée", "types", value("types", "Museum")],
  ["marais", "areas", value("neighbourhoods", "Le Marais")],
  ["75011", "areas", [{ kind: "value", category: "arrondissements", value: "75011" }]],
  ["porte de vers", "stations", [{ kind: "near", station: "Porte de Versailles" }]],
  ["charonne", "streets", [{ kind: "street", name: "Rue de Charonne" }]],
])("'%s' means one of the %s", (text, group, meanings) => {
  expect(meaningsOf(text)).toEqual([[group, meanings]]);
});

it("a short text does not match the beginning of a synonym", () => {
  expect(meaningsOf("mus")).toEqual([["types", value("types", "Museum")]]);
});

it("the name of a town outside Paris does not mean the gate that is named after the town", () => {
  expect(meaningsOf("versailles")).toEqual([]);
});

it.each(["not museum", "sans musée", "-museum", "!museum", "everything but museums"])(
  "a value after a negation is excluded: '%s'",
  (text) =>
    expect(meaningsOf(text)).toEqual([
      ["types", [{ kind: "value", category: "types", value: "Museum", negated: true }]],
    ]),
);

it.each(["not mus", "not only museums", "sauf abbesses", "-rue de charonne"])(
  "an incomplete value, a station or a street after a negation means nothing: '%s'",
  (text) => expect(meaningsOf(text)).toEqual([]),
);

it("a text without words means nothing", () => {
  expect(meaningsOf(" ! ")).toEqual([]);
});
