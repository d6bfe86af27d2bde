import { FILTER_CATEGORIES, type FilterCategory, mapCategories } from "./filter-categories.ts";
import type { HoursState } from "./hours/hours-state.ts";
import { parisTimeText, parseParisTime } from "./hours/paris-time.ts";
import { areaText, parseArea } from "./map-area.ts";
import type { PlaceStatus } from "./place.ts";
import type { BetweenOperator, PlaceFilters } from "./place-filters.ts";
import type { PlaceSort, SortField, SortOrder } from "./place-sort.ts";
import type { Origin, TransportMode } from "./travel.ts";

/** A query for one page of places. `filters.travel` starts where `origin` does. */
export interface PlaceQuery {
  readonly filters: PlaceFilters;
  readonly sort: PlaceSort;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** Where travel times are measured from; without it no place has one. */
  readonly origin: Origin | null;
}

export interface OriginParameters {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly transportMode?: TransportMode | undefined;
}

/** The parameter of the values marked 'is not'. */
type ExcludeParameter = `not${Capitalize<FilterCategory>}`;
type ValueParameter = FilterCategory | ExcludeParameter;
/** How a category joins what stands to its left; types stand first. */
type JoinedCategory = Exclude<FilterCategory, "types">;
type JoinParameter = `${JoinedCategory}Join`;

const excludeParameter = (category: FilterCategory) =>
  `not${category.charAt(0).toUpperCase()}${category.slice(1)}` as ExcludeParameter;
const isJoined = (category: FilterCategory): category is JoinedCategory => category !== "types";
const joinParameter = (category: JoinedCategory): JoinParameter => `${category}Join`;

/** One result for each parameter that names values: those marked 'is' under the name of their category. */
export const mapValueParameters = <Result>(write: (category: FilterCategory, mark: "include" | "exclude") => Result) =>
  Object.fromEntries(
    FILTER_CATEGORIES.flatMap((category) => [
      [category, write(category, "include")],
      [excludeParameter(category), write(category, "exclude")],
    ]),
  ) as Readonly<Record<ValueParameter, Result>>;

/** One result for each parameter that joins a category to those before it. */
export const mapJoinParameters = <Result>(write: (category: FilterCategory) => Result) =>
  Object.fromEntries(
    FILTER_CATEGORIES.filter(isJoined).map((category) => [joinParameter(category), write(category)]),
  ) as Readonly<Record<JoinParameter, Result>>;

type CategoryParameters = Readonly<Record<ValueParameter, readonly string[]>> &
  Readonly<Record<JoinParameter, BetweenOperator | undefined>>;

/** The parameters that say which places are listed. One that is undefined or empty is left out. */
export interface PlaceFilterParameters extends CategoryParameters, OriginParameters {
  readonly search: string;
  readonly placeStatuses: readonly PlaceStatus[];
  readonly maxMinutes?: number | undefined;
  /** As `areaText` writes it. */
  readonly area?: string | undefined;
  /** A Paris time, as `parisTimeText` writes it. */
  readonly hoursAt?: string | undefined;
  /** Of no effect without `hoursAt`. */
  readonly hours: readonly HoursState[];
}

/** The parameters of `GET /places`: also, which page of them. */
export interface PlaceQueryParameters extends PlaceFilterParameters {
  readonly page: number;
  readonly limit: number;
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
}

export const originToParameters = (origin: Origin | null): OriginParameters =>
  origin === null ? {} : { ...origin.from, transportMode: origin.mode };

/** Null unless both coordinates are there. */
export function originFromParameters({ latitude, longitude, transportMode }: OriginParameters): Origin | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { from: { latitude, longitude }, mode: transportMode ?? "transit" };
}

/** Writes filters as parameters; `placeFiltersFromParameters` reads the same filters from them. */
export function placeFiltersToParameters(filters: PlaceFilters): PlaceFilterParameters {
  const { placeStatuses, search, travel, area, hours } = filters;
  return {
    search,
    ...mapValueParameters((category, mark) => filters[category][mark]),
    ...mapJoinParameters((category) => written(filters[category].join)),
    placeStatuses,
    ...originToParameters(travel),
    maxMinutes: travel?.maxMinutes,
    area: area === null ? undefined : areaText(area),
    hoursAt: hours === null ? undefined : parisTimeText(hours.at),
    hours: hours?.states ?? [],
  };
}

/** Writes a query as parameters; `placeQueryFromParameters` reads the same query from them. */
export function placeQueryToParameters({ filters, sort, page, limit, origin }: PlaceQuery): PlaceQueryParameters {
  return {
    page,
    limit,
    sortBy: sort.field,
    sortOrder: sort.order,
    ...placeFiltersToParameters(filters),
    ...originToParameters(origin),
  };
}

/** AND is the default, and left out. */
const written = (join: BetweenOperator): BetweenOperator | undefined => (join === "OR" ? join : undefined);

/** Reads filters from parameters whose types are right. A travel time without an origin is none. */
export function placeFiltersFromParameters(parameters: PlaceFilterParameters): PlaceFilters {
  const { search, placeStatuses, maxMinutes, area } = parameters;
  const origin = originFromParameters(parameters);
  const hoursAt = parameters.hoursAt === undefined ? null : parseParisTime(parameters.hoursAt);
  return {
    ...mapCategories((category) => ({
      include: parameters[category],
      exclude: parameters[excludeParameter(category)],
      join: (isJoined(category) ? parameters[joinParameter(category)] : undefined) ?? "AND",
    })),
    placeStatuses,
    search,
    travel: origin === null || maxMinutes === undefined ? null : { ...origin, maxMinutes },
    area: area === undefined ? null : parseArea(area),
    hours: hoursAt === null ? null : { at: hoursAt, states: parameters.hours },
  };
}

/** Reads a query from parameters whose types are right. */
export function placeQueryFromParameters(parameters: PlaceQueryParameters): PlaceQuery {
  const { page, limit, sortBy, sortOrder } = parameters;
  return {
    page,
    limit,
    sort: { field: sortBy, order: sortOrder },
    origin: originFromParameters(parameters),
    filters: placeFiltersFromParameters(parameters),
  };
}
