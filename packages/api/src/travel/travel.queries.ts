import { type Coordinates, TRAVEL_LIMITS, type TransportMode, type TravelFilter } from "@flaneur/domain";
import { and, asc, count, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { kilometresFrom, listed, minutesFrom, withinReach } from "../places/conditions.ts";

/** Every step of the slider, in minutes (§5). */
export const TRAVEL_RANGES: readonly number[] = Array.from(
  { length: (TRAVEL_LIMITS.max - TRAVEL_LIMITS.min) / TRAVEL_LIMITS.step + 1 },
  (_, i) => TRAVEL_LIMITS.min + i * TRAVEL_LIMITS.step,
);

/** Ids of the listed places within reach, nearest first. */
export async function placesWithin(db: Db, travel: TravelFilter): Promise<string[]> {
  const rows = await db
    .select({ id: places.id })
    .from(places)
    .where(and(listed, withinReach(travel)))
    .orderBy(kilometresFrom(travel), asc(places.id));
  return rows.map(({ id }) => id);
}

export interface Reach {
  readonly minutes: number;
  /** Listed places within these minutes. */
  readonly count: number;
}

/** How many places each step of the slider reaches from a point, in one query. */
export async function reachFrom(db: Db, from: Coordinates, mode: TransportMode): Promise<Reach[]> {
  const minutes = sql<number>`${minutesFrom({ from, mode })}`.mapWith(Number).as("minutes");
  const times = db.$with("times").as(
    db
      .select({ minutes })
      .from(places)
      .where(and(listed, withinReach({ from, mode, maxMinutes: TRAVEL_LIMITS.max }))),
  );
  const rows = await db
    .with(times)
    .select({ minutes: times.minutes, count: count() })
    .from(times)
    .groupBy(times.minutes);
  return TRAVEL_RANGES.map((range) => ({
    minutes: range,
    count: rows.reduce((sum, row) => (row.minutes <= range ? sum + row.count : sum), 0),
  }));
}
