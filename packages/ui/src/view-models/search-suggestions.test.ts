import type { SearchMeaning } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { MUSEUMS, NOTHING, PIZZA } from "../fixtures/found-suggestions.ts";
import { places } from "../fixtures/places.ts";
import { durationText } from "../lib/travel-text.ts";
import { en } from "../messages/en/base.ts";
import { fr } from "../messages/fr.ts";
import { searchOffer } from "./search-offer.ts";
import { type FoundSuggestions, rowsOf, searchSuggestionsState } from "./search-suggestions.ts";

const shown = { open: true, found: MUSEUMS, failed: false, located: true };
const filtersOf = (typed: string, total: number, ...meanings: SearchMeaning[]): FoundSuggestions => ({
  typed,
  groups: [
    { group: "understood", places: [], filters: [{ meanings, words: meanings.map(() => typed), rest: "", total: 3 }] },
  ],
  total,
});
const offered = (found: FoundSuggestions) => {
  const offer = searchOffer(found, true, en);
  return offer && [offer.words, offer.count];
};

describe("the rows of the suggestions", () => {
  it("are the groups in their order, then the search for the text", () => {
    const rows = rowsOf(searchSuggestionsState(shown, en));
    expect(rows.map((row) => row.kind)).toEqual([
      ...Array.from({ length: 4 }, () => "place"),
      "filters",
      "filters",
      "filters",
      "text",
    ]);
  });

  it("end with the search for the text also if it finds nothing", () => {
    const rows = rowsOf(searchSuggestionsState({ ...shown, found: PIZZA }, en));
    expect(rows.at(-1)).toEqual({ kind: "text", text: PIZZA.typed, total: 0 });
    expect(rowsOf(searchSuggestionsState({ ...shown, found: NOTHING }, en))).toEqual([
      { kind: "text", text: NOTHING.typed, total: 0 },
    ]);
  });

  it("join tags with 'or' only if one of them is enough", () => {
    const words = (text: string, either: { readonly either?: true }) => {
      const [vegan, brunch] = ["Vegan", "Brunch"].map(
        (tag): SearchMeaning => ({ kind: "value", category: "tags", value: tag, ...either }),
      );
      if (vegan === undefined || brunch === undefined) throw new Error("no tags");
      return rowsOf(searchSuggestionsState({ ...shown, found: filtersOf(text, 0, vegan, brunch) }, en))[0];
    };
    expect(words("vegan or brunch", { either: true })).toMatchObject({ words: ["Vegan or Brunch"] });
    expect(words("vegan brunch", {})).toMatchObject({ words: ["Vegan", "Brunch"] });
  });

  it("have a heading that names the other filters above the places that are in other arrondissements", () => {
    const state = searchSuggestionsState({ ...shown, found: PIZZA }, en);
    expect(state.status === "ready" && state.groups.map(({ title }) => title)).toContain(
      "Pizza in other arrondissements",
    );
  });

  it("are preceded by the parts that were understood, each with the text that remains when the part is removed", () => {
    const state = searchSuggestionsState({ ...shown, found: PIZZA }, en);
    expect(state.status === "ready" && state.understood?.parts).toMatchObject([
      { words: "Pizza", textWithout: "11e open now chez" },
      { words: "11e Arrondissement", textWithout: "pizza open now chez" },
      { words: "Open now", textWithout: "pizza 11e chez" },
    ]);
  });

  it("have the words of each filter in the language of the page", () => {
    const [first] = rowsOf(searchSuggestionsState({ ...shown, found: PIZZA }, fr));
    expect(first).toMatchObject({
      words: ["Pizza", "11e arrondissement", "Ouvert maintenant", fr.chips.search("chez")],
    });
  });

  it("name the travel time with its mode, and the weekday and the time of opening hours", () => {
    const found = filtersOf(
      "on foot on Monday",
      0,
      { kind: "within", minutes: 15, mode: "walking" },
      { kind: "openAt", weekday: 0, minute: 20 * 60 },
      { kind: "openAt", weekday: null, minute: 20 * 60 },
    );
    const wordsIn = (messages: typeof en) => rowsOf(searchSuggestionsState({ ...shown, found }, messages))[0];
    expect(wordsIn(en)).toMatchObject({ words: ["Within 15 min on foot", "Open Monday 20:00 or Open at 20:00"] });
    expect(wordsIn(fr)).toMatchObject({
      words: [
        `${fr.chips.travelTime(durationText(15, fr))} à pied`,
        `${fr.chips.hours("open", fr.chips.weeklyTime(0, "20:00"))} ou Ouvert à 20:00`,
      ],
    });
  });

  it("name excluded values with 'not', each of them apart from the included ones", () => {
    const value = (tag: string, isNegated: boolean): SearchMeaning => ({
      kind: "value",
      category: "tags",
      value: tag,
      ...(isNegated ? { negated: true } : { either: true }),
    });
    const found = filtersOf(
      "terrace or garden not vegan or brunch",
      0,
      value("Terrace", false),
      value("Garden", false),
      value("Vegan", true),
      value("Brunch", true),
    );
    const state = (messages: typeof en) => searchSuggestionsState({ ...shown, found }, messages);
    expect(rowsOf(state(en))[0]).toMatchObject({ words: ["Terrace or Garden", "not Vegan", "not Brunch"] });
    const french = (tag: string) => fr.categories.tags.value(tag);
    expect(rowsOf(state(fr))[0]).toMatchObject({
      words: [`${french("Terrace")} ou ${french("Garden")}`, `sauf ${french("Vegan")}`, `sauf ${french("Brunch")}`],
    });
    const shownParts = state(en);
    expect(shownParts.status === "ready" && shownParts.understood?.parts.at(-1)?.words).toBe("not Brunch");
  });

  it("say that places are closed if the search has a closing word", () => {
    const found = filtersOf(
      "closed",
      0,
      { kind: "closedAt", weekday: 6, minute: 12 * 60 },
      { kind: "closedNow" },
      { kind: "closedAt", weekday: null, minute: 20 * 60 },
    );
    const wordsIn = (messages: typeof en) => rowsOf(searchSuggestionsState({ ...shown, found }, messages))[0];
    expect(wordsIn(en)).toMatchObject({ words: ["Closed Sunday 12:00 or Closed at 20:00", "Closed now"] });
    expect(wordsIn(fr)).toMatchObject({
      words: [`${fr.chips.hours("closed", fr.chips.weeklyTime(6, "12:00"))} ou Fermé à 20:00`, "Fermé maintenant"],
    });
  });

  it("have no count for a travel time without a location", () => {
    const found = filtersOf("within 15 minutes", 0, { kind: "within", minutes: 15, mode: null });
    const countOf = (located: boolean) => rowsOf(searchSuggestionsState({ ...shown, found, located }, en))[0];
    expect(countOf(false)).toMatchObject({ words: ["Within 15 min"], count: null });
    expect(countOf(true)).toMatchObject({ words: ["Within 15 min"], count: 3 });
  });

  it("are replaced by 'Try again' after a failure", () => {
    expect(rowsOf(searchSuggestionsState({ ...shown, failed: true }, en))).toEqual([{ kind: "retry" }]);
  });

  it("are absent while the list is closed or the first suggestions are loading", () => {
    expect(rowsOf(searchSuggestionsState({ ...shown, open: false }, en))).toEqual([]);
    expect(rowsOf(searchSuggestionsState({ ...shown, found: null }, en))).toEqual([]);
  });
});

