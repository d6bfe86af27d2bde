import {
  areValidPins,
  type Facets,
  MAX_PAGE_START,
  MAX_PINS,
  MAX_SEARCH_LENGTH,
  METRO_LEGS_LIMIT,
  type MediaItem,
  type MetroWay,
  mapFacets,
  mediaItem,
  NEARBY_LIMIT,
  type NearbyStation,
  type Origin,
  originToParameters,
  type Pagination,
  type Place,
  type PlaceFilters,
  type PlacePins,
  type PlaceQuery,
  parsePlace,
  placeFiltersToParameters,
  placeQueryToParameters,
  STATION_KINDS,
  STATIONS_LIMIT,
} from "@flaneur/domain";
import { z } from "zod";
import { count, latitude, longitude } from "./numbers.ts";
import { pathSegment } from "./path-segment.ts";
import type { Query, RestClient } from "./rest-client.ts";
import { orNull, RestError } from "./rest-error.ts";

/** The optional parts of a list. A part is fetched only if the operation selects it. */
export interface ListIncludes {
  readonly facets: boolean;
  readonly media: boolean;
}

/** A place with its media. `media` is null if the operation does not select media, or the API did not send them. */
export interface GraphPlace extends Place {
  readonly media: readonly MediaItem[] | null;
}

/** A corrected search, for a search without results. */
export interface SearchSuggestion {
  readonly search: string;
  /** The number of places that this search finds. */
  readonly total: number;
}

export interface PlaceList {
  readonly places: readonly GraphPlace[];
  readonly pagination: Pagination;
  readonly facets: Facets | null;
  readonly suggestion: SearchSuggestion | null;
}

export interface PlaceDetail {
  readonly place: GraphPlace;
  readonly related: readonly GraphPlace[];
  readonly nearby: readonly GraphPlace[];
  readonly stations: readonly NearbyStation[];
  /** The quickest way by metro from the origin; null if it was not requested or does not exist. */
  readonly metro: MetroWay | null;
}

/** Reports data that could not be loaded or read: a failed call, a skipped place, or fields left empty. */
export type Report = (problem: { readonly place: string | null; readonly what: string }) => void;

/** The counts of a category. The list is empty for a category that the API does not count. */
const Counts = z.array(z.object({ value: z.string(), count })).default(() => []);
const PageFields = z.object({
  total: count,
  page: z.number().int().positive(),
  limit: z.number().int().positive(),
  pages: count,
  next: z.string().max(MAX_PAGE_START).nullable().catch(null),
});
/** Parses a suggestion. The result is null if there is none, if it is unreadable, or if it finds no place. */
const Suggestion = z
  .object({ search: z.string().trim().min(1).max(MAX_SEARCH_LENGTH), total: z.number().int().min(1) })
  .nullable()
  .catch(null);
export const ListResponse = z.object({
  data: z.array(z.unknown()),
  pagination: PageFields,
  facets: z.object(mapFacets(() => Counts)).optional(),
  suggestion: Suggestion,
});
/** Parses the stations. The result is empty if the API sends no stations, or sends them in another shape. */
const Stations = z
  .array(z.object({ name: z.string().min(1).max(200), kind: z.enum(STATION_KINDS).catch("metro"), minutes: count }))
  .catch([]);
const StationName = z.string().min(1).max(200);
/** Parses the way by metro. The result is null if the API sends no way, or sends it in another shape. */
const Metro: z.ZodType<MetroWay | null> = z
  .object({
    minutes: z.number().int().min(1),
    legs: z
      .array(z.object({ line: z.string().min(1).max(10), from: StationName, to: StationName }))
      .min(1)
      .max(METRO_LEGS_LIMIT),
  })
  .nullable()
  .catch(null);
const DetailAnswer = z.looseObject({
  related: z.array(z.unknown()).default([]),
  nearby: z.array(z.unknown()).default([]),
  stations: Stations,
  metro: Metro,
});

