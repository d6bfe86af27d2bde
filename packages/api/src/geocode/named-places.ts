import { type Coordinates, compareCodePoints, fold, type Place, sortKey } from "@flaneur/domain";
import { and, asc, between, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeNameKey } from "../db/folded-text.ts";
import { places } from "../db/schema.ts";
import { listed } from "../places/place-rows.ts";
import { placeWithPoint } from "./place-point.ts";
import { type Similarity, similarity } from "./similarity.ts";
import { STREET_TYPES, significantTokens, streetKey, wordsOf } from "./street-words.ts";
import { byTrigrams } from "./trigrams.ts";

/** A place whose name equals or resembles the name in a query. */
export interface NamedPlace {
  readonly place: Pick<Place, "id" | "name" | "address" | "arrondissement">;
  readonly coordinates: Coordinates;
  readonly similarity: Similarity;
}

const MAX_EXACT = 40;
/** The largest number of similar names that are compared. */
const MAX_SIMILAR = 250;
/**
 * Smallest share of a name's letters that a query must contain: `Sacré-Cœur` is enough of `Basilique du Sacré-Cœur de
 * Montmartre`; `Sacré` is not.
 */
const MIN_SHARE = 0.5;
/**
 * Smallest share for a query with several words apart from the type, such as `Hôtel George V`. It is lower, because
 * several words seldom mean another place.
 */
const MIN_SHARE_OF_WORDS = 0.35;
/** Folded words in the names of places that only describe a type or a size. */
const TYPE_WORDS: ReadonlySet<string> = new Set(
  (
    "bar basilique bistro bistrot boulangerie brasserie cafe cathedrale chapelle chez cinema eglise espace fondation " +
    "galerie gare grand grande halle hotel jardin jardins librairie maison marche musee museum opera palais parc " +
    "patisserie petit petite piscine restaurant square stade theatre tour"
  ).split(" "),
);

/** Whether a folded name only states a type: 'café', 'grand hôtel'. */
export const isTypeOfPlace = (name: string): boolean => wordsOf(name).every((word) => TYPE_WORDS.has(word));

/** Finds places with exactly this name, with or without `Paris` after it. */
export const placesNamed = (db: Db, name: string): Promise<NamedPlace[]> =>
  find(db, name, inArray(placeNameKey, [sortKey(name), `${sortKey(name)} paris`]), MAX_EXACT);

/**
 * Finds places with a similar name, and places whose name contains `name` as its significant part.
 * @param name the folded name.
 */
export async function placesNamedLike(db: Db, name: string): Promise<NamedPlace[]> {
  // `placeNameKey` is compared, so the words have the form of a sort key: `musee dorsay`.
  const words = significantTokens(wordsOf(sortKey(name)).join(" "));
  const proper = words.filter((word) => !TYPE_WORDS.has(word) && !STREET_TYPES.has(word)).join(" ");
  if (proper === "") return [];
  return byTrigrams(db, (transaction) => find(transaction, name, sql`${proper} <% ${placeNameKey}`, MAX_SIMILAR));
}

/**
 * Finds places whose name starts with a text, and sorts them by name.
 * @param name The folded text.
 * @param arrondissement The postcode of the arrondissement of the places, or null for all places.
 */
export async function placesBeginning(
  db: Db,
  name: string,
  arrondissement: string | null,
  limit: number,
): Promise<NamedPlace[]> {
  const prefix = sortKey(name);
  if (prefix === "") return [];
  // Keys are compared by code point, and U+10FFFF is the last code point.
  const rows = await db
    .select({ ...placeWithPoint, name: places.name })
    .from(places)
    .where(
      and(
        listed,
        isNotNull(places.latitude),
        between(placeNameKey, prefix, `${prefix}\u{10ffff}`),
        arrondissement === null ? undefined : eq(places.arrondissement, arrondissement),
      ),
    )
    .orderBy(asc(placeNameKey), asc(places.id))
    .limit(limit);
  return rows.map(({ latitude, longitude, ...place }) => ({
    place,
    coordinates: { latitude, longitude },
    similarity: { kind: "same" },
  }));
}

async function find(db: Db, name: string, where: SQL, limit: number): Promise<NamedPlace[]> {
  const rows = await db
    .select({ ...placeWithPoint, name: places.name, types: places.types })
    .from(places)
    .where(and(listed, isNotNull(places.latitude), where))
    .limit(limit);
  return rows
    .flatMap(({ latitude, longitude, types, ...place }) => {
      const similarity = nameSimilarity(name, fold(place.name), types);
      return similarity === null ? [] : [{ place, coordinates: { latitude, longitude }, similarity }];
    })
    .toSorted((a, b) => compareCodePoints(a.place.id, b.place.id));
}

function nameSimilarity(queried: string, known: string, types: readonly string[]): Similarity | null {
  if ([sortKey(queried), `${sortKey(queried)} paris`].includes(sortKey(known))) return { kind: "same" };
  const [queriedKey, knownKey] = [streetKey(queried), streetKey(known)];
  return similarityOfKeys(queriedKey, knownKey) ?? similarityOfProperNames(queriedKey, knownKey, types);
}

/** Compares two names in the form of `streetKey`. The queried name may be the significant part of the known name. */
export const similarityOfKeys = (queried: string, known: string): Similarity | null =>
  similarity(queried, known) ?? (isSignificantPart(queried, known) ? { kind: "short" } : null);

const isTypeWord = (word: string): boolean => TYPE_WORDS.has(word) || word === "paris";
const properWords = (key: string): readonly string[] => significantTokens(key).filter((word) => !isTypeWord(word));

/**
 * Compares two keys without the words that describe a type. The query `hotel ritz` is close to the known `ritz paris`,
 * because the type of that place is Hotel.
 * @param types the types of the known place.
 */
function similarityOfProperNames(queried: string, known: string, types: readonly string[]): Similarity | null {
  const proper = properWords(queried).join("");
  if (proper.length < 4 || proper !== properWords(known).join("")) return null;
  const knownTypes = [...significantTokens(known), ...types.map(fold)];
  // A queried type that the known place does not have makes the names less similar.
  return significantTokens(queried).every((word) => !isTypeWord(word) || knownTypes.includes(word))
    ? { kind: "close" }
    : { kind: "short" };
}

function isSignificantPart(queried: string, known: string): boolean {
  const [queriedWords, knownWords] = [significantTokens(queried), significantTokens(known)];
  const proper = properWords(queried);
  const length = proper.join("").length;
  const share = length / properWords(known).join("").length;
  return (
    length > 3 &&
    share >= (proper.length > 1 ? MIN_SHARE_OF_WORDS : MIN_SHARE) &&
    ` ${knownWords.join(" ")} `.includes(` ${queriedWords.join(" ")} `)
  );
}
