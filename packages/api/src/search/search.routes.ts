import {
  originFromParameters,
  parisTime,
  parseParisTime,
  placeFiltersFromParameters,
  type SuggestedFilters,
} from "@flaneur/domain";
import { createRoute, type OpenAPIHono, type z } from "@hono/zod-openapi";
import { json } from "../http/contents.ts";
import { commonFailures } from "../http/errors.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { SearchSuggestionsBody, SearchSuggestQuery } from "./search.schemas.ts";
import { type SuggestedPlace, suggestSearch } from "./suggest-search.ts";

const suggestions = createRoute({
  method: "get",
  path: "/search/suggest",
  tags: ["Places"],
  summary: "What a text in the search box may mean",
  description:
    "Places by their names in any order and with spelling mistakes, and filters that the words mean: types, tags, " +
    "statuses, opening hours, travel times, arrondissements, neighbourhoods, stations and streets, in English and " +
    "French. Each of these filters leads to at least one place under the other parameters.",
  request: { query: SearchSuggestQuery },
  responses: {
    200: { description: "The suggestions, the best first", content: json(SearchSuggestionsBody) },
    ...commonFailures,
  },
});

/** Adds the call that suggests places and filters during typing. */
export function searchRoutes(app: OpenAPIHono, search: PlaceSearch, bodies: PlaceBodies): void {
  app.openapi(suggestions, async (context) => {
    const { q, now: moment, ...parameters } = context.req.valid("query");
    const now = (moment === undefined ? null : parseParisTime(moment)) ?? parisTime(Date.now());
    const situation = { now, origin: originFromParameters(parameters) };
    const { groups, total } = await suggestSearch(search, q, placeFiltersFromParameters(parameters), situation);
    const body = groups.map(
      async (group): Promise<GroupBody> => ({
        group: group.group,
        places: "places" in group ? await placesOf(group.places, bodies) : [],
        filters: "filters" in group ? group.filters.map(filtersBody) : [],
      }),
    );
    return context.json({ groups: await Promise.all(body), total }, 200);
  });
}

type GroupBody = z.input<typeof SearchSuggestionsBody>["groups"][number];

const filtersBody = ({ meanings, words, rest, total }: SuggestedFilters) => ({
  meanings: [...meanings],
  words: [...words],
  rest,
  total,
});

async function placesOf(suggested: readonly SuggestedPlace[], bodies: PlaceBodies) {
  const found = await bodies(
    suggested.map(({ place }) => place),
    true,
  );
  return found.map((place, at) => ({ ...place, otherName: suggested[at]?.otherName ?? null }));
}
