import { listSearchSuggestions, type SearchSuggestionsBody } from "@flaneur/contract";
import {
  originFromParameters,
  parisTime,
  parseParisTime,
  placeFiltersFromParameters,
  type SearchAnswer,
  type SuggestedFilters,
} from "@flaneur/domain";
import { type SuggestedPlace, suggestSearch } from "@flaneur/place-index";
import type { OpenAPIHono, z } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { vocabulary } from "./phrases.ts";
import { searchedPlaces } from "./searched-places.ts";

/** Adds the call that suggests places and filters during typing. */
export function searchRoutes(app: OpenAPIHono, db: Db, search: PlaceSearch, bodies: PlaceBodies): void {
  const searched = searchedPlaces(db, search);
  app.openapi(routeOf(listSearchSuggestions), async (context) => {
    const { q, now: moment, ...parameters } = context.req.valid("query");
    const now = (moment === undefined ? null : parseParisTime(moment)) ?? parisTime(Date.now());
    const situation = { now, origin: originFromParameters(parameters) };
    const { groups, total, answer } = await suggestSearch(
      searched,
      vocabulary(),
      q,
      placeFiltersFromParameters(parameters),
      situation,
    );
    const body = groups.map(
      async (group): Promise<GroupBody> => ({
        group: group.group,
        places: "places" in group ? await placesOf(group.places, bodies) : [],
        filters: "filters" in group ? group.filters.map(filtersBody) : [],
      }),
    );
    return context.json({ groups: await Promise.all(body), total, answer: answerBody(answer) }, 200);
  });
}

const answerBody = (answer: SearchAnswer): z.input<typeof SearchSuggestionsBody>["answer"] =>
  answer.kind === "letters"
    ? { text: answer.text, filters: null, letGo: [], notUnderstood: "" }
    : {
        text: null,
        filters: filtersBody(answer.filters),
        letGo: [...answer.letGo],
        notUnderstood: answer.notUnderstood,
      };

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
