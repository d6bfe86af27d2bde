import { type Coordinates, compareCodePoints, fold, type Place, sortKey } from "@flaneur/domain";
import { and, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { listed } from "../places/conditions.ts";
import { type Likeness, likeness } from "./likeness.ts";
import { placeWithPoint } from "./place-point.ts";
import { STREET_TYPES, streetKey, tellingWords, wordsOf } from "./street-words.ts";
import { byTrigrams } from "./trigrams.ts";

/** A place that is called as was asked, or nearly. */
export interface NamedPlace {
  readonly place: Pick<Place, "id" | "name" | "address" | "arrondissement">;
  readonly coordinates: Coordinates;
  readonly likeness: Likeness;
}

const MOST = 40;
/** How many names that are like the one asked are looked at: only words that are everywhere find as many. */
const MOST_ALIKE = 250;
/** `Sacré-Cœur` says enough of `Basilique du Sacré-Cœur de Montmartre`; `Sacré` does not. */
const LEAST_SHARE = 0.5;
/** What a place's name can begin with that says only what it is; folded. */
const KINDS: ReadonlySet<string> = new Set(
  (
    "bar basilique bistro bistrot boulangerie brasserie cafe cathedrale chapelle chez cinema eglise espace fondation " +
    "galerie gare grand grande halle hotel jardin jardins librairie maison marche musee museum opera palais parc " +
    "patisserie petit petite piscine restaurant square stade theatre tour"
  ).split(" "),
);

/** Places of exactly this name, by id; some have the city in theirs. */
export const placesNamed = (db: Db, name: string): Promise<NamedPlace[]> =>
  find(db, name, inArray(places.nameKey, [sortKey(name), `${sortKey(name)} paris`]), MOST);

/**
 * Places whose name is misspelt so, or has this as its telling part.
 * @param name folded.
 */
export async function placesNamedLike(db: Db, name: string): Promise<NamedPlace[]> {
  // As the key has it: `musee dorsay`.
  const words = tellingWords(wordsOf(sortKey(name)).join(" "));
  const proper = words.filter((word) => !KINDS.has(word) && !STREET_TYPES.has(word)).join(" ");
  if (proper === "") return [];
  return byTrigrams(db, (transaction) => find(transaction, name, sql`${proper} <% ${places.nameKey}`, MOST_ALIKE));
}

async function find(db: Db, name: string, where: SQL, most: number): Promise<NamedPlace[]> {
  const rows = await db
    .select({ ...placeWithPoint, name: places.name })
    .from(places)
    .where(and(listed, isNotNull(places.latitude), where))
    .limit(most);
  return rows
    .flatMap(({ latitude, longitude, ...place }) => {
      const meaning = likenessOfName(name, fold(place.name));
      return meaning === null ? [] : [{ place, coordinates: { latitude, longitude }, likeness: meaning }];
    })
    .toSorted((a, b) => compareCodePoints(a.place.id, b.place.id));
}

function likenessOfName(asked: string, known: string): Likeness | null {
  if ([sortKey(asked), `${sortKey(asked)} paris`].includes(sortKey(known))) return { kind: "same" };
  const [ours, theirs] = [streetKey(asked), streetKey(known)];
  return likeness(ours, theirs) ?? (isTellingPart(ours, theirs) ? { kind: "short" } : null);
}

function isTellingPart(asked: string, known: string): boolean {
  const [ours, theirs] = [tellingWords(asked), tellingWords(known)];
  const properLength = ([first = "", ...others]: readonly string[]) =>
    (KINDS.has(first) ? others : [first, ...others]).join("").length;
  return (
    properLength(ours) > 3 &&
    properLength(ours) / properLength(theirs) >= LEAST_SHARE &&
    ` ${theirs.join(" ")} `.includes(` ${ours.join(" ")} `)
  );
}
