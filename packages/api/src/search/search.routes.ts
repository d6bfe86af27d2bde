import { parisTime, parseParisTime, placeFiltersFromParameters } from "@flaneur/domain";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { json } from "../http/contents.ts";
import { commonFailures } from "../http/errors.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { SearchSuggestionsBody, SearchSuggestQuery } from "./search.schemas.ts";
import { suggestSearch } from "./suggest-search.ts";

const suggestions = createRoute({
  method: "get",
  path: "/search/suggest",
  tags: ["Places"],
  summary: "What a text in the search box may mean",
  description:
    "Places by their names in any order and with spelling mistakes, and filters that the words mean: types, tags, " +
    "statuses, opening hours, arrondissements, neighbourhoods, stations and streets, in English and French. Every " +
    "suggestion leads to at least one place under the filters of the other parameters.",
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
    const { groups, total } = await suggestSearch(search, q, placeFiltersFromParameters(parameters), now);
    const body = await Promise.all(
      groups.map(async (group) => {
        if (group.group !== "places") {
          return {
            group: group.group,
            places: [],
            filters: group.filters.map(({ meanings, ...rest }) => ({ meanings: [...meanings], ...rest })),
          };
        }
        const found = await bodies(
          group.places.map(({ place }) => place),
          true,
        );
        const places = found.map((place, at) => ({ ...place, otherName: group.places[at]?.otherName ?? null }));
        return { group: group.group, places, filters: [] };
      }),
    );
    return context.json({ groups: body, total }, 200);
  });
}
