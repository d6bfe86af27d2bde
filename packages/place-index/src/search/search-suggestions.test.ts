import { NO_FILTERS, type Place } from "@flaneur/domain";
import { expect, it } from "vitest";
import { value } from "./meaning.ts";
import { suggestSearch } from "./search-suggestions.ts";
import type { NamedPlace } from "./searched-places.ts";
import { createVocabulary } from "./vocabulary.ts";

const TOINETTE: Place = {
  id: "toinette",
  name: "Chez Toinette",
  otherNames: [],
  address: "",
  arrondissement: null,
  neighbourhoods: [],
  types: ["Restaurant"],
  tags: [],
  placeStatus: "Open",
  rating: null,
  travelTime: null,
  googleMapsUrl: null,
  website: null,
  phone: null,
  bookingUrl: null,
  menuUrl: null,
  coordinates: null,
  description: null,
  openingHours: null,
  openingHoursSource: null,
  source: null,
  ratingSource: null,
  wheelchair: null,
  isChosen: false,
};

/** Returns the suggestions for a text, over places of which one is found by its name. */
const suggested = (text: string, named: NamedPlace = { place: TOINETTE, match: "similar" }, count = 0) =>
  suggestSearch(
    {
      list: async () => ({ places: [] }),
      count: async () => count,
      find: async () => [named],
      locate: async () => null,
    },
    createVocabulary([{ words: ["sushi"], reading: [value("tags", "Japanese")], isName: false }], []),
    text,
    NO_FILTERS,
    { now: { day: 20_780, minute: 750 }, origin: null },
  );

it("a misspelt name suggests the place, and Enter searches for its name", async () => {
  const { groups, answer } = await suggested("toinete");
  expect(groups).toEqual([{ group: "places", places: [{ place: TOINETTE, otherName: null }] }]);
  expect(answer).toEqual({ kind: "letters", text: "Chez Toinette" });
});

it.each(["toilettes", "pharmacy near me", "marché de noël"])(
  "what no list has suggests no place with a similar name, and Enter searches for '%s' itself",
  async (text) => {
    const { groups, answer } = await suggested(text);
    expect(groups).toEqual([]);
    expect(answer).toEqual({ kind: "letters", text });
  },
);

it("a word of the vocabulary is not the imported place that is called so, but a chosen one comes first", async () => {
  const named = (isChosen: boolean): NamedPlace => ({ place: { ...TOINETTE, name: "Sushi", isChosen }, match: "name" });
  const imported = await suggested("sushi", named(false), 3);
  expect(imported.groups.map(({ group }) => group)).toEqual(["tags", "places"]);
  expect(imported.answer).toMatchObject({ kind: "filters", filters: { meanings: [value("tags", "Japanese")] } });
  const chosen = await suggested("sushi", named(true), 3);
  expect(chosen.groups.map(({ group }) => group)).toEqual(["places", "tags"]);
  expect(chosen.answer).toEqual({ kind: "letters", text: "sushi" });
});
