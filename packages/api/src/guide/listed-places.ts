import type { Place } from "@flaneur/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { toPlace } from "../places/place-rows.ts";

/**
 * Returns places by id, with one query. Places that do not exist, are hidden or have closed permanently are left out.
 */
export async function listedPlaces(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const rows = await db
    .select()
    .from(places)
    .where(and(inArray(places.id, [...new Set(ids)]), eq(places.hidden, false)));
  const found = rows.map((row) => toPlace(row)).filter(({ placeStatus }) => placeStatus !== "Permanently Closed");
  return new Map(found.map((place) => [place.id, place]));
}
