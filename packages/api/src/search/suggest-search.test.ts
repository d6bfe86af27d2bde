import { clockText, NO_FILTERS, parseNear, type SearchSituation } from "@flaneur/domain";
import { type SearchedPlaces, suggestSearch } from "@flaneur/place-index";
import { afterAll, beforeAll, expect, it } from "vitest";
import { searchOver } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { NOON, readSearchCases } from "../../testing/search-cases.ts";
import { seedOnce } from "../import/seed.ts";
import type { OpenSearch } from "../places/place-search.ts";
import { vocabulary } from "./phrases.ts";
import { searchedPlaces } from "./searched-places.ts";

/** Queries as visitors type them, each with the first suggestion: `pizza 11e → understood: Pizza + 75011`. */
const QUERIES = readSearchCases("visitor-queries.txt");

const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const SITUATION: SearchSituation = { now: NOON, origin: null };

describeOnPostgres("suggestions for a search", (database) => {
  let open: OpenSearch;
  let search: SearchedPlaces;
  beforeAll(async () => {
    const { db } = database();
    await seedOnce(db);
    open = searchOver(db);
    search = searchedPlaces(db, open);
  });
  afterAll(() => open.close());

  async function firstOf(text: string): Promise<string> {
    const [group] = (await suggestSearch(search, vocabulary(), text, NO_FILTERS, SITUATION)).groups;
    if (group === undefined) return "nothing";
    if (!("filters" in group)) return `${group.group}: ${group.places[0]?.place.name}`;
    const words = group.filters[0]?.meanings.map((meaning) => {
      switch (meaning.kind) {
        case "value":
          return meaning.negated === true ? `not ${meaning.value}` : meaning.value;
        case "near":
          return parseNear(meaning.place).name;
        case "mentions":
          return `mentions ${meaning.text}`;
        case "status":
          return meaning.status;
        case "street":
          return meaning.name;
        case "openAt":
          return `open ${meaning.weekday === null ? "" : `${WEEKDAYS[meaning.weekday]} `}${clockText(meaning.minute)}`;
        case "closedAt":
          return `closed ${meaning.weekday === null ? "" : `${WEEKDAYS[meaning.weekday]} `}${clockText(meaning.minute)}`;
        case "within":
          return `${meaning.minutes} min${meaning.mode === null ? "" : ` ${meaning.mode}`}`;
        default:
          return meaning.kind;
      }
    });
    return `${group.group}: ${words?.join(" + ")}`;
  }

  it("begin with the expected suggestion, for each query in visitor-queries.txt", async () => {
    const answers: (readonly [string | undefined, string])[] = [];
    for (const [query = ""] of QUERIES) answers.push([query, await firstOf(query)]);
    expect(answers).toEqual(QUERIES);
  });

  it("match at least one place, even when the listing already has a filter", async () => {
    const filters = { ...NO_FILTERS, types: { include: ["Bar"], exclude: [], join: "AND" as const } };
    for (const [query = ""] of QUERIES) {
      for (const group of (await suggestSearch(search, vocabulary(), query, filters, SITUATION)).groups) {
        if ("filters" in group) for (const { total } of group.filters) expect(total).toBeGreaterThan(0);
      }
    }
  });

  it("include, after the filters, places that have the type and all tags of the search", async () => {
    const { groups } = await suggestSearch(search, vocabulary(), "museum rainy day kids", NO_FILTERS, SITUATION);
    const [understood, places] = groups;
    if (understood === undefined || !("filters" in understood) || places === undefined || !("places" in places))
      throw new Error("The filters are not followed by places.");
    expect(places.group).toBe("places");
    expect(places.places.length).toBeGreaterThan(0);
    for (const { place } of places.places) {
      expect(place.types).toContain("Museum");
      expect(place.tags).toEqual(expect.arrayContaining(["Rainy day", "Kids"]));
    }
  });

  it("do not include 'open now' next to a word that may mean another time", async () => {
    const { groups } = await suggestSearch(search, vocabulary(), "museum open early", NO_FILTERS, SITUATION);
    const meant = groups
      .flatMap((group) => ("filters" in group ? group.filters : []))
      .flatMap(({ meanings }) => meanings);
    expect(meant).toContainEqual({ kind: "value", category: "types", value: "Museum" });
    expect(meant).not.toContainEqual({ kind: "openNow" });
  });

  it("interpret 'open late' as 'open now' after 23:30", async () => {
    const meant = async (minute: number) => {
      const { groups } = await suggestSearch(search, vocabulary(), "open late", NO_FILTERS, {
        now: { ...NOON, minute },
        origin: null,
      });
      return groups.flatMap((group) => ("filters" in group ? group.filters.flatMap(({ meanings }) => meanings) : []));
    };
    expect(await meant(23 * 60 + 30)).toEqual([{ kind: "openLate" }]);
    expect(await meant(23 * 60 + 31)).toEqual([{ kind: "openNow" }]);
  });

  it("name the other name by which a place was found", async () => {
    const { groups } = await suggestSearch(search, vocabulary(), "eiffel tower", NO_FILTERS, SITUATION);
    expect(groups[0]).toMatchObject({ places: [{ place: { name: "Tour Eiffel" }, otherName: "Eiffel Tower" }] });
  });

  it("name the other name of a place that a question asks about", async () => {
    const { groups } = await suggestSearch(search, vocabulary(), "eiffel tower tickets", NO_FILTERS, SITUATION);
    expect(groups[0]).toMatchObject({ group: "places", places: [{ otherName: "Eiffel Tower" }] });
  });

  it("have no group twice, even when a filter and a name match different places", async () => {
    const texts = ["cinema", "library", "market", "museum"].flatMap((type) =>
      ["75005", "75008", "75013", "75018"].map((area) => `${type} ${area} septime`),
    );
    for (const text of texts) {
      const { groups } = await suggestSearch(search, vocabulary(), text, NO_FILTERS, SITUATION);
      const names = groups.map(({ group }) => group);
      expect([text, names]).toEqual([text, [...new Set(names)]]);
    }
  });
});
