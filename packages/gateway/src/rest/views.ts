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
import { pathSegment } from "./path-segment.ts";
import type { Report } from "./places.ts";
import { readJson } from "./read-json.ts";
import type { RestClient } from "./rest-client.ts";
import { RestError } from "./rest-error.ts";

/** The filters that a view stores. */
export interface GraphViewFilters extends Readonly<Record<SavedCategory, readonly string[]>> {
  readonly search: string;
  /** The filter by opening hours in the syntax of URLs, such as `now` or `Su-20h30`. Null if the view has none. */
  readonly hours: string | null;
  /** The maximum travel time in minutes, or null if the view has none. */
  readonly maxTravelTime: number | null;
}

export interface GraphView {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly filters: GraphViewFilters;
  /** The version of the stored view, or null if the API has no versions. */
  readonly version: number | null;
}

export interface ViewInput {
  readonly name: string;
  readonly description: string | null;
  readonly filters: GraphViewFilters;
}

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

/** Parses filters in any shape of §3, also as JSON in a string. */
export const AnyFilters = z.preprocess(
  (raw) => (typeof raw === "string" ? readJson(raw) : raw),
  Filters.catch({ ...mapSavedCategories((): string[] => []), search: "", hours: null, maxTravelTime: null }),
);

const View = z.object({
  id: z.union([z.string().min(1), z.number().transform(String)]),
  name: z.string().trim().min(1),
  description: z.string().nullable().catch(null),
  filters: AnyFilters,
  version: z.number().int().positive().nullable().catch(null),
});

const InData = z.object({ data: z.unknown() });
/** Parses a response, which is either the value itself or an object with the value under `data`. */
const inData = <T extends z.ZodType>(schema: T) =>
  z.preprocess((raw) => InData.safeParse(raw).data?.data ?? raw, schema);
const OneView = inData(View);
const ManyViews = inData(z.array(z.unknown()));
const Done = z.unknown();

const noSuchView = (id: string) => new RestError("NOT_FOUND", `There is no view '${id}'`, { status: 404 });

/** Returns the body of a request that stores a view. Opening hours and a travel time are omitted if they are null. */
const toBody = ({ name, description, filters: { hours, maxTravelTime, ...filters } }: ViewInput) => ({
  name,
  description,
  filters: { ...filters, ...(hours === null ? {} : { hours }), ...(maxTravelTime === null ? {} : { maxTravelTime }) },
});

/** Creates the calls of the endpoints below `/views` (§7). A failed call throws RestError. */
export function createViewsRest(rest: RestClient, report: Report) {
  const pathOf = (id: string): string => {
    const segment = pathSegment(id);
    if (segment === null) throw noSuchView(id);
    return `/views/${segment}`;
  };
  const readable = (raw: unknown): readonly GraphView[] => {
    const parsed = View.safeParse(raw);
    if (parsed.success) return [parsed.data];
    report({ place: null, what: "a view has no id or no name" });
    return [];
  };

  return {
    /** Returns the views in the order of their tabs. An unreadable view is skipped and reported. */
    async list(): Promise<readonly GraphView[]> {
      return (await rest.get("/views", {}, ManyViews)).flatMap(readable);
    },

    async one(id: string): Promise<GraphView> {
      return rest.get(pathOf(id), {}, OneView);
    },

    async create(input: ViewInput): Promise<GraphView> {
      return rest.post("/views", toBody(input), OneView);
    },

    /**
     * Replaces a view.
     * @param seen The version that the caller has loaded. The call throws RestError 412 if a newer version is stored.
     * Null overwrites any version.
     */
    async update(id: string, seen: number | null, input: ViewInput): Promise<GraphView> {
      return rest.put(pathOf(id), toBody(input), OneView, seen === null ? {} : { "if-match": `"${seen}"` });
    },

    async remove(id: string): Promise<void> {
      await rest.delete(pathOf(id), undefined, Done);
    },

    async reorder(ids: readonly string[]): Promise<readonly GraphView[]> {
      return (await rest.post("/views/reorder", { ids }, ManyViews)).flatMap(readable);
    },
  };
}

export type ViewsRest = ReturnType<typeof createViewsRest>;
