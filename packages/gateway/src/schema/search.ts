import { listSearchSuggestions, type Suggestions } from "@flaneur/contract";
import {
  isTooLong,
  MAX_SEARCH_LENGTH,
  originToParameters,
  parisTimeText,
  parseParisTime,
  placeFiltersToParameters,
  type SearchAnswer,
} from "@flaneur/domain";
import { DEAR_CALL } from "../limits/field-costs.ts";
import { readable } from "../rest/readable.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { SearchMeaningKindEnum, SuggestionGroupEnum, TransportModeEnum } from "./enums.ts";
import { OriginInput, originOf, PlaceFiltersInput, placeFilters } from "./place-inputs.ts";

/** The cost of the suggestions of one group: at most four. */
const SUGGESTIONS_COST = { field: 1, multiplier: 4 } as const;
/** The cost of a short list, counted as eight items: groups of suggestions, or filters of one suggestion. */
const SHORT_LIST_COST = { field: 1, multiplier: 8 } as const;

builder.objectType("SearchMeaning", {
  description: "A filter that words of a search stand for.",
  fields: (t) => ({
    kind: t.field({ type: SearchMeaningKindEnum, description: "The kind of filter.", resolve: ({ kind }) => kind }),
    category: t.string({
      nullable: true,
      description: "The category of a `VALUE`, such as `types`; otherwise null.",
      resolve: (meaning) => (meaning.kind === "value" ? meaning.category : null),
    }),
    value: t.string({
      nullable: true,
      description:
        "The value, the status, the mentioned words, the name of the street, or the place in the format of the filter `near`; " +
        "null for opening hours and travel times.",
      resolve: (meaning) => {
        switch (meaning.kind) {
          case "value":
            return meaning.value;
          case "status":
            return meaning.status;
          case "near":
            return meaning.place;
          case "mentions":
            return meaning.text;
          case "street":
            return meaning.name;
          default:
            return null;
        }
      },
    }),
    negated: t.boolean({
      description: "Whether the words exclude the `VALUE`, as in 'not vegan'. False for other kinds.",
      resolve: (meaning) => meaning.kind === "value" && meaning.negated === true,
    }),
    either: t.boolean({
      description:
        "Whether one of several tags is enough, as in 'vegan or vegetarian'. A place needs all other tags of a search.",
      resolve: (meaning) => meaning.kind === "value" && meaning.either === true,
    }),
    weekday: t.int({
      nullable: true,
      description: "The weekday of `OPEN_AT` or `CLOSED_AT`, 0 for Monday; null if the text names none.",
      resolve: (meaning) => (meaning.kind === "openAt" || meaning.kind === "closedAt" ? meaning.weekday : null),
    }),
    minutes: t.int({
      nullable: true,
      description:
        "The time of `OPEN_AT` or `CLOSED_AT` in minutes since midnight, or the travel time of `WITHIN`, or the walk of `NEAR`; otherwise null.",
      resolve: (meaning) => {
        if (meaning.kind === "within" || meaning.kind === "near") return meaning.minutes;
        return meaning.kind === "openAt" || meaning.kind === "closedAt" ? meaning.minute : null;
      },
    }),
    mode: t.field({
      type: TransportModeEnum,
      nullable: true,
      description: "The mode of transport of `WITHIN`; null if the text names none.",
      resolve: (meaning) => (meaning.kind === "within" ? meaning.mode : null),
    }),
  }),
});

builder.objectType("SuggestedFilters", {
  description: "Filters that a search may mean.",
  fields: (t) => ({
    meanings: t.field({
      type: ["SearchMeaning"],
      complexity: SHORT_LIST_COST,
      description: "The filters, which apply together.",
      resolve: ({ meanings }) => [...meanings],
    }),
    words: t.exposeStringList("words", { description: "The words that mean each filter, in the order of `meanings`." }),
    rest: t.exposeString("rest", { description: "The words that mean no filter. They remain the text of the search." }),
    total: t.exposeInt("total", { description: "The number of places that the filters lead to; at least 1." }),
  }),
});

builder.objectType("SuggestedPlace", {
  description: "A place that a search may mean.",
  fields: (t) => ({
    place: t.expose("place", { type: "Place", description: "The place." }),
    otherName: t.exposeString("otherName", {
      nullable: true,
      description: "The other name by which the place was found; null if it was found by its own name.",
    }),
  }),
});