describe("the offer above the places of a search", () => {
  it("announces that a travel time needs a location", () => {
    const found = filtersOf("within 15 minutes", 0, { kind: "within", minutes: 15, mode: null });
    expect(searchOffer(found, false, en)).toMatchObject({
      count: null,
      announcement: "Understood as Within 15 min, Set Location.",
    });
  });

  it("has names with an en dash, like the listing", () => {
    const [found] = offered(filtersOf("javel", 9, { kind: "near", place: "Javel - André Citroën", minutes: 15 })) ?? [];
    expect(found).toBe("Javel\u00a0– André Citroën is a station");
  });

  it("names the kind of a single value, station or street", () => {
    expect(offered(filtersOf("museum", 9, { kind: "value", category: "types", value: "Museum" }))).toEqual([
      "Museum is a type",
      3,
    ]);
    expect(offered(filtersOf("abbesses", 9, { kind: "near", place: "Abbesses", minutes: 15 }))).toEqual([
      "Abbesses is a station",
      3,
    ]);
    expect(offered(filtersOf("rue de rivoli", 0, { kind: "street", name: "Rue de Rivoli" }))).toEqual([
      "Rue de Rivoli is a street",
      3,
    ]);
  });

  it("does not say of an excluded value that it is what the search means", () => {
    const vegan = { kind: "value", category: "tags", value: "Vegan", negated: true } as const;
    expect(offered(filtersOf("not vegan", 0, vegan))).toEqual(["Understood as not Vegan", 3]);
  });

  it("lists several filters and the words that remain a search text", () => {
    expect(offered(PIZZA)).toEqual(["Understood as Pizza, 11e Arrondissement, Open now, “chez”", 2]);
    expect(offered(filtersOf("open now", 0, { kind: "openNow" }))).toEqual(["Understood as Open now", 3]);
  });

  it("is a place that the listing itself does not show, because its name differs from the text", () => {
    const [place] = places;
    if (place === undefined) throw new Error("There are no places.");
    const found = (total: number, otherName: string | null): FoundSuggestions => ({
      typed: "eiffel tower",
      groups: [{ group: "places", places: [{ place, otherName }], filters: [] }],
      total,
    });
    expect(offered(found(4, "Eiffel Tower"))).toEqual([`${place.name}, also Eiffel Tower`, 1]);
    // Without results, the text is a misspelt name.
    expect(offered(found(0, null))).toEqual([place.name, 1]);
    // With results, the listing itself shows the place.
    expect(offered(found(4, null))).toBeNull();
  });

  it("is absent if the listing shows it already, or if the search means nothing", () => {
    expect(offered(filtersOf("rue de rivoli", 9, { kind: "street", name: "Rue de Rivoli" }))).toBeNull();
    expect(offered(NOTHING)).toBeNull();
  });
});
