import { MAX_API_LIMIT, type Place } from "@flaneur/domain";
import DataLoader from "dataloader";
import type { FavoritesRest } from "../rest/favorites.ts";
import type { Report } from "../rest/places.ts";
import { RestError } from "../rest/rest-error.ts";

type KnownPlace = Pick<Place, "id" | "placeStatus">;

/** What is known of places as favorites: of the caller, and of everyone. */
export interface FavoriteLoaders {
  /** Whether the caller has the place among the favorites; null for whoever is signed out, and where it cannot be told. */
  readonly isFavorite: (place: KnownPlace) => Promise<boolean | null>;
  /** How many people have it; null likewise. */
  readonly count: (place: KnownPlace) => Promise<number | null>;
  /** Stores what the API has just answered. */
  readonly note: (placeId: string, isFavorite: boolean) => void;
}

/** Nothing is asked for whoever is signed out: the API answers 401 to all of it. */
export const SIGNED_OUT: FavoriteLoaders = {
  isFavorite: async () => null,
  count: async () => null,
  note: () => {},
};

/**
 * Status and counts of all places of one operation, in one call each. Places are worth showing without them: a call that
 * fails is reported, and each place has none. That the caller is signed in no longer is for the caller to know.
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
  // A closed place is left out of every list, but may well be a favorite.
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
