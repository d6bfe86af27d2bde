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

/** The parameters of `GET /places` that say which places it lists. One that is undefined or empty is left out. */
export interface PlaceQueryParameters extends ValueParameters, JoinParameters, OriginParameters {
  readonly page: number;
  readonly limit: number;
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
  readonly search: string;
  readonly placeStatuses: readonly PlaceStatus[];
  readonly maxMinutes?: number | undefined;
}

export const originToParameters = (origin: Origin | null): OriginParameters =>
  origin === null ? {} : { ...origin.from, transportMode: origin.mode };

/** Null unless both coordinates are there. */
export function originFromParameters({ latitude, longitude, transportMode }: OriginParameters): Origin | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { from: { latitude, longitude }, mode: transportMode ?? "transit" };
}

/** Writes a query as parameters; `placeQueryFromParameters` reads the same query from them. */
export function placeQueryToParameters({ filters, sort, page, limit, origin }: PlaceQuery): PlaceQueryParameters {
  const { types, tags, arrondissements, placeStatuses, search, travel } = filters;
  return {
    page,
    limit,
    sortBy: sort.field,
    sortOrder: sort.order,
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
    ...originToParameters(origin),
    maxMinutes: travel?.maxMinutes,
  };
}

/** AND is the default, and left out. */
const written = (join: BetweenOperator): BetweenOperator | undefined => (join === "OR" ? join : undefined);

/** Reads a query from parameters whose types are right. A travel time without an origin is none. */
export function placeQueryFromParameters(parameters: PlaceQueryParameters): PlaceQuery {
  const { page, limit, sortBy, sortOrder, search, placeStatuses, maxMinutes } = parameters;
  const { tagsJoin = "AND", arrondissementsJoin = "AND" } = parameters;
  const origin = originFromParameters(parameters);
  return {
    page,
    limit,
    sort: { field: sortBy, order: sortOrder },
    origin,
    filters: {
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
    },
  };
}
