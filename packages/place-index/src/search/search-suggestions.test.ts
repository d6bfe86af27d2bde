import { NO_FILTERS, type Place } from "@flaneur/domain";
import { expect, it } from "vitest";
import { suggestSearch } from "./search-suggestions.ts";
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
  ratingSource: null,
  wheelchair: null,
  isChosen: false,
};

/** Returns the suggestions for a text, over places of which one has a name that is similar to the text. */
const suggested = (text: string) =>
  suggestSearch(
    {
      list: async () => ({ places: [] }),
      count: async () => 0,
      find: async () => [{ place: TOINETTE, match: "similar" }],
      locate: async () => null,
    },
    createVocabulary([], []),
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
