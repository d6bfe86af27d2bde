import { NO_FILTERS, type PlaceFilters, type SearchMeaning, type SuggestedFilters } from "@flaneur/domain";
import { expect, it } from "vitest";
import { searchAnswer } from "./search-answer.ts";

const SITUATION = { now: { day: 20_780, minute: 750 }, origin: null };
const value = (category: "types" | "tags" | "neighbourhoods", text: string): SearchMeaning => ({
  kind: "value",
  category,
  value: text,
});
const reading = (...meanings: readonly SearchMeaning[]) => ({
  group: "understood" as const,
  meanings,
  words: meanings.map((meaning) => (meaning.kind === "value" ? meaning.value.toLowerCase() : meaning.kind)),
  rest: "",
  score: 97,
});
/** Answers a text that is understood as these meanings, over places of which `has` counts those of some filters. */
const answer = (meanings: readonly SearchMeaning[], has: (filters: PlaceFilters) => number, total = 0) =>
  searchAnswer(
    { count: async (filters) => has(filters), list: async () => ({ places: [] }) },
    {
      typed: "some words",
      readings: meanings.length === 0 ? [] : [reading(...meanings)],
      suggested: [],
      named: null,
      total,
    },
    NO_FILTERS,
    SITUATION,
  );

it("a text that is understood is answered with its filters, also if the letters find places", async () => {
  const bar = value("types", "Bar");
  expect(await answer([bar], () => 3, 8)).toMatchObject({ kind: "filters", filters: { meanings: [bar], total: 3 } });
});

it("a text that means nothing is a search for its letters", async () => {
  expect(await answer([], () => 0, 0)).toEqual({ kind: "letters", text: "some words" });
});

it("names the words that mean nothing, unless they are searched or mentioned", async () => {
  const pub = { ...reading(value("types", "Bar")), rest: "with football", score: 70 };
  const filtersOf = (rest: string, ...words: readonly string[]) => ({ meanings: pub.meanings, words, rest, total: 2 });
  const ask = (filters: SuggestedFilters) =>
    searchAnswer(
      { count: async () => 2, list: async () => ({ places: [] }) },
      {
        typed: "pub with football",
        readings: [pub],
        suggested: [{ score: 40, filters }],
        named: null,
        total: 0,
      },
      NO_FILTERS,
      SITUATION,
    );
  expect(await ask(filtersOf("", "pub"))).toMatchObject({ notUnderstood: "with football" });
  expect(await ask(filtersOf("with football", "pub"))).toMatchObject({ notUnderstood: "" });
  expect(await ask(filtersOf("", "pub", "with football"))).toMatchObject({ notUnderstood: "" });
});

it("the area is let go before the kind, and the kind before a tag", async () => {
  const all = [value("types", "Bar"), value("tags", "Terrace"), value("neighbourhoods", "Le Marais")];
  const withoutArea = await answer(all, ({ neighbourhoods }) => (neighbourhoods.include.length === 0 ? 2 : 0));
  expect(withoutArea).toMatchObject({ filters: { meanings: all.slice(0, 2) }, letGo: ["le marais"] });
  const withoutKind = await answer(all, ({ types }) => (types.include.length === 0 ? 2 : 0));
  expect(withoutKind).toMatchObject({ letGo: ["bar"] });
  const withoutBoth = await answer(all, ({ types, neighbourhoods }) =>
    types.include.length + neighbourhoods.include.length === 0 ? 2 : 0,
  );
  expect(withoutBoth).toMatchObject({ filters: { meanings: [all[1]] }, letGo: ["bar", "le marais"] });
});

it("the time is let go before the kind and a tag, and after the area", async () => {
  const tonight = { kind: "openAt", weekday: null, minute: 1200 } as const;
  const all = [value("types", "Club"), value("tags", "Spa"), tonight, value("neighbourhoods", "Le Marais")];
  const withoutTime = await answer(all, ({ hours }) => (hours === null ? 2 : 0));
  expect(withoutTime).toMatchObject({ letGo: ["openAt"] });
  const withoutBoth = await answer(all, ({ hours, neighbourhoods }) =>
    hours === null && neighbourhoods.include.length === 0 ? 2 : 0,
  );
  expect(withoutBoth).toMatchObject({ letGo: ["openAt", "le marais"] });
});

it("of two tags, the one that is typed last is let go", async () => {
  const tags = [value("tags", "Vegan"), value("tags", "Brunch")];
  const vegan = await answer(tags, ({ wishes }) => (wishes.length === 1 ? 2 : 0));
  expect(vegan).toMatchObject({ filters: { meanings: tags.slice(0, 1) }, letGo: ["brunch"] });
});

it("a long text is answered after a limited number of counted lists", async () => {
  let counted = 0;
  const many = Array.from({ length: 60 }, (_, at) => value("tags", `Tag ${at}`));
  await answer(many, () => {
    counted += 1;
    return 0;
  });
  expect(counted).toBeLessThanOrEqual(12);
});
