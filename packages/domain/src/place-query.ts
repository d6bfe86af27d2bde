import { FILTER_CATEGORIES, type FilterCategory, mapCategories } from "./filter-categories.ts";
import type { HoursState } from "./hours/hours-state.ts";
import { parisTimeText, parseParisTime } from "./hours/paris-time.ts";
import { areaText, parseArea } from "./map-area.ts";
import { DEFAULT_NEAR_MINUTES, nearText, parseNear } from "./near.ts";
import { type PageStart, pageStartText, parsePageStart } from "./page-start.ts";
import type { PlaceStatus } from "./place.ts";
import type { BetweenOperator, PlaceFilters } from "./place-filters.ts";
import type { PlaceSort, SortField, SortOrder } from "./place-sort.ts";
import type { Origin, TransportMode } from "./travel.ts";

/** A query for one page of places. `filters.travel`, if any, has the same point and transport mode as `origin`. */
export interface PlaceQuery {
  readonly filters: PlaceFilters;
  readonly sort: PlaceSort;
  readonly page: number;
  readonly limit: number;
  /** The start from which pages are counted. Null or absent if they are counted from the first place of the list. */
  readonly after?: PageStart | null;
  /** The point from which travel times are computed, and the transport mode; null for a query without travel times. */
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
/** The categories with an operator in front: all except types, the first category. */
type JoinedCategory = Exclude<FilterCategory, "types">;
type JoinParameter = `${JoinedCategory}Join`;

const excludeParameter = (category: FilterCategory) =>
  `not${category.charAt(0).toUpperCase()}${category.slice(1)}` as ExcludeParameter;
const isJoined = (category: FilterCategory): category is JoinedCategory => category !== "types";
const joinParameter = (category: JoinedCategory): JoinParameter => `${category}Join`;

/** Returns one result for each parameter of values. The parameter of included values has the category's name. */
export const mapValueParameters = <Result>(write: (category: FilterCategory, mark: "include" | "exclude") => Result) =>
  Object.fromEntries(
    FILTER_CATEGORIES.flatMap((category) => [
      [category, write(category, "include")],
      [excludeParameter(category), write(category, "exclude")],
    ]),
  ) as Readonly<Record<ValueParameter, Result>>;

/** Returns one result for each parameter that joins a category to the previous ones. */
export const mapJoinParameters = <Result>(write: (category: FilterCategory) => Result) =>
  Object.fromEntries(
    FILTER_CATEGORIES.filter(isJoined).map((category) => [joinParameter(category), write(category)]),
  ) as Readonly<Record<JoinParameter, Result>>;

type CategoryParameters = Readonly<Record<ValueParameter, readonly string[]>> &
  Readonly<Record<JoinParameter, BetweenOperator | undefined>>;

/** The parameters that filter places. Undefined and empty parameters are not sent. */
export interface PlaceFilterParameters extends CategoryParameters, OriginParameters {
  readonly search: string;
  /** Tags that a place must have, all of them. */
  readonly wishes: readonly string[];
  readonly placeStatuses: readonly PlaceStatus[];
  readonly maxMinutes?: number | undefined;
  /** Words that a place must mention. */
  readonly mentions?: string | undefined;
  /** Whether only chosen places are listed. */
  readonly chosenOnly?: boolean | undefined;
  /** A place in the format of `nearText`. */
  readonly near?: string | undefined;
  /** The longest walk from `near`. */
  readonly nearMinutes?: number | undefined;
  /** An area in the format of `areaText`. */
  readonly area?: string | undefined;
  /** A Paris time in the format of `parisTimeText`. */
  readonly hoursAt?: string | undefined;
  /** The accepted states at `hoursAt`; without effect when `hoursAt` is missing. */
  readonly hours: readonly HoursState[];
}

/** The parameters of `GET /places`: filters, page and sorting. */
export interface PlaceQueryParameters extends PlaceFilterParameters {
  readonly page: number;
  readonly limit: number;
  /** A page start in the format of `pageStartText`. */
  readonly after?: string | undefined;
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
}

export const originToParameters = (origin: Origin | null): OriginParameters =>
  origin === null ? {} : { ...origin.from, transportMode: origin.mode };

/** Returns the origin that the parameters describe; null unless both coordinates are given. */
export function originFromParameters({ latitude, longitude, transportMode }: OriginParameters): Origin | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { from: { latitude, longitude }, mode: transportMode ?? "transit" };
}

/** Converts filters to parameters; `placeFiltersFromParameters` is the inverse. */
export function placeFiltersToParameters(filters: PlaceFilters): PlaceFilterParameters {
  const { wishes, placeStatuses, search, mentions, chosenOnly, travel, near, area, hours } = filters;
  return {
    search,
    ...mapValueParameters((category, mark) => filters[category][mark]),
    ...mapJoinParameters((category) => written(filters[category].join)),
    wishes,
    placeStatuses,
    ...originToParameters(travel),
    maxMinutes: travel?.maxMinutes,
    mentions: mentions === "" ? undefined : mentions,
    chosenOnly: chosenOnly ? true : undefined,
    near: near === null ? undefined : nearText(near),
    nearMinutes: near === null || near.minutes === DEFAULT_NEAR_MINUTES ? undefined : near.minutes,
    area: area === null ? undefined : areaText(area),
    hoursAt: hours === null ? undefined : parisTimeText(hours.at),
    hours: hours?.states ?? [],
  };
}

/** Converts a query to parameters; `placeQueryFromParameters` is the inverse. */
export function placeQueryToParameters({
  filters,
  sort,
  page,
  limit,
  after,
  origin,
}: PlaceQuery): PlaceQueryParameters {
  return {
    page,
    limit,
    after: after == null ? undefined : (pageStartText(after) ?? undefined),
    sortBy: sort.field,
    sortOrder: sort.order,
    ...placeFiltersToParameters(filters),
    ...originToParameters(origin),
  };
}

/** Returns a join as a parameter: undefined for AND, which is the default. */
const written = (join: BetweenOperator): BetweenOperator | undefined => (join === "OR" ? join : undefined);

/** Converts validated parameters to filters. A travel time without an origin is ignored. */
export function placeFiltersFromParameters(parameters: PlaceFilterParameters): PlaceFilters {
  const { search, mentions, chosenOnly, wishes, placeStatuses, maxMinutes, near, nearMinutes, area } = parameters;
  const origin = originFromParameters(parameters);
  const hoursAt = parameters.hoursAt === undefined ? null : parseParisTime(parameters.hoursAt);
  return {
    ...mapCategories((category) => ({
      include: parameters[category],
      exclude: parameters[excludeParameter(category)],
      join: (isJoined(category) ? parameters[joinParameter(category)] : undefined) ?? "AND",
    })),
    wishes,
    placeStatuses,
    search,
    travel: origin === null || maxMinutes === undefined ? null : { ...origin, maxMinutes },
    mentions: mentions ?? "",
    chosenOnly: chosenOnly === true,
    near: near === undefined ? null : parseNear(near, nearMinutes),
    area: area === undefined ? null : parseArea(area),
    hours: hoursAt === null ? null : { at: hoursAt, states: parameters.hours },
  };
}

/** Converts validated parameters to a query. */
export function placeQueryFromParameters(parameters: PlaceQueryParameters): PlaceQuery {
  const { page, limit, after, sortBy, sortOrder } = parameters;
  return {
    page,
    limit,
    after: after === undefined ? null : parsePageStart(after),
    sort: { field: sortBy, order: sortOrder },
    origin: originFromParameters(parameters),
    filters: placeFiltersFromParameters(parameters),
  };
}
