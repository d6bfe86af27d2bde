import { type FilterState, INITIAL_FILTERS, NO_FACETS, selectTab, setSearch, toggleValue } from "@flaneur/domain";
import { en } from "@flaneur/ui/messages";
import type { Suggestion } from "@flaneur/ui/places-screen";
import { expect, it } from "vitest";
import { createGraph } from "../../graph/graph.ts";
import { loadSuggestions } from "./load-suggestions.ts";

const options = {
  types: ["Bar"],
  arrondissements: ["75011"],
  tagCategories: [{ name: "Food", tags: ["Pizza"] }],
  allCurated: true,
  counts: null,
};
const pizzaInParks = setSearch(toggleValue(INITIAL_FILTERS, "types", "Park"), "pizza");

/**
 * Loads suggestions from a gateway that counts three places with the tag Pizza, two for the corrected search, and five
 * for the search without other filters.
 */
function load(filters: FilterState) {
  const requests: { operationName: string; variables: unknown }[] = [];
  const graph = createGraph({
    send: async (_, init) => {
      requests.push(JSON.parse(String(init?.body)));
      const facets = {
        __typename: "Facets",
        ...NO_FACETS,
        tags: [{ __typename: "FacetCount", value: "Pizza", count: 3 }],
      };
      const suggestion = { __typename: "SearchSuggestion", search: "Pizzeria", total: 2 };
      const pagination = { __typename: "Pagination", total: 5 };
      return Response.json({
        data: {
          empty: { __typename: "PlaceList", suggestion },
          withoutSearch: { __typename: "PlaceList", facets },
          searchOnly: { __typename: "PlaceList", pagination },
        },
      });
    },
  });
  const found: (readonly Suggestion[])[] = [];
  const stop = loadSuggestions(
    { graph, filters, location: null, now: { day: 20_779, minute: 930 }, options, messages: en },
    (each) => found.push(each),
  );
  return { requests, found, stop };
}

it("one request loads the corrected search, counts without a search, and the count of the search alone", async () => {
  const { requests, found, stop } = load(pizzaInParks);
  await expect.poll(() => found).not.toEqual([]);
  stop();
  const none = { include: [], exclude: [], join: "AND" };
  const park = { ...none, include: ["Park"] };
  expect(requests).toMatchObject([
    {
      operationName: "SuggestionCounts",
      variables: {
        empty: { types: park, tags: none, search: "pizza" },
        withoutSearch: { types: park, tags: none, search: "" },
        searchOnly: { types: none, tags: none, search: "pizza" },
      },
    },
  ]);
  expect(found.at(-1)?.map(({ words, count }) => [words, count])).toEqual([
    ["Pizza is a tag", 3],
    ["Did you mean Pizzeria?", 2],
    ["Without other filters", 5],
  ]);
});

it("no suggestions are loaded on the Favorites tab", async () => {
  const { requests: ofFavorites, found: inFavorites, stop: leave } = load(selectTab(pizzaInParks, "favorites"));
  const { found, stop } = load(pizzaInParks);
  await expect.poll(() => found).not.toEqual([]);
  stop();
  leave();
  expect([ofFavorites, inFavorites]).toEqual([[], []]);
});

it("a cancelled load of suggestions reports nothing", async () => {
  const stopped = load(pizzaInParks);
  stopped.stop();
  const { found, stop } = load(pizzaInParks);
  await expect.poll(() => found).not.toEqual([]);
  stop();
  expect(stopped.found).toEqual([]);
});
