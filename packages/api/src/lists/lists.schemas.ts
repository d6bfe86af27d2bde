import { LIST_LIMITS, LIST_PAGE_SIZE } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { flag, manyLines, oneLine, optionalWholeNumber, safeText, shortList } from "../http/parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";

/** Parses a text of several lines: see `manyLines`. The result is null when the text is empty or missing. */
const optionalText = (max: number) =>
  safeText(max)
    .transform((text) => manyLines(text) || null)
    .nullish()
    .transform((text) => text ?? null)
    .openapi({ type: ["string", "null"], maxLength: max });

/**
 * Parses a name and reduces it to one line: line breaks become spaces, and control characters and characters that
 * change the direction of the surrounding text are removed. The result is null when the name is empty or missing.
 */
export const optionalName = (max: number) =>
  safeText(max)
    .transform((text) => oneLine(text) || null)
    .nullish()
    .transform((text) => text ?? null)
    .openapi({ type: ["string", "null"], maxLength: max });

const note = optionalText(LIST_LIMITS.note);

/** The largest page number that a caller may request, as in the list of places. */
const MAX_PAGE = 1_000_000;

/** The parameters of a page of entries. @param least The smallest `limit`: with 0, a list comes without its places. */
export const entryPage = (least: 0 | 1) => ({
  page: optionalWholeNumber(1, MAX_PAGE).openapi({
    description:
      "The number of a page of places, from 1. For a later page than the last, the last page is returned. Without " +
      "`page` and `limit`, all places are returned.",
  }),
  limit: optionalWholeNumber(least, LIST_PAGE_SIZE).openapi({
    description: `The number of places of a page, at most ${LIST_PAGE_SIZE}.`,
  }),
});

/** Returns the page that a query asks for; undefined for all places. */
export const pageAsked = ({ page, limit }: { page?: number | undefined; limit?: number | undefined }) =>
  page === undefined && limit === undefined ? undefined : { page: page ?? 1, limit: limit ?? LIST_PAGE_SIZE };

const ListPlaceInput = z
  .strictObject({
    placeId: safeText(200),
    note,
    visited: z.boolean({ error: "must be true or false" }).default(false),
  })
  .openapi("ListPlaceInput", { example: { placeId: PLACE_EXAMPLE.id, note: "Be there by ten.", visited: false } });
export type ListPlaceInput = z.output<typeof ListPlaceInput>;

/** The fields of an entry that a request can set. The id of the place is in the path. */
export const ListPlaceChange = ListPlaceInput.omit({ placeId: true }).openapi("ListPlaceChange", {
  example: { note: "Be there by ten.", visited: true },
});

const EXAMPLE_TEXTS = { name: "Sunday, Left Bank", note: "Start late, carry little." };

const entries = shortList(ListPlaceInput, LIST_LIMITS.places, "items").refine(
  (places) => new Set(places.map(({ placeId }) => placeId)).size === places.length,
  "must name each place once",
);

const name = safeText(200)
  .transform(oneLine)
  .refine(
    (text) => text.length >= 1 && text.length <= LIST_LIMITS.name,
    `must have 1 to ${LIST_LIMITS.name} characters`,
  )
  .openapi({ minLength: 1, maxLength: LIST_LIMITS.name });

const LIST_EXAMPLE = {
  ...EXAMPLE_TEXTS,
  places: [{ placeId: PLACE_EXAMPLE.id, note: "Be there by ten.", visited: false }],
};

export const ListInput = z
  .strictObject({ name, note, places: entries.default([]) })
  .openapi("ListInput", { example: LIST_EXAMPLE });
export type ListInput = z.output<typeof ListInput>;

/**
 * The content that replaces a list. `places` is required, so that a client that only changes the name does not delete
 * the places by leaving them out.
 */
export const ListReplacement = z
  .strictObject({ name, note, places: entries })
  .openapi("ListReplacement", { example: LIST_EXAMPLE });

const moment = z.string().openapi({ format: "date-time" });
export const SHARE_EXAMPLE = { url: "https://example.org/lists/0Zr3mK1xQw5cVd8TnP2yLg", sharedBy: "Camille" };

/** A link to a list or view, and the owner's name that is shown to its readers; null for no name. */
export const ShareBody = z
  .object({ url: z.string(), sharedBy: z.string().nullable() })
  .openapi("Share", { example: SHARE_EXAMPLE });

export const LIST_SUMMARY_EXAMPLE = {
  id: "7f1c1a52-3f0e-4c55-9f0c-0d4f6a0b8f11",
  ...EXAMPLE_TEXTS,
  count: 1,
  share: SHARE_EXAMPLE,
  version: 3,
  createdAt: "2026-03-01T10:15:00.000Z",
  updatedAt: "2026-03-08T18:40:00.000Z",
};

export const ListSummaryBody = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string().nullable(),
    count: z.int().openapi({ description: "The number of places of the list, without hidden places." }),
    hasPlace: z.boolean().optional().openapi({ description: "Whether the list has the place `placeId` of the query." }),
    // With `nullable()`, the OpenAPI document would not mention null.
    share: z.union([ShareBody, z.null()]).openapi({ description: "The link to the list; null while it is private." }),
    version: z.int().openapi({ description: "Incremented by every update; If-Match can require it." }),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi("ListSummary", { example: LIST_SUMMARY_EXAMPLE });

const ENTRY_EXAMPLE = { placeId: PLACE_EXAMPLE.id, note: "Be there by ten.", visited: false };

export const ListPlaceBody = z
  .object({
    placeId: z.string(),
    note: z.string().nullable(),
    visited: z.boolean(),
    place: PlaceBody.optional().openapi({ description: "With `includePlaceData` only." }),
  })
  .openapi("ListPlace", { example: ENTRY_EXAMPLE });

export const PlaceIdsBody = z
  .object({ placeIds: z.array(z.string()) })
  .openapi("ListPlaceIds", { example: { placeIds: [PLACE_EXAMPLE.id] } });

/** The query of a list: a page of its places, or all of them without `page` and `limit`. */
export const ListQuery = z.strictObject({
  includePlaceData: flag,
  media: flag,
  ...entryPage(0),
});

export const ListBody = ListSummaryBody.extend({ places: z.array(ListPlaceBody) }).openapi("List", {
  example: { ...LIST_SUMMARY_EXAMPLE, places: [ENTRY_EXAMPLE] },
});
