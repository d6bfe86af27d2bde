import { type Origin, TRAVEL_LIMITS, type TravelFilter } from "@flaneur/domain";
import { type Reach, reachOf } from "@flaneur/place-index";
import { and, asc, count, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { kilometresFrom, listed, minutesFrom, withinReach } from "./conditions.ts";

/** Returns the ids of the listed places within reach, nearest first. */
export async function placesWithin(db: Db, travel: TravelFilter): Promise<string[]> {
  const rows = await db
    .select({ id: places.id })
    .from(places)
    .where(and(listed, withinReach(travel)))
    .orderBy(kilometresFrom(travel), asc(places.id));
  return rows.map(({ id }) => id);
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
