import { type Coordinates, fold, type Place, sortKey } from "@flaneur/domain";
import { and, asc, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { listed } from "../places/conditions.ts";
import { type Likeness, likeness } from "./likeness.ts";
import { placeWithPoint } from "./place-point.ts";
import { streetKey, tellingWords } from "./street-words.ts";

/** A place that is called as was asked, or nearly. */
export interface NamedPlace {
  readonly place: Pick<Place, "id" | "name" | "address" | "arrondissement">;
  readonly coordinates: Coordinates;
  readonly likeness: Likeness;
}

const MOST = 40;
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
  find(db, name, inArray(places.nameKey, [sortKey(name), `${sortKey(name)} paris`]), asc(places.id));

/**
 * Places whose name is misspelt so, or has this as its telling part.
 * @param name folded.
 */
export function placesNamedLike(db: Db, name: string): Promise<NamedPlace[]> {
  // The index knows name and address together; likeness to the name alone is asked of what it finds.
  const alike = sql`word_similarity(${name}, split_part(${places.searchText}, chr(10), 1))`;
  return find(db, name, sql`${name} <% ${places.searchText} and ${alike} >= 0.5`, sql`${alike} desc, ${places.id}`);
}

async function find(db: Db, name: string, where: SQL, order: SQL): Promise<NamedPlace[]> {
  const rows = await db
    .select({ ...placeWithPoint, name: places.name })
    .from(places)
    .where(and(listed, isNotNull(places.latitude), where))
    .orderBy(order)
    .limit(MOST);
  return rows.flatMap(({ latitude, longitude, ...place }) => {
    const meaning = likenessOfName(name, fold(place.name));
    return meaning === null ? [] : [{ place, coordinates: { latitude, longitude }, likeness: meaning }];
  });
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