builder.objectType("SearchSuggestionGroup", {
  description: "Suggestions of one kind.",
  fields: (t) => ({
    group: t.field({ type: SuggestionGroupEnum, description: "The kind.", resolve: ({ group }) => group }),
    places: t.field({
      type: ["SuggestedPlace"],
      complexity: SUGGESTIONS_COST,
      description: "The places; empty for groups of filters.",
      resolve: ({ places }, _, { report }) =>
        places.flatMap(({ place, otherName }) => readable(place, report).map((read) => ({ place: read, otherName }))),
    }),
    filters: t.field({
      type: ["SuggestedFilters"],
      complexity: SUGGESTIONS_COST,
      description: "The filters; empty for `PLACES` and `SIMILAR`. `ELSEWHERE` has one item, which its places match.",
      resolve: ({ filters }) => [...filters],
    }),
  }),
});

builder.objectType("SearchAnswer", {
  description: "What the Enter key does with a text: it searches for a text, or applies filters.",
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: "The text to search for in names and addresses; null if filters are applied.",
      resolve: (answer) => (answer.kind === "letters" ? answer.text : null),
    }),
    filters: t.field({
      type: "SuggestedFilters",
      nullable: true,
      description: "The filters to apply; null if a text is searched.",
      resolve: (answer) => (answer.kind === "filters" ? answer.filters : null),
    }),
    letGo: t.stringList({
      description: "Words of the text whose meanings `filters` leave out, because no place has everything.",
      resolve: (answer) => (answer.kind === "filters" ? [...answer.letGo] : []),
    }),
    notUnderstood: t.string({
      description: "Words of the text that mean no filter and are left out.",
      resolve: (answer) => (answer.kind === "filters" ? answer.notUnderstood : ""),
    }),
  }),
});

builder.objectType("SearchSuggestions", {
  description: "What a text in the search box may mean.",
  fields: (t) => ({
    groups: t.field({
      type: ["SearchSuggestionGroup"],
      complexity: SHORT_LIST_COST,
      description: "The groups with suggestions, the best match first.",
      resolve: ({ groups }) => [...groups],
    }),
    total: t.exposeInt("total", {
      description: "The number of places that match the filters and have the text in their name or address.",
    }),
    answer: t.expose("answer", { type: "SearchAnswer", description: "What the Enter key does with the text." }),
  }),
});

/** Returns what the Enter key does. An answer that cannot be read is a search for the typed text. */
const answerOf = (answer: Suggestions["answer"], typed: string): SearchAnswer =>
  answer?.filters
    ? { kind: "filters", filters: answer.filters, letGo: answer.letGo, notUnderstood: answer.notUnderstood }
    : { kind: "letters", text: answer?.text ?? typed.trim() };

builder.queryFields((t) => ({
  searchSuggestions: t.field({
    type: "SearchSuggestions",
    complexity: DEAR_CALL,
    description: "What a text in the search box may mean: places, and filters with their number of places.",
    args: {
      typed: t.arg.string({ required: true, description: `At most ${MAX_SEARCH_LENGTH} characters.` }),
      now: t.arg.string({
        required: true,
        description: "The moment that 'open now' means: a minute in Paris local time, such as `2026-11-22T15:30`.",
      }),
      filters: t.arg({
        type: PlaceFiltersInput,
        description: "The current filters, to which a suggestion is added. Their search is ignored.",
      }),
      origin: t.arg({
        type: OriginInput,
        description: "The place that travel times are measured from, and the mode of transport.",
      }),
    },
    // GET /search/suggest, one call.
    resolve: async (_, { typed, now, filters, origin }, { rest }) => {
      const moment = parseParisTime(now);
      if (moment === null) throw badUserInput("now must be a date and time such as 2026-11-22T15:30.");
      if (isTooLong(typed, MAX_SEARCH_LENGTH)) {
        throw badUserInput(`typed must have at most ${MAX_SEARCH_LENGTH} characters`);
      }
      const start = originOf(origin);
      const query = {
        ...placeFiltersToParameters({ ...placeFilters(filters ?? {}, start), search: "" }),
        ...originToParameters(start),
        q: typed,
        now: parisTimeText(moment),
      };
      const found = await rest.call(listSearchSuggestions, { query });
      return { ...found, answer: answerOf(found.answer, typed) };
    },
  }),
}));
