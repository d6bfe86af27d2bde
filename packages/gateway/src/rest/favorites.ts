import { originToParameters, type PlaceQuery, placeFiltersToParameters } from "@flaneur/domain";
import { z } from "zod";
import { count } from "./numbers.ts";
import { pathSegment } from "./path-segment.ts";
import { flags, type ListIncludes, ListResponse, type PlaceList, type Report, readList } from "./places.ts";
import type { RestClient } from "./rest-client.ts";
import { RestError } from "./rest-error.ts";

const Id = z.union([z.string().min(1), z.number().transform(String)]);
const List = z.object({ data: z.array(z.looseObject({ placeId: Id.optional().catch(undefined) })) });
const Status = z.object({ isFavorited: z.boolean() });
const Added = z.object({ added: count, addedIds: z.array(z.string()), placeIds: z.array(z.string()) });
const Removed = z.object({ removed: count });
const Done = z.unknown();
const Counts = z.record(z.string(), count);
const CountsResponse = z.union([z.object({ data: Counts }).transform(({ data }) => data), Counts]);

const noSuchPlace = (id: string) => new RestError("NOT_FOUND", `There is no place '${id}'`, { status: 404 });

/**
 * The result of adding several favorites: the number and the ids of the places that were not favorites before, and the
 * ids of all requested places that are favorites now (`placeIds`).
 */
export type AddedFavorites = z.infer<typeof Added>;

export interface FavoriteIds {
  readonly ids: ReadonlySet<string>;
  /** Whether each favorite had a readable id. If not, any other place may be a favorite, too. */
  readonly isComplete: boolean;
}

/** A page of the favorites, which are in the order in which they were added. */
type FavoritesQuery = Pick<PlaceQuery, "filters" | "page" | "limit" | "origin">;

/** Creates the calls of the endpoints below `/favorites` (§7). A failed call throws RestError. */
export function createFavoritesRest(rest: RestClient, report: Report) {
  /** @throws RestError for an id that cannot be one segment of a path. */
  const segmentOf = (placeId: string): string => {
    const segment = pathSegment(placeId);
    if (segment === null) throw noSuchPlace(placeId);
    return segment;
  };

  return {
    /** `GET /favorites/places`: one page of the favorite places, newest first, with facets and media when selected. */
    async places({ filters, page, limit, origin }: FavoritesQuery, include: ListIncludes): Promise<PlaceList> {
      const parameters = {
        ...placeFiltersToParameters(filters),
        ...originToParameters(origin),
        ...{ page, limit },
        ...flags({ ...include }),
      };
      return readList(await rest.get("/favorites/places", parameters, ListResponse), report);
    },

    /** `GET /favorites`: the ids of all listed places that are favorites, in one call. */
    async ids(): Promise<FavoriteIds> {
      const { data } = await rest.get("/favorites", {}, List);
      const ids = data.flatMap(({ placeId }) => placeId ?? []);
      return { ids: new Set(ids), isComplete: ids.length === data.length };
    },

    /** `GET /favorites/check/{placeId}`: the status of one place, which may be permanently closed. */
    async isFavorite(placeId: string): Promise<boolean> {
      return (await rest.get(`/favorites/check/${segmentOf(placeId)}`, {}, Status)).isFavorited;
    },

    /** `POST /favorites/counts`: the number of users who have each place as a favorite, by place id. */
    async counts(placeIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      return new Map(Object.entries(await rest.lookUp("/favorites/counts", { placeIds }, CountsResponse)));
    },

    /** `POST /favorites/batch`: adds places; unknown ones are left out. Idempotent. */
    add: (placeIds: readonly string[]): Promise<AddedFavorites> => rest.post("/favorites/batch", { placeIds }, Added),

    /** `POST /favorites/batch/remove`: removes places. Idempotent. @returns the number of removed favorites. */
    async remove(placeIds: readonly string[]): Promise<number> {
      return (await rest.post("/favorites/batch/remove", { placeIds }, Removed)).removed;
    },

    /** `POST /favorites` or `DELETE /favorites/{placeId}`. Both are idempotent. */
    async set(placeId: string, isFavorite: boolean): Promise<void> {
      if (isFavorite) await rest.post("/favorites", { placeId }, Done);
      else await rest.delete(`/favorites/${segmentOf(placeId)}`, undefined, Done);
    },
  };
}

export type FavoritesRest = ReturnType<typeof createFavoritesRest>;
