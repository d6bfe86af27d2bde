import { CATEGORY_DOCS, mapSavedCategories, parseHoursChoice, VIEW_TEXT_LIMITS } from "@flaneur/domain";
import { z } from "zod";
import { manyLines, oneLine, safeText, shortList } from "./parameters.ts";

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
    .meta({ example: "now", description: "The filter by opening hours, in the syntax of the URLs of the app." }),
  maxTravelTime: z
    .int({ error: "must be a whole number of minutes from 1 to 1440" })
    .refine((minutes) => minutes >= 1 && minutes <= 1_440, "must be a whole number of minutes from 1 to 1440")
    .nullish()
    .meta({ type: ["integer", "null"], minimum: 1, maximum: 1_440, example: 30, description: "Minutes." }),
};

/** The filters of a view. Values that no place has are stored unchanged. */
export const ViewFilters = z
  .strictObject(filterFields)
  .refine(
    (filters) => JSON.stringify(filters).length <= MAX_FILTERS_LENGTH,
    `must have at most ${MAX_FILTERS_LENGTH} characters as JSON; choose fewer values`,
  )
  .meta({ id: "ViewFilters", example: FILTERS });
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

const name = safeText(200)
  .transform(oneLine)
  .refine(
    (text) => text.length >= 1 && text.length <= VIEW_TEXT_LIMITS.name,
    `must have 1 to ${VIEW_TEXT_LIMITS.name} characters`,
  )
  .meta({ minLength: 1, maxLength: VIEW_TEXT_LIMITS.name, example: "Rainy Sundays" });
const description = safeText(VIEW_TEXT_LIMITS.description).transform(manyLines).nullish();

export const ViewInput = z
  .strictObject({ name, description, filters: ViewFilters })
  .meta({ id: "ViewInput", example: { name: "Rainy Sundays", description: "With a roof", filters: FILTERS } });
export type ViewInput = z.output<typeof ViewInput>;

/** A change of a view. A missing field stays. */
export const ViewChange = z
  .strictObject({ name: name.optional(), description, filters: ViewFilters.optional() })
  .meta({ id: "ViewChange", example: { name: "Rainy Mondays" } });
export type ViewChange = z.output<typeof ViewChange>;

export const ViewMove = z
  .strictObject({
    before: safeText(100)
      .nullable()
      .meta({
        type: ["string", "null"],
        description: "The id of the view that follows. With null, or for an unknown view, the view moves to the end.",
      }),
  })
  .meta({ id: "ViewMove", example: { before: null } });

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
    version: z.number().int().meta({ description: "Incremented by every change." }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "View", example: VIEW_EXAMPLE });

export const ReorderInput = z
  .strictObject({ ids: shortList(safeText(100), 100, "ids") })
  .meta({ id: "ViewOrder", example: { ids: [ID] } });
