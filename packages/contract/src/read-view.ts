import {
  CATEGORIES,
  mapSavedCategories,
  parseHoursChoice,
  parseOptions,
  parseValues,
  readValue,
  type SavedCategory,
} from "@flaneur/domain";
import { z } from "zod";

/** Parses the values of a category in any shape of §3 and in any spelling. */
const valuesOf = (category: SavedCategory) =>
  z
    .unknown()
    .optional()
    .transform((raw) => parseValues(raw) ?? parseOptions(raw, CATEGORIES[category].field) ?? [])
    .transform((values) => values.map((value) => readValue(category, value) ?? value));

const Filters = z.object({
  ...mapSavedCategories(valuesOf),
  search: z.string().catch(""),
  hours: z
    .string()
    .nullable()
    .catch(null)
    .transform((text) => (text === null || parseHoursChoice(text) === null ? null : text)),
  maxTravelTime: z.number().int().positive().nullable().catch(null),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the filters of a view in any shape of §3, also as JSON in a string. */
export const ReadViewFilters = z.preprocess(
  (raw) => (typeof raw === "string" ? jsonOf(raw) : raw),
  Filters.catch({ ...mapSavedCategories((): string[] => []), search: "", hours: null, maxTravelTime: null }),
);

const View = z.object({
  id: z.union([z.string().min(1), z.number().transform(String)]),
  name: z.string().trim().min(1),
  description: z.string().nullable().catch(null),
  filters: ReadViewFilters,
  version: z.number().int().positive().nullable().catch(null),
});

const InData = z.object({ data: z.unknown() });
/** Parses a response, which is either the value itself or an object with the value under `data`. */
const inData = <T extends z.ZodType>(schema: T) =>
  z.preprocess((raw) => InData.safeParse(raw).data?.data ?? raw, schema);

/** The response with one view in any shape of §3. */
export const ReadView = inData(View);
/** The response with all views. A view without an id or a name is null. */
export const ReadViews = inData(z.array(View.nullable().catch(null)));
