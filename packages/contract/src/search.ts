import {
  FILTER_CATEGORIES,
  MAX_NEAR_MINUTES,
  MAX_SEARCH_LENGTH,
  PLACE_STATUSES,
  SUGGESTION_GROUPS,
  TRANSPORT_MODES,
  TRAVEL_LIMITS,
} from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { json } from "./contents.ts";
import { commonFailures } from "./failures.ts";
import { parisMinute, safeText } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";
import { PinsQuery } from "./place-queries.ts";
import { ReadSuggestions } from "./read-search.ts";

export const SearchSuggestQuery = PinsQuery.safeExtend({
  q: safeText(MAX_SEARCH_LENGTH, "Send q, the text that has been typed").meta({
    description: "The text in the search box, complete or not.",
    example: "pizza 11e",
  }),
  now: parisMinute.optional().meta({
    description: "The moment that 'open now' refers to, in Paris time. Default: the current time of the server.",
    example: "2026-11-22T15:30",
  }),
});

const weeklyTime = {
  weekday: z
    .number()
    .int()
    .min(0)
    .max(6)
    .nullable()
    .meta({ description: "0 for Monday to 6 for Sunday; null for the next occurrence of the time." }),
  minute: z.number().int().min(0).max(1439).meta({ description: "Minutes since midnight." }),
};

export const SearchMeaningBody = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("value"),
      category: z.enum(FILTER_CATEGORIES),
      value: z.string(),
      negated: z
        .literal(true)
        .optional()
        .meta({ description: "True if the words exclude the value: 'not vegan'. Otherwise absent." }),
      either: z.literal(true).optional().meta({
        description:
          "True if one of several values is enough: 'vegan or vegetarian'. Otherwise a place needs each tag.",
      }),
    }),
    z.object({ kind: z.literal("status"), status: z.enum(PLACE_STATUSES) }),
    z.object({ kind: z.literal("openNow") }),
    z.object({ kind: z.literal("openLate") }),
    z.object({ kind: z.literal("openAt"), ...weeklyTime }),
    z.object({ kind: z.literal("closedNow") }),
    z.object({ kind: z.literal("closedAt"), ...weeklyTime }),
    z.object({
      kind: z.literal("within"),
      minutes: z.number().int().min(TRAVEL_LIMITS.min).max(TRAVEL_LIMITS.max),
      mode: z.enum(TRANSPORT_MODES).nullable().meta({ description: "Null if the text names no mode." }),
    }),
    z.object({
      kind: z.literal("near"),
      place: z.string().meta({ description: "A value of the parameter `near`." }),
      minutes: z.number().int().min(1).max(MAX_NEAR_MINUTES),
    }),
    z.object({ kind: z.literal("mentions"), text: z.string() }),
    z.object({ kind: z.literal("street"), name: z.string() }),
  ])
  .meta({
    id: "SearchMeaning",
    description:
      "A filter that was recognised in the words of a search. `openLate` matches places open at 23:30 today, and `closedAt` those closed at a time. `within` limits the " +
      "travel time from the location in the other parameters. `street` searches for its name in addresses.",
  });

const SuggestedPlace = PlaceBody.extend({
  otherName: z
    .string()
    .nullable()
    .meta({ description: "The other name by which the place was found; null if it was found by its own name." }),
}).meta({ id: "SuggestedPlace", example: { ...PLACE_EXAMPLE, otherName: null } });

const SuggestedFilters = z
  .object({
    meanings: z.array(SearchMeaningBody),
    words: z.array(z.string()).meta({ description: "The words that mean each filter, in the order of `meanings`." }),
    rest: z.string().meta({ description: "The words that mean no filter. They remain the text of the search." }),
    total: z.number().int().min(1).meta({
      description: "The number of places that the filters lead to. Without a location, a travel time is ignored.",
    }),
  })
  .meta({ id: "SuggestedFilters" });

const SearchAnswerBody = z
  .object({
    text: z.string().nullable().meta({
      description: "The text to search for in names and addresses; null if filters are applied.",
    }),
    filters: SuggestedFilters.nullable().meta({ description: "The filters to apply; null if a text is searched." }),
    letGo: z.array(z.string()).meta({
      description: "Words of the text whose meanings `filters` leave out, because no place has everything.",
    }),
    notUnderstood: z.string().meta({ description: "Words of the text that mean no filter and are left out." }),
  })
  .meta({ id: "SearchAnswer", description: "What the Enter key does with the text." });

export const SearchSuggestionsBody = z
  .object({
    groups: z
      .array(
        z.object({
          group: z.enum(SUGGESTION_GROUPS),
          places: z.array(SuggestedPlace),
          filters: z.array(SuggestedFilters),
        }),
      )
      .meta({ description: "The groups with suggestions, the best match first." }),
    total: z.number().int().meta({
      description: "The number of places with the text in their name or address, under the other parameters.",
    }),
    answer: SearchAnswerBody,
  })
  .meta({
    id: "SearchSuggestions",
    example: {
      groups: [
        {
          group: "understood",
          places: [],
          filters: [
            {
              meanings: [
                { kind: "value", category: "tags", value: "Pizza" },
                { kind: "value", category: "arrondissements", value: "75011" },
              ],
              words: ["pizza", "11e"],
              rest: "",
              total: 2,
            },
          ],
        },
      ],
      total: 0,
      answer: {
        text: null,
        filters: {
          meanings: [
            { kind: "value", category: "tags", value: "Pizza" },
            { kind: "value", category: "arrondissements", value: "75011" },
          ],
          words: ["pizza", "11e"],
          rest: "",
          total: 2,
        },
        letGo: [],
        notUnderstood: "",
      },
    },
  });
export const listSearchSuggestions = defineCall(
  {
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
  },
  ReadSuggestions,
);
