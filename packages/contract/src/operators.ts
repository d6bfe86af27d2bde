import { z } from "zod";
import { defineCall } from "./call.ts";
import { ADMIN, body, json, noQuery } from "./contents.ts";
import { adminFailures, bodyFailures, commonFailures, failing } from "./failures.ts";
import { anyId, safeText, wholeNumber } from "./parameters.ts";
import { NewPlace, PLACE_FIELDS, PlaceEdits, ReadFields, UnsetFields } from "./place-edits.ts";

/** What operators do with places. */
export const PLACE_ACTIONS = ["set", "hide", "unhide", "choose", "unchoose", "add", "merge", "correct"] as const;
export type PlaceAction = (typeof PLACE_ACTIONS)[number];

/** Largest number of characters of an operator's name. */
export const MAX_OPERATOR_NAME = 100;

/** The operator's name in the log when a call gives no name. */
const UNNAMED = "admin token";

const by = safeText(MAX_OPERATOR_NAME)
  .default(UNNAMED)
  .transform((name) => name.replace(/[\s\p{Cc}]+/gu, " ").trim() || UNNAMED)
  .meta({ description: "The operator's name, for the log." });

const SetBody = z
  .strictObject({ fields: PlaceEdits.default({}), unset: UnsetFields.default([]), was: ReadFields.default({}), by })
  .refine(({ fields, unset }) => Object.keys(fields).length + unset.length > 0, {
    error: "must have a field, or unset one",
    path: ["fields"],
  })
  .meta({
    id: "PlaceSet",
    description:
      "`fields`: fields to set; null empties a nullable field. `unset`: fields to reset to their sources' values. " +
      "`was`: the values that were read; when one of them has changed since, nothing is set and the answer is 409.",
    example: {
      fields: { website: "https://example.org/" },
      unset: ["openingHours"],
      was: { website: "https://old.example/" },
      by: "Ana",
    },
  });

const AddBody = z.strictObject({ fields: NewPlace, by }).meta({
  id: "PlaceAdd",
  example: {
    fields: {
      name: "Chez Essai",
      types: ["Bar"],
      address: "1 Rue Rameau, 75002 Paris",
      coordinates: { latitude: 48.8676, longitude: 2.3366 },
    },
    by: "Ana",
  },
});

const HideBody = z
  .strictObject({ hidden: z.boolean("must be true or false"), by })
  .meta({ id: "PlaceHidden", example: { hidden: true, by: "Ana" } });

const ChooseBody = z
  .strictObject({ chosen: z.boolean("must be true or false"), by })
  .meta({ id: "PlaceChosen", example: { chosen: true, by: "Ana" } });

const MergeBody = z
  .strictObject({ into: anyId, by })
  .meta({ id: "PlaceMerge", example: { into: "breizh-cafe-marais", by: "Ana" } });

export const LogEntry = z
  .object({
    id: z.string(),
    at: z.string().meta({ format: "date-time" }),
    who: z.string(),
    action: z.enum(PLACE_ACTIONS),
    placeId: z.string(),
    changes: z.record(z.string(), z.array(z.unknown())).meta({ description: "Old and new values, by field." }),
  })
  .meta({
    id: "PlaceLogEntry",
    example: {
      id: "0b1f5a52-5e3c-4f6b-9d4e-6a1f6f0c1a2b",
      at: "2026-11-25T09:00:00.000Z",
      who: "Ana",
      action: "set",
      placeId: "breizh-cafe-marais",
      changes: { website: [null, "https://example.org/"] },
    },
  });

const fields = z.record(z.string(), z.unknown());
const date = z.string().meta({ description: "A day, or a month when only that is known." });

