import { checkFavorite, countFavorites, listFavorites } from "@flaneur/contract";
import { MAX_API_LIMIT, type Place } from "@flaneur/domain";
import DataLoader from "dataloader";
import type { Report } from "../rest/readable.ts";
import type { RestClient } from "../rest/rest-client.ts";
import { RestError } from "../rest/rest-error.ts";

type KnownPlace = Pick<Place, "id" | "placeStatus">;

/** Loads the favorite status and the favorite count of places for one operation. */
export interface FavoriteLoaders {
  /** Whether the place is a favorite of the caller, or null if the caller is signed out or the status is unknown. */
  readonly isFavorite: (place: KnownPlace) => Promise<boolean | null>;
  /**
   * The number of users who have the place as a favorite, or null if the caller is signed out or the number is unknown.
   */
  readonly count: (place: KnownPlace) => Promise<number | null>;
  /** Stores the new status of a place after a change in the same operation, and discards the loaded count. */
  readonly remember: (placeId: string, isFavorite: boolean) => void;
}

/** The loaders of a signed-out caller. They call nothing, because the API would respond with 401 to every call. */
export const SIGNED_OUT: FavoriteLoaders = {
  isFavorite: async () => null,
  count: async () => null,
  remember: () => {},
};

/**
 * Creates the loaders of one operation. They load the fields of many places in one call. Places are useful without
 * these fields, so after a failed call the fields are null and the failure is reported. A 401 is thrown instead,
 * because the caller must know that the session has ended.
 */
export function createFavoriteLoaders(rest: RestClient, report: Report): FavoriteLoaders {
  const known = new Map<string, boolean>();

  async function orNone<T>(what: string, work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof RestError && error.code === "UNAUTHENTICATED") throw error;
      report({ place: null, what: `no ${what}: ${error instanceof Error ? error.message : String(error)}` });
      return null;
    }
  }

  const listed = new DataLoader<string, boolean | null>(
    async (ids) => {
      const favorites = await orNone("favorites", rest.call(listFavorites, {}));
      const listedIds = new Set(favorites?.data.map(({ placeId }) => placeId));
      // Any other place may be a favorite if the list did not load or has an unreadable id.
      const others = favorites === null || listedIds.has(undefined) ? null : false;
      return ids.map((id) => (listedIds.has(id) ? true : others));
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
  // The list of favorites omits permanently closed places, which may still be favorites. Each needs a separate call.
  const closed = new DataLoader<string, boolean | null>(
    async ([placeId]) => {
      if (placeId === undefined) return [];
      const status = await orNone("favorite status", rest.call(checkFavorite, { params: { placeId } }));
      return [status?.isFavorited ?? null];
    },
    { batch: false },
  );
  const counts = new DataLoader<string, number | null>(
    async (ids) => {
      const people = await orNone("favorite counts", rest.lookUp(countFavorites, { body: { placeIds: ids } }));
      const counts = new Map(Object.entries(people ?? {}));
      return ids.map((id) => counts.get(id) ?? null);
    },
    { maxBatchSize: MAX_API_LIMIT },
  );

  return {
    isFavorite: async ({ id, placeStatus }) =>
      known.get(id) ?? (placeStatus === "Permanently Closed" ? closed : listed).load(id),
    count: ({ id }) => counts.load(id),
    remember: (placeId, isFavorite) => {
      known.set(placeId, isFavorite);
      counts.clear(placeId);
    },
  };
}
