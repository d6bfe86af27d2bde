import { CATEGORY_DOCS, mapSavedCategories, parseHoursChoice, VIEW_TEXT_LIMITS } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { manyLines, oneLine, safeText, shortList } from "../http/parameters.ts";

const values = shortList(safeText(100), 100, "values").default([]);

const FILTERS = { ...mapSavedCategories((category) => [CATEGORY_DOCS[category].example]), search: "" };

/** Limit of the characters of a view's filters as JSON. */
const MAX_FILTERS_LENGTH = 4_000;

const filterFields = {
  ...mapSavedCategories(() => values),
  search: safeText(200).default(""),
  hours: safeText(40)
    .refine((text) => parseHoursChoice(text) !== null, "must be opening hours such as now or Su-20h30")
    .nullish()
    .openapi({ example: "now", description: "The filter by opening hours, in the syntax of the URLs of the app." }),
  maxTravelTime: z
    .int({ error: "must be a whole number of minutes from 1 to 1440" })
    .refine((minutes) => minutes >= 1 && minutes <= 1_440, "must be a whole number of minutes from 1 to 1440")
    .nullish()
    .openapi({ type: ["integer", "null"], minimum: 1, maximum: 1_440, example: 30, description: "Minutes." }),
};

/** The filters of a view. Values that no place has are stored unchanged. */
export const ViewFilters = z
  .strictObject(filterFields)
  .refine(
    (filters) => JSON.stringify(filters).length <= MAX_FILTERS_LENGTH,
    `must have at most ${MAX_FILTERS_LENGTH} characters as JSON; choose fewer values`,
  )
  .openapi("ViewFilters", { example: FILTERS });
export type ViewFilters = z.output<typeof ViewFilters>;

/**
 * Filters in the database, in which earlier versions stored unknown members of any size. Each known member is kept if
 * it is valid.
 */
export const StoredViewFilters = z.object({
  ...mapSavedCategories(() => values.catch([])),
  search: filterFields.search.catch(""),
  hours: filterFields.hours.catch(null),
  maxTravelTime: filterFields.maxTravelTime.catch(null),
});

export const ViewInput = z
  .strictObject({
    name: safeText(200)
      .transform(oneLine)
      .refine(
        (name) => name.length >= 1 && name.length <= VIEW_TEXT_LIMITS.name,
        `must have 1 to ${VIEW_TEXT_LIMITS.name} characters`,
      )
      .openapi({ minLength: 1, maxLength: VIEW_TEXT_LIMITS.name, example: "Rainy Sundays" }),
    description: safeText(VIEW_TEXT_LIMITS.description).transform(manyLines).nullish(),
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
    version: z.number().int().openapi({ description: "Incremented by every update; If-Match can require it." }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi("View", { example: VIEW_EXAMPLE });

export const ReorderInput = z
  .strictObject({ ids: shortList(safeText(100), 100, "ids") })
  .openapi("ViewOrder", { example: { ids: [ID] } });
