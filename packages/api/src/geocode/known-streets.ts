import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeStreet } from "../db/folded-text.ts";
import { places, streets } from "../db/schema.ts";
import { builtInStreets, partsOf } from "./built-in-streets.ts";
import { type KnownStreet, withHouses } from "./known-street.ts";
import { streetsOfPlaces } from "./place-streets.ts";
import { registeredStreets } from "./registered-streets.ts";
import { STREET_TYPES, significantTokens, spellingsOf } from "./street-words.ts";
import { byTrigrams } from "./trigrams.ts";

/** Limit of similar names that are read from the register, and of those that are read from the addresses of places. */
const MAX_SIMILAR = 30;
/** Limit of places with a similar street whose keys are read before they are sorted. */
const MAX_PLACES = 1_000;

/**
 * Returns the keys of streets with a similar key: first those of the register, then those of the addresses of places,
 * each sorted by similarity.
 */
export async function similarKeys(db: Db, key: string): Promise<string[]> {
  const proper = properPart(key);
  if (proper === "") return [];
  const isSimilar = (column: SQL) => sql`${proper} <% ${column}`;
  const nearness = (column: SQL) => sql`similarity(${key}, ${column}) desc, word_similarity(${proper}, ${column}) desc`;
  const found = await byTrigrams(db, async (transaction) => {
    const registered = transaction
      .selectDistinct({ key: streets.nameKey })
      .from(streets)
      .where(isSimilar(sql`${streets.nameKey}`))
      .as("registered");
    const fromPlaces = transaction
      .select({ key: sql<string>`${placeStreet}`.as("key") })
      .from(places)
      .where(isSimilar(placeStreet))
      .limit(MAX_PLACES)
      .as("from_places");
    const distinct = transaction.selectDistinct({ key: fromPlaces.key }).from(fromPlaces).as("distinct_from_places");
    return [
      ...(await transaction
        .select()
        .from(registered)
        .orderBy(nearness(sql`${registered.key}`), asc(registered.key))
        .limit(MAX_SIMILAR)),
      ...(await transaction
        .select()
        .from(distinct)
        .orderBy(nearness(sql`${distinct.key}`), asc(distinct.key))
        .limit(MAX_SIMILAR)),
    ];
  });
  return [...new Set(found.map((row) => row.key))];
}

/** Returns the part of a key that distinguishes a street from others, without words such as `rue de la`. */
function properPart(key: string): string {
  const words = significantTokens(key);
  const [type = "", ...proper] = words;
  return (STREET_TYPES.has(type) ? proper : words).join(" ");
}

/**
 * Returns the streets with these names from the gazetteer, the register and the addresses of places.
 * @param keys Names in the form of `streetKey`, or other spellings, such as those with abbreviations.
 * @param number The number near which house numbers are read. If null, no house numbers of the register are read.
 */
export async function streetsNamed(db: Db, keys: readonly string[], number: number | null): Promise<KnownStreet[]> {
  if (keys.length === 0) return [];
  const builtIn = [...new Set(keys.flatMap(builtInStreets))].flatMap(partsOf);
  const all = [...new Set([...keys, ...builtIn.flatMap(({ key }) => spellingsOf(key))])];
  const registered = await registeredStreets(db, all, number);
  const fromPlaces = await streetsOfPlaces(db, all, number);
  const byPart = new Map<string, KnownStreet>();
  for (const street of [...builtIn, ...registered, ...fromPlaces]) {
    const part = `${street.key}|${street.arrondissement}`;
    const known = byPart.get(part);
    byPart.set(
      part,
      known === undefined
        ? street
        : {
            ...known,
            houses: withHouses(known.houses, street.houses),
            isRegistered: known.isRegistered || street.isRegistered,
          },
    );
  }
  return [...byPart.values()];
}
