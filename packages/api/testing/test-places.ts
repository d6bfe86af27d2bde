import type { Place } from "@flaneur/domain";
import type { Db } from "../src/db/database.ts";
import { places as table } from "../src/db/schema.ts";
import { type StoredPlace, upsertPlaces } from "../src/places/place-store.ts";

const TEST_SOURCE = "test";

export const storedPlace = (place: Place): StoredPlace => ({
  ...place,
  source: TEST_SOURCE,
  sourceId: place.id,
  mediaUrls: [],
  posterPick: 0,
});

/** Replaces all places in the database with these. */
export async function fillPlaces(db: Db, places: readonly Place[]): Promise<void> {
  await db.delete(table);
  await upsertPlaces(db, places.map(storedPlace));
}
