import { LIST_LIMITS, parseSavedWalk, savedWalkText } from "@flaneur/domain";
import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { manyLines, oneLine, safeText, shortList } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";
import { SHARE_EXAMPLE, ShareBody } from "./share-bodies.ts";

/** A note of several lines: see `manyLines`. An empty note is null. */
const text = safeText(LIST_LIMITS.note)
  .transform((typed) => manyLines(typed) || null)
  .nullable();
const NOTE = { type: ["string", "null"] as ["string", "null"], maxLength: LIST_LIMITS.note };

/** A note; null when it is missing. */
const note = text
  .optional()
  .transform((typed) => typed ?? null)
  .meta(NOTE);
/** A note that a change sets; undefined when it is missing. */
const changedNote = text.optional().meta(NOTE);
const seenNote = text.optional().meta({
  ...NOTE,
  description:
    "For a note that waited: the note that its author has seen. If another note is stored, the new note is appended to " +
    "it, with an empty line between.",
});

const ListPlaceInput = z
  .strictObject({
    placeId: safeText(200),
    note,
    visited: z.boolean({ error: "must be true or false" }).default(false),
  })
  .meta({ id: "ListPlaceInput", example: { placeId: PLACE_EXAMPLE.id, note: "Be there by ten.", visited: false } });
export type ListPlaceInput = z.output<typeof ListPlaceInput>;

/** A change of an entry. A missing field stays. */
export const EntryChange = z
  .strictObject({
    note: changedNote,
    visited: z.boolean({ error: "must be true or false" }).optional(),
    seenNote,
  })
  .meta({ id: "ListPlaceChange", example: { note: "Be there by ten.", visited: true } });
export type EntryChange = z.output<typeof EntryChange>;

export const EntryMove = z
  .strictObject({
    before: safeText(200)
      .nullable()
      .meta({
        type: ["string", "null"],
        description:
          "The entry that follows. With null, or if the list does not have the entry, the entry moves to the end.",
      }),
  })
  .meta({ id: "ListPlaceMove", example: { before: null } });

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
  .meta({ minLength: 1, maxLength: LIST_LIMITS.name });

const WALK_EXAMPLE = `places=${PLACE_EXAMPLE.id}&at=2026-11-26T10%3A00`;

/** A walk that is saved with a list. Values that cannot be read, the name of the list and a start at a position are left out. */
const walk = safeText(LIST_LIMITS.walk)
  .transform((text, context) => {
    const choice = parseSavedWalk(text);
    if (choice !== null) return savedWalkText(choice);
    context.addIssue("must be the query of the address of a walk, with at least one place: places=…");
    return z.NEVER;
  })
  .nullable()
  .meta({
    type: ["string", "null"],
    maxLength: LIST_LIMITS.walk,
    description: "The walk through the list, as the query of its address; null for no walk.",
  });

/** A change of the texts or the walk of a list. A missing field stays. */
export const ListChange = z
  .strictObject({ name: name.optional(), note: changedNote, seenNote, walk: walk.optional() })
  .meta({ id: "ListTextsChange", example: EXAMPLE_TEXTS });
export type ListChange = z.output<typeof ListChange>;

export const AddedPlaces = z
  .strictObject({ places: entries })
  .meta({ id: "AddedPlaces", example: { places: [{ placeId: PLACE_EXAMPLE.id, note: "Be there by ten." }] } });

const LIST_EXAMPLE = {
  ...EXAMPLE_TEXTS,
  places: [{ placeId: PLACE_EXAMPLE.id, note: "Be there by ten.", visited: false }],
};

export const ListInput = z
  .strictObject({ name, note, places: entries.default([]) })
  .meta({ id: "ListInput", example: LIST_EXAMPLE });
export type ListInput = z.output<typeof ListInput>;

/**
 * The content that replaces a list. `places` is required, so that a client that only changes the name does not delete
 * the places by leaving them out.
 */
export const ListReplacement = z
  .strictObject({ name, note, places: entries })
  .meta({ id: "ListReplacement", example: LIST_EXAMPLE });

const moment = z.string().meta({ format: "date-time" });

export const LIST_SUMMARY_EXAMPLE = {
  id: "7f1c1a52-3f0e-4c55-9f0c-0d4f6a0b8f11",
  ...EXAMPLE_TEXTS,
  count: 1,
  share: SHARE_EXAMPLE,
  walk: WALK_EXAMPLE,
  version: 3,
  createdAt: "2026-03-01T10:15:00.000Z",
  updatedAt: "2026-03-08T18:40:00.000Z",
};

export const ListSummaryBody = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string().nullable(),
    count: z.int().nonnegative().meta({ description: "The number of places of the list, without hidden places." }),
    hasPlace: z.boolean().optional().meta({ description: "Whether the list has the place `placeId` of the query." }),
    // With `nullable()`, the OpenAPI document would not mention null.
    share: z.union([ShareBody, z.null()]).meta({ description: "The link to the list; null while it is private." }),
    // An API without saved walks sends none.
    walk: z.string().nullable().default(null).meta({
      description: "The walk that is saved with the list, as the query of its address; null if none is saved.",
    }),
    version: z.int().nonnegative().meta({
      description: "Incremented by every change. A client that keeps a list loads it again if it has another version.",
    }),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: "ListSummary", example: LIST_SUMMARY_EXAMPLE });

/** A list of the caller without its places. */
export type ListSummary = z.output<typeof ListSummaryBody>;

const ENTRY_EXAMPLE = {
  id: "3c0d6f9e-52a1-4f0c-9a35-6d1f7f3f4a10",
  placeId: PLACE_EXAMPLE.id,
  note: "Be there by ten.",
  visited: false,
};

export const ListPlaceBody = z
  .object({
    id: z.string().meta({ description: "The id of the entry. Calls also accept the id of its place." }),
    placeId: z.string(),
    note: z.string().nullable(),
    visited: z.boolean(),
    place: PlaceBody.optional().meta({ description: "With `includePlaceData` only." }),
  })
  .meta({ id: "ListPlace", example: ENTRY_EXAMPLE });

export const PlaceIdsBody = z
  .object({ placeIds: z.array(z.string()) })
  .meta({ id: "ListPlaceIds", example: { placeIds: [PLACE_EXAMPLE.id] } });

export const ListBody = ListSummaryBody.extend({ places: z.array(ListPlaceBody) }).meta({
  id: "List",
  example: { ...LIST_SUMMARY_EXAMPLE, places: [ENTRY_EXAMPLE] },
});

export const ChangedEntriesBody = z
  .object({
    list: ListSummaryBody,
    places: z.array(ListPlaceBody).meta({ description: "The entries that were added, changed or moved." }),
  })
  .meta({ id: "ChangedEntries", example: { list: LIST_SUMMARY_EXAMPLE, places: [ENTRY_EXAMPLE] } });

/** A response to a client. A place may have any shape of §3. */
export const ReadEntry = ListPlaceBody.extend({ place: AnyPlace.optional() });
export type ReadEntry = z.output<typeof ReadEntry>;
export const ReadList = ListSummaryBody.extend({ places: z.array(ReadEntry) });
