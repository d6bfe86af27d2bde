import { inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { toPlace } from "../places/place-rows.ts";
import type { ListPlace } from "./lists.queries.ts";

/** Returns the bodies of the places of a list by their ids. */
export async function placesOfEntries(db: Db, bodies: PlaceBodies, entries: readonly ListPlace[], withMedia: boolean) {
  const ids = entries.map(({ placeId }) => placeId);
  const rows = await db.select().from(places).where(inArray(places.id, ids));
  const found = await bodies(
    rows.map((row) => toPlace(row)),
    withMedia,
  );
  return new Map(found.map((place) => [place.id, place]));
}
