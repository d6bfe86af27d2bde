import {
  isCategory,
  type Origin,
  originToParameters,
  type ParisTime,
  PLACE_STATUSES,
  type PlaceFilters,
  parisTimeText,
  placeFiltersToParameters,
  type SearchMeaning,
  SUGGESTION_GROUPS,
  type SuggestedFilters,
  type SuggestionGroup,
  TRANSPORT_MODES,
} from "@flaneur/domain";
import { z } from "zod";
import { count } from "./numbers.ts";
import { type GraphPlace, type Report, readPlace } from "./places.ts";
import type { RestClient } from "./rest-client.ts";

/** A suggested place, with the other name by which it was found. */
export interface SuggestedPlace {
  readonly place: GraphPlace;
  readonly otherName: string | null;
}

/** A group with its suggestions: places, filters, or in `elsewhere` places and the filters that they match. */
export interface SearchSuggestionGroup {
  readonly group: SuggestionGroup;
  readonly places: readonly SuggestedPlace[];
  readonly filters: readonly SuggestedFilters[];
}

export interface SearchSuggestions {
  readonly groups: readonly SearchSuggestionGroup[];
  /** The number of places that match the filters and have the text in their name or address. */
  readonly total: number;
}

const Meaning: z.ZodType<SearchMeaning> = z.union([
  z.object({
    kind: z.literal("value"),
    category: z.string().refine(isCategory),
    value: z.string(),
    negated: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal("status"), status: z.enum(PLACE_STATUSES) }),
  z.object({ kind: z.enum(["openNow", "openLate", "closedNow"]) }),
  z.object({ kind: z.enum(["openAt", "closedAt"]), weekday: z.number().int().min(0).max(6).nullable(), minute: count }),
  z.object({ kind: z.literal("within"), minutes: count, mode: z.enum(TRANSPORT_MODES).nullable() }),
  z.object({ kind: z.literal("near"), station: z.string() }),
  z.object({ kind: z.literal("street"), name: z.string() }),
]);
const Filters = z.object({
  meanings: z.array(Meaning).min(1),
  words: z.array(z.string()),
  rest: z.string(),
  total: z.number().int().min(1),
});
const Group = z.object({
  group: z.enum(SUGGESTION_GROUPS),
  places: z.array(z.unknown()),
  filters: z.array(z.unknown()),
});
const Answer = z.object({ groups: z.array(z.unknown()), total: count });
const WithOtherName = z.object({ otherName: z.string().nullable() });

/**
 * Returns a list with the item, or an empty list if the item does not fit the schema: a newer API may have other kinds
 * of suggestions.
 */
const readable = <T>(schema: z.ZodType<T>, raw: unknown): readonly T[] => {
  const parsed = schema.safeParse(raw);
  return parsed.success ? [parsed.data] : [];
};

/** Creates the call of the search box. A failed call throws RestError. */
export function createSearchRest(rest: RestClient, report: Report) {
  const placesOf = (raw: unknown): readonly SuggestedPlace[] =>
    readPlace(raw, report).map((place) => ({
      place,
      otherName: readable(WithOtherName, raw)[0]?.otherName ?? null,
    }));
  return {
    /**
     * `GET /search/suggest`: what a text may mean, in addition to the current filters.
     * @param now The moment that 'open now' means.
     * @param origin The start of travel times; null without a location.
     */
    async suggest(
      typed: string,
      filters: PlaceFilters,
      now: ParisTime,
      origin: Origin | null,
    ): Promise<SearchSuggestions> {
      const query = {
        ...placeFiltersToParameters({ ...filters, search: "" }),
        ...originToParameters(origin),
        q: typed,
        now: parisTimeText(now),
      };
      const { groups, total } = await rest.get("/search/suggest", query, Answer);
      return {
        total,
        groups: groups
          .flatMap((raw) => readable(Group, raw))
          .map(({ group, places, filters: suggested }) => ({
            group,
            places: places.flatMap(placesOf),
            filters: suggested.flatMap((raw) => readable(Filters, raw)),
          })),
      };
    },
  };
}

export type SearchRest = ReturnType<typeof createSearchRest>;
