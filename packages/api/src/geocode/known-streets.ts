import { and, asc, like, notLike, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeStreet } from "../db/place-street.ts";
import { places, streets } from "../db/schema.ts";
import { builtInStreets, partsOf } from "./built-in-streets.ts";
import { type KnownStreet, withHouses } from "./known-street.ts";
import { streetsOfPlaces } from "./place-streets.ts";
import { registeredStreets } from "./registered-streets.ts";
import { STREET_TYPES, significantTokens, spellingsOf } from "./street-words.ts";
import { byTrigrams } from "./trigrams.ts";

/** Number of similar names that are fully compared. */
const MAX_SIMILAR = 30;
/**
 * Number of addresses of places among which similar names are searched. Many addresses have the same street, and only
 * very common words find this many.
 */
const MAX_PLACES = 1_000;
/** Names with fewer letters have too few trigrams for a search by trigrams. */
const MIN_LENGTH_FOR_TRIGRAMS = 8;

/** Returns the keys of streets with a similar key, the most similar first. */
export async function similarKeys(db: Db, key: string): Promise<string[]> {
  const proper = properPart(key);
  if (proper === "") return [];
  const isSimilar = (column: SQL) => sql`${proper} <% ${column}`;
  // A misspelt name of four letters shares hardly any trigram with the correct name. The register is small enough to
  // read all streets with the same initial.
  const [initial = ""] = proper;
  const begins = and(like(streets.nameKey, `% ${initial}%`), notLike(streets.nameKey, `% ${initial}% %`));
  const nearness = (column: SQL) => sql`similarity(${key}, ${column}) desc, word_similarity(${proper}, ${column}) desc`;
  const found = await byTrigrams(db, async (transaction) => {
    const registered = transaction
      .selectDistinct({ key: streets.nameKey })
      .from(streets)
      .where(
        proper.length < MIN_LENGTH_FOR_TRIGRAMS
          ? or(isSimilar(sql`${streets.nameKey}`), begins)
          : isSimilar(sql`${streets.nameKey}`),
      )
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
 * @param keys as written, or in the form of `streetKey`.
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
