import { type Place, parisDay } from "@flaneur/domain";
import { inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { toPlace } from "./place-rows.ts";

const MAX_PLACES = 5_000;

export interface PlaceCache {
  /** Returns these places in this order. Unknown ids and hidden places are left out. */
  read(ids: readonly string[]): Promise<readonly Place[]>;
  /** Drops places that have changed; null drops all of them. */
  forget(ids: readonly string[] | null): void;
}

interface PlaceCacheOptions {
  /** Limit of cached places. */
  readonly mostPlaces?: number;
  /** The clock, in milliseconds since 1970; that of the machine by default. */
  readonly now?: () => number;
  /** Called on each read, with the number of places found in the cache and the number of places not found. */
  readonly onLookUp?: (hits: number, misses: number) => void;
}

/**
 * Reads places by their ids, and caches them until they are dropped as changed, or until newer places need the room.
 */
export function createPlaceCache(db: Db, options: PlaceCacheOptions = {}): PlaceCache {
  const { mostPlaces = MAX_PLACES, now = Date.now, onLookUp = () => {} } = options;
  const kept = new Map<string, Place>();
  let changes = 0;

  async function readMissing(ids: readonly string[]): Promise<readonly Place[]> {
    if (ids.length === 0) return [];
    const before = changes;
    const rows = await db
      .select()
      .from(places)
      .where(inArray(places.id, [...ids]));
    const found = rows.filter(({ hidden }) => !hidden).map((row) => toPlace(row, parisDay(now())));
    // Places that changed during the query may have been read in their former state.
    if (changes === before) for (const place of found) keep(place);
    return found;
  }

  function keep(place: Place): void {
    const [oldest] = kept.keys();
    if (kept.size >= mostPlaces && oldest !== undefined) kept.delete(oldest);
    kept.set(place.id, place);
  }

  return {
    async read(ids) {
      const here = new Map(ids.flatMap((id) => kept.get(id) ?? []).map((place) => [place.id, place]));
      const missing = ids.filter((id) => !here.has(id));
      onLookUp(here.size, missing.length);
      for (const place of await readMissing(missing)) here.set(place.id, place);
      return ids.flatMap((id) => here.get(id) ?? []);
    },
    forget(ids) {
      changes += 1;
      if (ids === null) kept.clear();
      else for (const id of ids) kept.delete(id);
    },
  };
}
