import { type Coordinates, compareCodePoints, fold, type Place, sortKey } from "@flaneur/domain";
import { and, asc, between, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { listed } from "../places/conditions.ts";
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
/** Number of similar names that are compared: only very common words find so many. */
const MAX_SIMILAR = 250;
/**
 * Smallest share of a name's letters that a query must contain: `Sacré-Cœur` is enough of `Basilique du Sacré-Cœur de
 * Montmartre`; `Sacré` is not.
 */
const MIN_SHARE = 0.5;
/** First words of places' names that only state the type, folded. */
const TYPE_WORDS: ReadonlySet<string> = new Set(
  (
    "bar basilique bistro bistrot boulangerie brasserie cafe cathedrale chapelle chez cinema eglise espace fondation " +
    "galerie gare grand grande halle hotel jardin jardins librairie maison marche musee museum opera palais parc " +
    "patisserie petit petite piscine restaurant square stade theatre tour"
  ).split(" "),
);

/** Finds places with exactly this name, also when `Paris` follows the name. */
export const placesNamed = (db: Db, name: string): Promise<NamedPlace[]> =>
  find(db, name, inArray(places.nameKey, [sortKey(name), `${sortKey(name)} paris`]), MAX_EXACT);

/**
 * Finds places with a similar name, and places whose name contains `name` as its significant part.
 * @param name the folded name.
 */
export async function placesNamedLike(db: Db, name: string): Promise<NamedPlace[]> {
  // The name in the form of the key: `musee dorsay`.
  const words = significantTokens(wordsOf(sortKey(name)).join(" "));
  const proper = words.filter((word) => !TYPE_WORDS.has(word) && !STREET_TYPES.has(word)).join(" ");
  if (proper === "") return [];
  return byTrigrams(db, (transaction) => find(transaction, name, sql`${proper} <% ${places.nameKey}`, MAX_SIMILAR));
}

/** Finds places whose name starts with a text, by name. @param name the folded text. */
export async function placesBeginning(db: Db, name: string, most: number): Promise<NamedPlace[]> {
  const prefix = sortKey(name);
  if (prefix === "") return [];
  // Keys are compared by code point, and U+10FFFF is the last code point.
  const rows = await db
    .select({ ...placeWithPoint, name: places.name })
    .from(places)
    .where(and(listed, isNotNull(places.latitude), between(places.nameKey, prefix, `${prefix}\u{10ffff}`)))
    .orderBy(asc(places.nameKey), asc(places.id))
    .limit(most);
  return rows.map(({ latitude, longitude, ...place }) => ({
    place,
    coordinates: { latitude, longitude },
    similarity: { kind: "same" },
  }));
}

async function find(db: Db, name: string, where: SQL, most: number): Promise<NamedPlace[]> {
  const rows = await db
    .select({ ...placeWithPoint, name: places.name })
    .from(places)
    .where(and(listed, isNotNull(places.latitude), where))
    .limit(most);
  return rows
    .flatMap(({ latitude, longitude, ...place }) => {
      const similarity = nameSimilarity(name, fold(place.name));
      return similarity === null ? [] : [{ place, coordinates: { latitude, longitude }, similarity }];
    })
    .toSorted((a, b) => compareCodePoints(a.place.id, b.place.id));
}

function nameSimilarity(queried: string, known: string): Similarity | null {
  if ([sortKey(queried), `${sortKey(queried)} paris`].includes(sortKey(known))) return { kind: "same" };
  return similarityOfKeys(streetKey(queried), streetKey(known));
}

/** Compares two names in the form of `streetKey`. The queried name may be the significant part of the known name. */
export const similarityOfKeys = (queried: string, known: string): Similarity | null =>
  similarity(queried, known) ?? (isSignificantPart(queried, known) ? { kind: "short" } : null);

function isSignificantPart(queried: string, known: string): boolean {
  const [ours, theirs] = [significantTokens(queried), significantTokens(known)];
  const properLength = ([first = "", ...others]: readonly string[]) =>
    (TYPE_WORDS.has(first) ? others : [first, ...others]).join("").length;
  return (
    properLength(ours) > 3 &&
    properLength(ours) / properLength(theirs) >= MIN_SHARE &&
    ` ${theirs.join(" ")} `.includes(` ${ours.join(" ")} `)
  );
}
