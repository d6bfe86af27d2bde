import type { HoursState } from "./hours/hours-state.ts";
import { parisTimeText, parseParisTime } from "./hours/paris-time.ts";
import { areaText, parseArea } from "./map-area.ts";
import type { PlaceStatus } from "./place.ts";
import type { BetweenOperator, FilterCategory, PlaceFilters } from "./place-filters.ts";
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

/** The values marked 'is' under the name of their category, those marked 'is not' under `not` and that name. */
type ValueParameters = { readonly [Category in FilterCategory]: readonly string[] } & {
  readonly [Category in FilterCategory as `not${Capitalize<Category>}`]: readonly string[];
};
/** How a category joins what stands to its left; types stand first. */
type JoinParameters = {
  readonly [Category in Exclude<FilterCategory, "types"> as `${Category}Join`]: BetweenOperator | undefined;
};

/** The parameters that say which places are listed. One that is undefined or empty is left out. */
export interface PlaceFilterParameters extends ValueParameters, JoinParameters, OriginParameters {
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
  const { types, tags, arrondissements, placeStatuses, search, travel, area, hours } = filters;
  return {
    search,
    types: types.include,
    notTypes: types.exclude,
    tags: tags.include,
    notTags: tags.exclude,
    tagsJoin: written(tags.join),
    arrondissements: arrondissements.include,
    notArrondissements: arrondissements.exclude,
    arrondissementsJoin: written(arrondissements.join),
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
  const { search, placeStatuses, maxMinutes, area, tagsJoin = "AND", arrondissementsJoin = "AND" } = parameters;
  const origin = originFromParameters(parameters);
  const hoursAt = parameters.hoursAt === undefined ? null : parseParisTime(parameters.hoursAt);
  return {
    types: { include: parameters.types, exclude: parameters.notTypes, join: "AND" },
    tags: { include: parameters.tags, exclude: parameters.notTags, join: tagsJoin },
    arrondissements: {
      include: parameters.arrondissements,
      exclude: parameters.notArrondissements,
      join: arrondissementsJoin,
    },
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
