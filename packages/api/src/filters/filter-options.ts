import { compareCodePoints, compareTypes, type FacetCount } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import { tags } from "../db/schema.ts";
import type { PlaceSearch } from "../places/place-search.ts";

/** Returns every type that a listed place has, in the preferred order of §9. */
export async function typeOptions(search: PlaceSearch): Promise<readonly FacetCount[]> {
  return (await search.values("types")).toSorted((a, b) => compareTypes(a.value, b.value));
}

/** Returns every arrondissement with a listed place, by code. */
export async function arrondissementOptions(search: PlaceSearch): Promise<readonly FacetCount[]> {
  return (await search.values("arrondissements")).toSorted((a, b) => compareCodePoints(a.value, b.value));
}

/**
 * Returns the vocabulary of tags by category, in the order of the vocabulary, without tags that no listed place has.
 */
export async function tagOptions(db: Db, search: PlaceSearch): Promise<Record<string, string[]>> {
  const [vocabulary, used] = await Promise.all([db.select().from(tags).orderBy(tags.position), search.values("tags")]);
  const inUse = new Set(used.map(({ value }) => value));
  const listed = vocabulary.filter(({ name }) => inUse.has(name));
  const groups = Map.groupBy(listed, ({ category }) => category);
  return Object.fromEntries([...groups].map(([category, members]) => [category, members.map(({ name }) => name)]));
}
