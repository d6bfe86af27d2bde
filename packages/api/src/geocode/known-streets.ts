import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeStreet } from "../db/place-street.ts";
import { places, streets } from "../db/schema.ts";
import { type KnownStreet, withHouses } from "./known-street.ts";
import { streetsOfPlaces } from "./place-streets.ts";
import { registeredStreets } from "./registered-streets.ts";

/** How many names that are like the one asked are looked at more closely. */
const MOST_ALIKE = 30;

/** Keys of the streets that are written like this one, the likeliest first; it need not be any of them. */
export async function keysLike(db: Db, key: string): Promise<string[]> {
  const alike = (column: SQL) => sql`${column} % ${key}`;
  const registered = await db
    .selectDistinct({ key: streets.nameKey, likeness: sql<number>`similarity(${streets.nameKey}, ${key})` })
    .from(streets)
    .where(alike(sql`${streets.nameKey}`))
    .orderBy(sql`2 desc`, asc(streets.nameKey))
    .limit(MOST_ALIKE);
  const told = await db
    .selectDistinct({ key: sql<string>`${placeStreet}`, likeness: sql<number>`similarity(${placeStreet}, ${key})` })
    .from(places)
    .where(alike(placeStreet))
    .orderBy(sql`2 desc`, sql`1`)
    .limit(MOST_ALIKE);
  return [...new Set([...registered, ...told].map((row) => row.key))];
}

/**
 * The streets of these names: those of the register, and those that are known from addresses of places.
 * @param keys as they are written, or as `streetKey` spells them.
 */
export async function streetsNamed(db: Db, keys: readonly string[], number: number | null): Promise<KnownStreet[]> {
  if (keys.length === 0) return [];
  const registered = await registeredStreets(db, keys, number);
  const told = await streetsOfPlaces(db, keys, number);
  const byPart = new Map(registered.map((street) => [`${street.key}|${street.arrondissement}`, street]));
  for (const street of told) {
    const part = `${street.key}|${street.arrondissement}`;
    const known = byPart.get(part);
    byPart.set(part, known === undefined ? street : { ...known, houses: withHouses(known.houses, street.houses) });
  }
  return [...byPart.values()];
}
