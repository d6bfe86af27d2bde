import {
  FILTER_CATEGORIES,
  MAX_SEARCH_LENGTH,
  PLACE_STATUSES,
  SUGGESTION_GROUPS,
  TRANSPORT_MODES,
  TRAVEL_LIMITS,
} from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { parisMinute, safeText } from "../http/parameters.ts";
import { PinsQuery, PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";

export const SearchSuggestQuery = PinsQuery.safeExtend({
  q: safeText(MAX_SEARCH_LENGTH, "Send q, the text that has been typed").openapi({
    description: "The text in the search box, complete or not.",
    example: "pizza 11e",
  }),
  now: parisMinute.optional().openapi({
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
    .openapi({ description: "0 for Monday to 6 for Sunday; null for the next occurrence of the time." }),
  minute: z.number().int().min(0).max(1439).openapi({ description: "Minutes since midnight." }),
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
        .openapi({ description: "True if the words exclude the value: 'not vegan'. Otherwise absent." }),
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
      mode: z.enum(TRANSPORT_MODES).nullable().openapi({ description: "Null if the text names no mode." }),
    }),
    z.object({ kind: z.literal("near"), station: z.string() }),
    z.object({ kind: z.literal("street"), name: z.string() }),
  ])
  .openapi("SearchMeaning", {
    description:
      "A filter that was recognised in the words of a search. `openLate` matches places open at 23:30 today, and `closedAt` those closed at a time. `within` limits the " +
      "travel time from the location in the other parameters. `street` searches for its name in addresses.",
  });

const SuggestedPlace = PlaceBody.extend({
  otherName: z
    .string()
    .nullable()
    .openapi({ description: "The other name by which the place was found; null if it was found by its own name." }),
}).openapi("SuggestedPlace", { example: { ...PLACE_EXAMPLE, otherName: null } });

const SuggestedFilters = z
  .object({
    meanings: z.array(SearchMeaningBody),
    words: z.array(z.string()).openapi({ description: "The words that mean each filter, in the order of `meanings`." }),
    rest: z.string().openapi({ description: "The words that mean no filter. They remain the text of the search." }),
    total: z.number().int().min(1).openapi({
      description: "The number of places that the filters lead to. Without a location, a travel time is ignored.",
    }),
  })
  .openapi("SuggestedFilters");

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
      .openapi({ description: "The groups with suggestions, the best match first." }),
    total: z.number().int().openapi({
      description: "The number of places with the text in their name or address, under the other parameters.",
    }),
  })
  .openapi("SearchSuggestions", {
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
    },
  });