const PinsAnswer = z
  .object({
    ids: z.array(z.string()).max(MAX_PINS),
    names: z.array(z.string()),
    latitudes: z.array(latitude),
    longitudes: z.array(longitude),
    types: z.array(z.number()),
    typeNames: z.array(z.string()),
  })
  .refine(areValidPins, "has columns of different lengths");

const WithMedia = z.object({ mediaFiles: z.array(z.string()) });

function readMedia(raw: unknown): readonly MediaItem[] | null {
  const parsed = WithMedia.safeParse(raw);
  return parsed.success ? parsed.data.mediaFiles.flatMap((url) => mediaItem(url) ?? []) : null;
}

interface PlaceIncludes {
  readonly related: boolean;
  readonly nearby: boolean;
  readonly stations: boolean;
  readonly metro: boolean;
  readonly media: boolean;
}

/**
 * Parses a place in any shape of §3, with its media if present. Returns an empty list for an unreadable place, which is
 * reported.
 */
export function readPlace(raw: unknown, report: Report): readonly GraphPlace[] {
  const parsed = parsePlace(raw);
  if (!parsed.ok) {
    report({ place: null, what: parsed.reason });
    return [];
  }
  if (parsed.unreadable.length > 0)
    report({ place: parsed.place.id, what: `cannot read ${parsed.unreadable.join(", ")}` });
  return [{ ...parsed.place, media: readMedia(raw) }];
}

/** Reads one page of a list. Places that cannot be read are left out and reported. */
export const readList = (
  { data, pagination, facets, suggestion }: z.output<typeof ListResponse>,
  report: Report,
): PlaceList => ({
  places: data.flatMap((raw) => readPlace(raw, report)),
  pagination,
  facets: facets ?? null,
  suggestion,
});

export function createPlacesRest(rest: RestClient, report: Report) {
  const readable = (raw: unknown) => readPlace(raw, report);

  return {
    /** `GET /places`: one call, with facets and media when they are selected. */
    async list(query: PlaceQuery, include: ListIncludes): Promise<PlaceList> {
      const parameters = { ...placeQueryToParameters(query), ...flags({ ...include }) };
      return readList(await rest.get("/places", parameters, ListResponse), report);
    },

    /** `GET /pins`: one call for the whole list. */
    async pins(filters: PlaceFilters): Promise<PlacePins> {
      const query: Query = { ...placeFiltersToParameters(filters) };
      return rest.get("/pins", query, PinsAnswer);
    },

    /**
     * `GET /places/{id}`, with other places, stations, a way by metro and media if they are selected. Null for an
     * unknown id.
     * @throws RestError `UPSTREAM_UNREADABLE` if the place cannot be read.
     */
    async detail(id: string, origin: Origin | null, include: PlaceIncludes): Promise<PlaceDetail | null> {
      const segment = pathSegment(id);
      if (segment === null) return null;
      // A way by metro needs an origin.
      const metro = include.metro && origin !== null;
      const query = { ...originToParameters(origin), ...flags({ ...include, metro }) };
      const answer = await orNull(rest.get(`/places/${segment}`, query, DetailAnswer));
      if (answer === null) return null;
      const [place] = readable(answer);
      if (place === undefined) throw new RestError("UPSTREAM_UNREADABLE", "This place could not be read.");
      return {
        place,
        related: answer.related.flatMap(readable),
        nearby: answer.nearby.slice(0, NEARBY_LIMIT).flatMap(readable),
        stations: answer.stations.slice(0, STATIONS_LIMIT),
        metro: answer.metro,
      };
    },
  };
}

export type PlacesRest = ReturnType<typeof createPlacesRest>;

/** Returns only the flags that are true, so that the other flags are not sent. */
export const flags = <Name extends string>(values: Readonly<Record<Name, boolean>>) =>
  Object.fromEntries(Object.entries<boolean>(values).filter(([, value]) => value));
