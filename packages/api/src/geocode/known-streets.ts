import { and, asc, like, notLike, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeStreet } from "../db/place-street.ts";
import { places, streets } from "../db/schema.ts";
import { type KnownStreet, withHouses } from "./known-street.ts";
import { streetsOfPlaces } from "./place-streets.ts";
import { registeredStreets } from "./registered-streets.ts";
import { STREET_TYPES, tellingWords } from "./street-words.ts";
import { byTrigrams } from "./trigrams.ts";

/** How many names that are like the one asked are looked at more closely. */
const MOST_ALIKE = 30;
/** And of how many addresses of places, one street having many: only words that are everywhere find as many. */
const MOST_TOLD = 1_000;
/** Fewer letters than that are too few for trigrams. */
const SHORT = 8;

/** Keys of the streets that are written like this one, the likeliest first; it need not be any of them. */
export async function keysLike(db: Db, key: string): Promise<string[]> {
  const proper = properPart(key);
  if (proper === "") return [];
  const alike = (column: SQL) => sql`${proper} <% ${column}`;
  // Of four letters with a slip hardly a trigram is left; the register is small enough to look at all of an initial.
  const [initial = ""] = proper;
  const begins = and(like(streets.nameKey, `% ${initial}%`), notLike(streets.nameKey, `% ${initial}% %`));
  const nearness = (column: SQL) => sql`similarity(${key}, ${column}) desc, word_similarity(${proper}, ${column}) desc`;
  const found = await byTrigrams(db, async (transaction) => {
    const registered = transaction
      .selectDistinct({ key: streets.nameKey })
      .from(streets)
      .where(proper.length < SHORT ? or(alike(sql`${streets.nameKey}`), begins) : alike(sql`${streets.nameKey}`))
      .as("registered");
    const told = transaction
      .select({ key: sql<string>`${placeStreet}`.as("key") })
      .from(places)
      .where(alike(placeStreet))
      .limit(MOST_TOLD)
      .as("told");
    const distinct = transaction.selectDistinct({ key: told.key }).from(told).as("distinct_told");
    return [
      ...(await transaction
        .select()
        .from(registered)
        .orderBy(nearness(sql`${registered.key}`), asc(registered.key))
        .limit(MOST_ALIKE)),
      ...(await transaction
        .select()
        .from(distinct)
        .orderBy(nearness(sql`${distinct.key}`), asc(distinct.key))
        .limit(MOST_ALIKE)),
    ];
  });
  return [...new Set(found.map((row) => row.key))];
}

/** What tells a street from most others: not `rue de la`. */
function properPart(key: string): string {
  const words = tellingWords(key);
  const [type = "", ...proper] = words;
  return (STREET_TYPES.has(type) ? proper : words).join(" ");
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
