import { z } from "@hono/zod-openapi";
import { PLACE_FIELDS } from "../db/place-fields.ts";
import { anyId, safeText } from "../http/parameters.ts";
import { MAX_OPERATOR_NAME } from "../import/operator-name.ts";
import { PLACE_ACTIONS } from "../places/place-log.ts";
import { NewPlace, PlaceEdits, UnsetFields } from "./place-edits.ts";

/** The operator's name in the log when a call gives no name. */
const UNNAMED = "admin token";

const by = safeText(MAX_OPERATOR_NAME)
  .default(UNNAMED)
  .transform((name) => name.replace(/[\s\p{Cc}]+/gu, " ").trim() || UNNAMED)
  .openapi({ description: "The operator's name, for the log." });

export const SetBody = z
  .strictObject({ fields: PlaceEdits.default({}), unset: UnsetFields.default([]), by })
  .refine(({ fields, unset }) => Object.keys(fields).length + unset.length > 0, {
    error: "must have a field, or unset one",
    path: ["fields"],
  })
  .openapi("PlaceSet", {
    description:
      "`fields`: fields to set; null empties a nullable field. `unset`: fields to reset to their sources' values.",
    example: { fields: { website: "https://example.org/" }, unset: ["openingHours"], by: "Ana" },
  });

export const AddBody = z.strictObject({ fields: NewPlace, by }).openapi("PlaceAdd", {
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

export const HideBody = z
  .strictObject({ hidden: z.boolean("must be true or false"), by })
  .openapi("PlaceHidden", { example: { hidden: true, by: "Ana" } });

export const MergeBody = z
  .strictObject({ into: anyId, by })
  .openapi("PlaceMerge", { example: { into: "breizh-cafe-marais", by: "Ana" } });

export const LogEntry = z
  .object({
    id: z.string(),
    at: z.string().openapi({ format: "date-time" }),
    who: z.string(),
    action: z.enum(PLACE_ACTIONS),
    placeId: z.string(),
    changes: z.record(z.string(), z.array(z.unknown())).openapi({ description: "Old and new values, by field." }),
  })
  .openapi("PlaceLogEntry", {
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
const date = z.string().openapi({ description: "A day, or a month when only that is known." });

export const AdminPlace = z
  .object({
    id: z.string(),
    fields: fields.openapi({ description: "The stored fields." }),
    shownStatus: z.string(),
    hidden: z.boolean(),
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
    createdAt: z.string().openapi({ format: "date-time" }),
    updatedAt: z.string().openapi({ format: "date-time" }),
    log: z.array(LogEntry),
  })
  .openapi("AdminPlace", {
    example: {
      id: "breizh-cafe-marais",
      fields: { name: "Breizh Café" },
      shownStatus: "Open",
      hidden: false,
      provenance: [{ origin: "seed|breizh-cafe-marais", date: "2026-11-25", fields: ["name"] }],
      claims: [{ source: "seed", sourceId: "breizh-cafe-marais", date: "2026-11-25", fields: { name: "Breizh Café" } }],
      createdAt: "2026-11-25T09:00:00.000Z",
      updatedAt: "2026-11-25T09:00:00.000Z",
      log: [],
    },
  });
export const PlaceLog = z.object({ data: z.array(LogEntry) }).openapi("PlaceLog", { example: { data: [] } });
