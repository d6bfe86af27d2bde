import {
  isCategory,
  MEDIA_KIND_NAMES,
  PLACE_STATUSES,
  SEARCH_MEANING_NAMES,
  type SearchAnswer,
  type SearchMeaning,
  SUGGESTION_GROUP_NAMES,
  TRANSPORT_MODE_NAMES,
  valuesByName,
} from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { graphActor, networkReturnActor } from "../../query/query.actors.ts";
import type { ListingConditions } from "../places/listing-conditions.ts";
import { SearchSuggestionsQuery } from "./search-suggestions.graphql.ts";
import { type SuggestQuery, type SuggestResult, suggestionsMachine } from "./suggest.machine.ts";
import { suggestionVariables } from "./suggestion-variables.ts";

type Found = ResultOf<typeof SearchSuggestionsQuery>["searchSuggestions"];
type FoundFilters = Found["groups"][number]["filters"][number];

const GROUPS = valuesByName(SUGGESTION_GROUP_NAMES);
const MEANINGS = valuesByName(SEARCH_MEANING_NAMES);
const MODES = valuesByName(TRANSPORT_MODE_NAMES);
const MEDIA_KINDS = valuesByName(MEDIA_KIND_NAMES);

function readMeaning(meaning: FoundFilters["meanings"][number]): readonly SearchMeaning[] {
  const { kind: name, category, value, negated, either, weekday, minutes, mode } = meaning;
  const kind = MEANINGS[name];
  switch (kind) {
    case "openNow":
    case "openLate":
    case "closedNow":
      return [{ kind }];
    case "openAt":
    case "closedAt":
      return minutes === null ? [] : [{ kind, weekday, minute: minutes }];
    case "within":
      return minutes === null ? [] : [{ kind, minutes, mode: mode && MODES[mode] }];
    case "value":
      return category !== null && value !== null && isCategory(category)
        ? [
            {
              kind,
              category,
              value,
              ...(negated === true ? { negated: true as const } : {}),
              ...(either === true ? { either: true as const } : {}),
            },
          ]
        : [];
    case "status": {
      const status = PLACE_STATUSES.find((each) => each === value);
      return status === undefined ? [] : [{ kind, status }];
    }
    case "near":
      return value === null || minutes === null ? [] : [{ kind, place: value, minutes }];
    case "mentions":
      return value === null ? [] : [{ kind, text: value }];
    case "street":
      return value === null ? [] : [{ kind, name: value }];
  }
}

/** Reads filters. Filters with a meaning that this app does not know are left out: they would apply incompletely. */
function readFilters({ meanings, words, rest, total }: FoundFilters) {
  const known = meanings.flatMap(readMeaning);
  return known.length < meanings.length ? [] : [{ meanings: known, words, rest, total }];
}

function readAnswer({ text, filters, letGo, notUnderstood }: Found["answer"]): SearchAnswer {
  const [known] = filters === null ? [] : readFilters(filters);
  return known === undefined
    ? { kind: "letters", text: text ?? "" }
    : { kind: "filters", filters: known, letGo, notUnderstood };
}

/** Reads what the graph returns for a text. */
export const readSuggestions = ({ groups, total, answer }: Found): SuggestResult => ({
  total,
  answer: readAnswer(answer),
  groups: groups.map(({ group, places, filters }) => ({
    group: GROUPS[group],
    places: places.map(({ place, otherName }) => ({
      place: { ...place, media: place.media.map(({ kind, url }) => ({ kind: MEDIA_KINDS[kind], url })) },
      otherName,
    })),
    filters: filters.flatMap(readFilters),
  })),
});

/** The machine that loads the suggestions for a text from the graph. */
export const hostedSuggestions = (
  graph: Graph,
  { location, now }: Pick<ListingConditions, "location" | "now">,
): typeof suggestionsMachine =>
  suggestionsMachine.provide({
    actors: {
      load: graphActor({
        graph,
        document: SearchSuggestionsQuery,
        variables: (query: SuggestQuery) => suggestionVariables(query, now(), location()),
        read: ({ searchSuggestions }) => readSuggestions(searchSuggestions),
      }),
      networkReturn: networkReturnActor,
    },
  });
