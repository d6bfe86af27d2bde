import { isCategory, PLACE_STATUSES, type SearchMeaning, SUGGESTION_GROUPS, TRANSPORT_MODES } from "@flaneur/domain";
import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { count } from "./numbers.ts";

const Meaning: z.ZodType<SearchMeaning> = z.union([
  z.object({
    kind: z.literal("value"),
    category: z.string().refine(isCategory),
    value: z.string(),
    negated: z.literal(true).exactOptional(),
    either: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal("status"), status: z.enum(PLACE_STATUSES) }),
  z.object({ kind: z.enum(["openNow", "openLate", "closedNow"]) }),
  z.object({ kind: z.enum(["openAt", "closedAt"]), weekday: z.number().int().min(0).max(6).nullable(), minute: count }),
  z.object({ kind: z.literal("within"), minutes: count, mode: z.enum(TRANSPORT_MODES).nullable() }),
  z.object({ kind: z.literal("near"), place: z.string(), minutes: count }),
  z.object({ kind: z.literal("mentions"), text: z.string() }),
  z.object({ kind: z.literal("street"), name: z.string() }),
]);
const Filters = z.object({
  meanings: z.array(Meaning).min(1),
  words: z.array(z.string()),
  rest: z.string(),
  total: z.number().int().min(1),
});
const Answer = z.object({
  text: z.string().nullable(),
  filters: Filters.nullable(),
  letGo: z.array(z.string()),
  // An API of an earlier version does not name these words.
  notUnderstood: z.string().default(""),
});
const WithOtherName = z.object({ otherName: z.string().nullable() });

/**
 * Parses an item as a list with the item, or as an empty list if the item does not fit the schema: a newer API may have
 * other kinds of suggestions.
 */
const ifReadable = <T>(schema: z.ZodType<T>) =>
  z.unknown().transform((raw): readonly T[] => {
    const parsed = schema.safeParse(raw);
    return parsed.success ? [parsed.data] : [];
  });

const SuggestedPlace = z.unknown().transform((raw) => ({
  place: AnyPlace.parse(raw),
  otherName: WithOtherName.safeParse(raw).data?.otherName ?? null,
}));
const Group = z.object({
  group: z.enum(SUGGESTION_GROUPS),
  places: z.array(SuggestedPlace),
  filters: z.array(ifReadable(Filters)).transform((filters) => filters.flat()),
});

/** Parses the suggestions. `answer` is null if it cannot be read. */
export const ReadSuggestions = z.object({
  groups: z.array(ifReadable(Group)).transform((groups) => groups.flat()),
  total: count,
  answer: Answer.nullable().catch(null).default(null),
});
/** The suggestions, and those of one group, as clients read them. */
export type Suggestions = z.output<typeof ReadSuggestions>;
export type ReadSuggestionGroup = Suggestions["groups"][number];