export const AdminPlace = z
  .object({
    id: z.string(),
    fields: fields.meta({ description: "The stored fields." }),
    shownStatus: z.string(),
    hidden: z.boolean(),
    isChosen: z.boolean(),
    provenance: z.array(
      z.object({
        origin: z.string(),
        date,
        fields: z.array(z.enum(PLACE_FIELDS)),
        weak: z.array(z.enum(["name", "types"])).optional(),
      }),
    ),
    claims: z.array(
      z.object({
        source: z.string(),
        sourceId: z.string(),
        date,
        fields,
        weak: z.array(z.string()).optional(),
        merged: z.boolean().optional(),
      }),
    ),
    createdAt: z.string().meta({ format: "date-time" }),
    updatedAt: z.string().meta({ format: "date-time" }),
    log: z.array(LogEntry),
  })
  .meta({
    id: "AdminPlace",
    example: {
      id: "breizh-cafe-marais",
      fields: { name: "Breizh Café" },
      shownStatus: "Open",
      hidden: false,
      isChosen: true,
      provenance: [{ origin: "seed|breizh-cafe-marais", date: "2026-11-25", fields: ["name"] }],
      claims: [{ source: "seed", sourceId: "breizh-cafe-marais", date: "2026-11-25", fields: { name: "Breizh Café" } }],
      createdAt: "2026-11-25T09:00:00.000Z",
      updatedAt: "2026-11-25T09:00:00.000Z",
      log: [],
    },
  });
export const PlaceLog = z.object({ data: z.array(LogEntry) }).meta({ id: "PlaceLog", example: { data: [] } });

const ofOperator = { tags: ["Operators"], security: ADMIN };
const ok = <T extends z.ZodType>(description: string, schema: T) => ({ description, content: json(schema) });
const failed = { ...commonFailures, ...adminFailures } as const;
const changed = { ...failed, ...bodyFailures, 404: failing[404] } as const;
const inPath = z.object({ id: anyId });
const PLACE = ok("The place, with the source of every field", AdminPlace);

export const showPlace = defineCall({
  ...ofOperator,
  method: "get",
  path: "/admin/places/{id}",
  summary: "One place, with the source and date of every field and its log",
  request: { params: inPath, query: noQuery },
  responses: { 200: PLACE, ...failed, 404: failing[404] },
});

export const setPlace = defineCall({
  ...ofOperator,
  method: "put",
  path: "/admin/places/{id}",
  summary: "Set fields of a place by hand",
  description: "No import and no update of the curated places replaces them.",
  request: { params: inPath, query: noQuery, body: body(SetBody) },
  responses: { 200: PLACE, ...changed, 409: failing[409] },
});

export const addPlace = defineCall({
  ...ofOperator,
  method: "post",
  path: "/admin/places",
  summary: "Add a place by hand",
  request: { query: noQuery, body: body(AddBody) },
  responses: { 201: PLACE, ...failed, ...bodyFailures, 409: failing[409] },
});

export const hidePlace = defineCall({
  ...ofOperator,
  method: "put",
  path: "/admin/places/{id}/hidden",
  summary: "Hide a place from every list, or show it again",
  description:
    "Calls outside `/admin` respond as if a hidden place did not exist. Only its favorites can still be removed.",
  request: { params: inPath, query: noQuery, body: body(HideBody) },
  responses: { 200: PLACE, ...changed },
});

export const choosePlace = defineCall({
  ...ofOperator,
  method: "put",
  path: "/admin/places/{id}/chosen",
  summary: "Choose a place, or let it be one of the others",
  description: "Curated places, and those that operators have added, are chosen without this call.",
  request: { params: inPath, query: noQuery, body: body(ChooseBody) },
  responses: { 200: PLACE, ...changed },
});

export const mergePlace = defineCall({
  ...ofOperator,
  method: "post",
  path: "/admin/places/{id}/merge",
  summary: "Merge a place into another",
  description:
    "Favorites move to the other place. Later imports do not list the place again unless they withdraw the other one.",
  request: { params: inPath, query: noQuery, body: body(MergeBody) },
  responses: { 200: PLACE, ...changed },
});

export const listPlaceLog = defineCall({
  ...ofOperator,
  method: "get",
  path: "/admin/place-log",
  summary: "The latest changes of places by operators, newest first",
  request: { query: z.strictObject({ limit: wholeNumber(1, 500, 100), place: safeText(200).optional() }) },
  responses: { 200: ok("The changes", PlaceLog), ...failed },
});
