import { MAX_API_LIMIT, type Place } from "@flaneur/domain";
import DataLoader from "dataloader";
import type { FavoritesRest } from "../rest/favorites.ts";
import type { Report } from "../rest/places.ts";
import { RestError } from "../rest/rest-error.ts";

type KnownPlace = Pick<Place, "id" | "placeStatus">;

/** Loads the favorite status and the favorite count of places for one operation. */
export interface FavoriteLoaders {
  /** Whether the place is a favorite of the caller; null when the caller is signed out or the status is unknown. */
  readonly isFavorite: (place: KnownPlace) => Promise<boolean | null>;
  /** How many people have the place as a favorite; null when the caller is signed out or the count is unknown. */
  readonly count: (place: KnownPlace) => Promise<number | null>;
  /** Stores the status that a change has just set. */
  readonly note: (placeId: string, isFavorite: boolean) => void;
}

/** Loads nothing: the API responds with 401 to every favorites call of a signed-out caller. */
export const SIGNED_OUT: FavoriteLoaders = {
  isFavorite: async () => null,
  count: async () => null,
  note: () => {},
};

/**
 * Loads status and counts of all places of one operation, in one call each. Places are useful without them: a failed
 * call is reported, and its fields are null. A 401 is thrown instead, since the caller must know that the session has
 * ended.
 */
export function createFavoriteLoaders(rest: FavoritesRest, report: Report): FavoriteLoaders {
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
      const favorites = await orNone("favorites", rest.ids());
      return ids.map((id) => favorites?.has(id) ?? null);
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
  // No list of favorites contains a closed place, although it may be a favorite: its status needs its own call.
  const closed = new DataLoader<string, boolean | null>(
    ([id]) => Promise.all(id === undefined ? [] : [orNone("favorite status", rest.isFavorite(id))]),
    { batch: false },
  );
  const counts = new DataLoader<string, number | null>(
    async (ids) => {
      const people = await orNone("favorite counts", rest.counts(ids));
      return ids.map((id) => people?.get(id) ?? null);
    },
    { maxBatchSize: MAX_API_LIMIT },
  );

  return {
    isFavorite: async ({ id, placeStatus }) =>
      known.get(id) ?? (placeStatus === "Permanently Closed" ? closed : listed).load(id),
    count: ({ id }) => counts.load(id),
    note: (placeId, isFavorite) => {
      known.set(placeId, isFavorite);
      counts.clear(placeId);
    },
  };
}
