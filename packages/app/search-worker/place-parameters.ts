import {
  BETWEEN_OPERATORS,
  DEFAULT_API_LIMIT,
  DEFAULT_SORT,
  HOURS_STATES,
  LISTED_STATUSES,
  mapJoinParameters,
  mapValueParameters,
  type Origin,
  originFromParameters,
  type PlaceFilters,
  type PlaceQuery,
  placeFiltersFromParameters,
  placeQueryFromParameters,
  SORT_FIELDS,
  SORT_ORDERS,
  TRANSPORT_MODES,
} from "@flaneur/domain";
import { z } from "zod";

/** The parameters of a URL: all values by name. */
export type Parameters = Readonly<Record<string, readonly string[]>>;

const many = z.array(z.string()).default([]);
const Lists = z.object({
  ...mapValueParameters(() => many),
  placeStatuses: z.array(z.enum(LISTED_STATUSES)).default([]),
  hours: z.array(z.enum(HOURS_STATES)).default([]),
});
const degrees = z.coerce.number().optional();
const Singles = z.object({
  search: z.string().default(""),
  ...mapJoinParameters(() => z.enum(BETWEEN_OPERATORS).default("AND")),
  latitude: degrees,
  longitude: degrees,
  transportMode: z.enum(TRANSPORT_MODES).optional(),
  maxMinutes: z.coerce.number().optional(),
  near: z.string().optional(),
  area: z.string().optional(),
  hoursAt: z.string().optional(),
  after: z.string().optional(),
  page: z.coerce.number().default(1),
  limit: z.coerce.number().default(DEFAULT_API_LIMIT),
  sortBy: z.enum(SORT_FIELDS).default(DEFAULT_SORT.field),
  sortOrder: z.enum(SORT_ORDERS).default(DEFAULT_SORT.order),
});

const parse = (given: Parameters) => ({
  ...Lists.parse(given),
  ...Singles.parse(Object.fromEntries(Object.entries(given).map(([name, [first]]) => [name, first]))),
});

/** Parses the parameters with the functions of the api. Parameters that the app never sends are ignored. */
export const readQuery = (given: Parameters): PlaceQuery => placeQueryFromParameters(parse(given));
export const readFilters = (given: Parameters): PlaceFilters => placeFiltersFromParameters(parse(given));
export const readOrigin = (given: Parameters): Origin | null => originFromParameters(parse(given));
