import type { Place } from "@flaneur/domain";
import { inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { places } from "../../db/schema.ts";
import { toPlace } from "../place-rows.ts";

/** A hundred pages, some ten megabytes. */
const MOST_PLACES = 5_000;

export interface PlaceCache {
  /** These places, in this order; those that are unknown are left out. */
  read(ids: readonly string[]): Promise<readonly Place[]>;
  /** These places may have changed; null for all of them. */
  forget(ids: readonly string[] | null): void;
}

/** Reads places by their ids, and keeps those that were read last for as long as nobody says that they have changed. */
export function createPlaceCache(db: Db, mostPlaces = MOST_PLACES): PlaceCache {
  const kept = new Map<string, Place>();
  let changes = 0;

  async function readMissing(ids: readonly string[]): Promise<readonly Place[]> {
    if (ids.length === 0) return [];
    const before = changes;
    const rows = await db
      .select()
      .from(places)
      .where(inArray(places.id, [...ids]));
    const found = rows.map((row) => toPlace(row));
    // What changed while it was read may have been read as it was before.
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
      for (const place of await readMissing(ids.filter((id) => !here.has(id)))) here.set(place.id, place);
      return ids.flatMap((id) => here.get(id) ?? []);
    },
    forget(ids) {
      changes += 1;
      if (ids === null) kept.clear();
      else for (const id of ids) kept.delete(id);
    },
  };
}
