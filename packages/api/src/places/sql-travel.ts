import {
  NEARBY_KM,
  NEARBY_LIMIT,
  type Origin,
  type Place,
  TRAVEL_LIMITS,
  type TravelFilter,
  walkingMinutes,
} from "@flaneur/domain";
import { type Reach, reachOf } from "@flaneur/place-index";
import { and, asc, count, ne, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { kilometresFrom, listed, minutesFrom, withinReach } from "./conditions.ts";
import type { PlaceRow } from "./place-rows.ts";

/** Returns the ids of the listed places within reach, nearest first. */
export async function placesWithin(db: Db, travel: TravelFilter): Promise<string[]> {
  const rows = await db
    .select({ id: places.id })
    .from(places)
    .where(and(listed, withinReach(travel)))
    .orderBy(kilometresFrom(travel), asc(places.id));
  return rows.map(({ id }) => id);
}

/** Returns the listed places near a place, nearest first: the domain's `nearbyPlaces`. */
export async function placesNear(db: Db, { id, coordinates }: Pick<Place, "id" | "coordinates">): Promise<PlaceRow[]> {
  if (coordinates === null) return [];
  // `withinReach` finds the places in a box around the walk by an index. The last condition checks the exact distance.
  const walk = { from: coordinates, mode: "walking", maxMinutes: walkingMinutes(NEARBY_KM) + 1 } as const;
  const kilometres = kilometresFrom(walk);
  return db
    .select()
    .from(places)
    .where(and(ne(places.id, id), listed, withinReach(walk), sql`${kilometres} <= ${sql.raw(String(NEARBY_KM))}`))
    .orderBy(kilometres, asc(places.id))
    .limit(NEARBY_LIMIT);
}

/** Returns how many places are within reach of a point at each step of the slider, in a single query. */
export async function reachFrom(db: Db, origin: Origin): Promise<readonly Reach[]> {
  const minutes = sql<number>`${minutesFrom(origin)}`.mapWith(Number).as("minutes");
  const times = db.$with("times").as(
    db
      .select({ minutes })
      .from(places)
      .where(and(listed, withinReach({ ...origin, maxMinutes: TRAVEL_LIMITS.max }))),
  );
  const rows = await db
    .with(times)
    .select({ minutes: times.minutes, count: count() })
    .from(times)
    .groupBy(times.minutes);
  return reachOf(rows);
}
