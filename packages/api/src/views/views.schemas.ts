import { z } from "@hono/zod-openapi";
import { isStorable, safeText } from "../http/parameters.ts";

const values = z.array(safeText(100)).max(100, "must have at most 100 values").default([]);

/** Whether a database can store all names and texts in a value. */
function isStorableJson(value: unknown): boolean {
  let isSound = true;
  JSON.stringify(value, (name, item: unknown) => {
    isSound &&= isStorable(name) && (typeof item !== "string" || isStorable(item));
    return item;
  });
  return isSound;
}

const FILTERS = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "" };

/** The filters of §3. Values that no place has, and fields that this version does not know, are stored as they are. */
export const ViewFilters = z
  .looseObject({
    types: values,
    tags: values,
    arrondissements: values,
    search: safeText(200).default(""),
  })
  // Unknown fields are stored, too.
  .refine((filters) => isStorableJson(filters), "must not have characters that cannot be stored; please remove them")
  .openapi("ViewFilters", {
    example: FILTERS,
  });
export type ViewFilters = z.output<typeof ViewFilters>;

export const ViewInput = z
  .strictObject({
    name: safeText(200)
      .transform((name) => name.trim())
      .refine((name) => name.length >= 1 && name.length <= 80, "must have 1 to 80 characters")
      .openapi({ minLength: 1, maxLength: 80, example: "Rainy Sundays" }),
    description: safeText(500).nullish(),
    filters: ViewFilters,
  })
  .openapi("ViewInput", { example: { name: "Rainy Sundays", description: "With a roof", filters: FILTERS } });
export type ViewInput = z.output<typeof ViewInput>;

const ID = "0b6f5a57-6b1e-4f5e-8f0b-4d7f3a1c2e90";
export const VIEW_EXAMPLE = {
  id: ID,
  name: "Rainy Sundays",
  description: "With a roof",
  filters: FILTERS,
  position: 0,
  version: 3,
  createdAt: "2026-03-01T10:15:00.000Z",
  updatedAt: "2026-03-08T18:40:00.000Z",
};

export const ViewBody = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    filters: ViewFilters,
    position: z.number().int(),
    version: z.number().int().openapi({ description: "Raised by every update; If-Match can name it." }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi("View", { example: VIEW_EXAMPLE });

export const ReorderInput = z
  .strictObject({ ids: z.array(safeText(100)).max(100, "must have at most 100 ids") })
  .openapi("ViewOrder", { example: { ids: [ID] } });
