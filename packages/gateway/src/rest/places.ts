import type { TransportMode } from "@flaneur/domain";
import {
  type Facets,
  type MediaItem,
  mediaItem,
  type Pagination,
  type Place,
  type PlaceFilters,
  type PlaceSort,
  parsePlace,
} from "@flaneur/domain";
import { z } from "zod";
import type { Query, RestClient } from "./rest-client.ts";
import { RestError } from "./rest-error.ts";

export interface Origin {
  readonly latitude: number;
  readonly longitude: number;
  readonly mode: TransportMode;
}

export interface PlacesQuery {
  readonly filters: Omit<PlaceFilters, "travel"> & { readonly maxMinutes: number | null };
  readonly sort: PlaceSort;
  readonly page: number;
  readonly limit: number;
  readonly origin: Origin | null;
  readonly facets: boolean;
  readonly media: boolean;
}

/** A place with its media; null when they were not selected, or the API did not send them. */
export interface GraphPlace extends Place {
  readonly media: readonly MediaItem[] | null;
}

export interface PlaceList {
  readonly places: readonly GraphPlace[];
  readonly pagination: Pagination;
  readonly facets: Facets | null;
}

export interface PlaceDetail {
  readonly place: GraphPlace;
  readonly related: readonly GraphPlace[];
}

/** Reports what could not be read in an answer: a place left out, or fields left empty. */
export type Report = (problem: { readonly place: string | null; readonly what: string }) => void;

const Count = z.array(z.object({ value: z.string(), count: z.number() }));
const PageFields = z.object({ total: z.number(), page: z.number(), limit: z.number(), pages: z.number() });
const ListAnswer = z.object({
  data: z.array(z.unknown()),
  pagination: PageFields,
  facets: z.object({ types: Count, tags: Count, arrondissements: Count }).optional(),
});
const DetailAnswer = z.looseObject({ related: z.array(z.unknown()).optional() });

const WithMedia = z.object({ mediaFiles: z.array(z.string()) });

function readMedia(raw: unknown): readonly MediaItem[] | null {
  const parsed = WithMedia.safeParse(raw);
  return parsed.success ? parsed.data.mediaFiles.flatMap((url) => mediaItem(url) ?? []) : null;
}

interface PlaceIncludes {
  readonly related: boolean;
  readonly media: boolean;
}

export function createPlacesRest(rest: RestClient, report: Report) {
  const readable = (raw: unknown): GraphPlace[] => {
    const parsed = parsePlace(raw);
    if (!parsed.ok) {
      report({ place: null, what: parsed.reason });
      return [];
    }
    if (parsed.unread.length > 0) report({ place: parsed.place.id, what: `cannot read ${parsed.unread.join(", ")}` });
    return [{ ...parsed.place, media: readMedia(raw) }];
  };

  return {
    /** `GET /places`: one call, whatever the page holds; with facets and media when they are selected. */
    async list(query: PlacesQuery): Promise<PlaceList> {
      const { data, pagination, facets } = await rest.get("/places", toQuery(query), ListAnswer);
      return { places: data.flatMap(readable), pagination, facets: facets ?? null };
    },

    /** `GET /places/{id}`, with related places and media when they are selected; null for an unknown id. */
    async detail(id: string, origin: Origin | null, include: PlaceIncludes): Promise<PlaceDetail | null> {
      // A URL reads these as steps through its path, even when they are escaped.
      if (id === "." || id === "..") return null;
      try {
        const query = {
          ...originQuery(origin),
          related: include.related || undefined,
          media: include.media || undefined,
        };
        const answer = await rest.get(`/places/${encodeURIComponent(id)}`, query, DetailAnswer);
        const [place] = readable(answer);
        if (place === undefined) throw new RestError("UPSTREAM_UNREADABLE", "This place could not be read.");
        return { place, related: (answer.related ?? []).flatMap(readable) };
      } catch (error) {
        if (error instanceof RestError && error.code === "NOT_FOUND") return null;
        throw error;
      }
    },
  };
}

export type PlacesRest = ReturnType<typeof createPlacesRest>;

const originQuery = (origin: Origin | null): Query =>
  origin === null ? {} : { latitude: origin.latitude, longitude: origin.longitude, transportMode: origin.mode };

function toQuery({ filters, sort, page, limit, origin, facets, media }: PlacesQuery): Query {
  return {
    page,
    limit,
    sortBy: sort.field,
    sortOrder: sort.order,
    search: filters.search || undefined,
    types: filters.types.include,
    notTypes: filters.types.exclude,
    tags: filters.tags.include,
    notTags: filters.tags.exclude,
    arrondissements: filters.arrondissements.include,
    notArrondissements: filters.arrondissements.exclude,
    tagsJoin: filters.joins.tags === "OR" ? "OR" : undefined,
    arrondissementsJoin: filters.joins.arrondissements === "OR" ? "OR" : undefined,
    placeStatuses: filters.placeStatuses,
    ...originQuery(origin),
    maxMinutes: filters.maxMinutes,
    facets: facets || undefined,
    media: media || undefined,
  };
}
