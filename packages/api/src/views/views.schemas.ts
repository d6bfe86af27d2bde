import { z } from "@hono/zod-openapi";
import { safeText } from "../http/parameters.ts";

const values = z.array(safeText(100)).max(100, "must have at most 100 values").default([]);

const isReadable = (value: unknown): boolean => {
  const json = JSON.stringify(value);
  return !json.includes("\\u0000") && json.isWellFormed() && !/\\ud[89a-f]/i.test(json);
};

/** The filters of §3. Values that no place has any more are kept, and so is what a later version of the product adds. */
export const ViewFilters = z
  .looseObject({
    types: values,
    tags: values,
    arrondissements: values,
    search: safeText(200).default(""),
  })
  // Also what we do not know must be text that a database takes.
  .refine((filters) => isReadable(filters), "must be readable text")
  .openapi("ViewFilters", {
    example: { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "" },
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
  .openapi("ViewInput");
export type ViewInput = z.output<typeof ViewInput>;

export const ViewBody = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    filters: ViewFilters,
    position: z.number().int(),
    version: z.number().int().openapi({ description: "What If-Match must name to change it." }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi("View");

export const ReorderInput = z.strictObject({ ids: z.array(safeText(100)).max(100, "must have at most 100 ids") });
