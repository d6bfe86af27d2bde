import {
  FILTER_CATEGORIES,
  type FilterCategory,
  type Place,
  type PlaceFilters,
  type SearchMeaning,
  type SuggestedFilters,
} from "@flaneur/domain";
import type { PlaceSearch } from "../places/place-search.ts";
import { applyMeanings, type SearchSituation } from "./apply-meanings.ts";

const AREAS: ReadonlySet<FilterCategory> = new Set(["arrondissements", "neighbourhoods"]);
/** Whether a meaning limits the places to an area. An excluded area limits them to all others. */
const isArea = (meaning: SearchMeaning): boolean =>
  meaning.kind === "value" && meaning.negated !== true && AREAS.has(meaning.category);

/** Lists the best rated places of filters. @param most the largest number of places. */
export async function bestPlaces(
  search: Pick<PlaceSearch, "list">,
  filters: PlaceFilters,
  most: number,
): Promise<readonly Place[]> {
  const sort = { field: "rating", order: "desc" } as const;
  return (await search.list({ filters, sort, page: 1, limit: most, facets: false, origin: null })).places;
}

/** Limit of places among which those with all tags are searched. */
const MAX_COMPARED = 200;

/**
 * Returns the places that have all tags of a reading, among its MAX_COMPARED best rated places; none if the reading has
 * fewer than two tags. A list with several tags has places with any of them (§5), but visitors who type 'museum rainy
 * day kids' mean both.
 */
export async function placesWithAllTags(
  search: Pick<PlaceSearch, "list">,
  { meanings, rest }: Pick<SuggestedFilters, "meanings" | "rest">,
  filters: PlaceFilters,
  situation: SearchSituation,
  most: number,
): Promise<readonly Place[]> {
  const tags = meanings.flatMap((meaning) =>
    meaning.kind === "value" && meaning.category === "tags" && meaning.negated !== true ? [meaning.value] : [],
  );
  if (tags.length < 2) return [];
  const places = await bestPlaces(search, applyMeanings(filters, meanings, rest, situation), MAX_COMPARED);
  return places.filter((place) => tags.every((tag) => place.tags.includes(tag))).slice(0, most);
}

/** The places that a reading means in all other arrondissements and neighbourhoods. */
export interface Elsewhere {
  readonly places: readonly Place[];
  /** The reading without its areas, with the number of places elsewhere. */
  readonly filters: SuggestedFilters;
}

/**
 * Returns the places of a reading in other areas. Null if the reading is not limited to an area, consists of areas
 * alone, or has no places elsewhere.
 */
export async function placesElsewhere(
  search: Pick<PlaceSearch, "list" | "count">,
  { meanings, words, rest }: Omit<SuggestedFilters, "total">,
  filters: PlaceFilters,
  situation: SearchSituation,
  most: number,
): Promise<Elsewhere | null> {
  const others = meanings.filter((meaning) => !isArea(meaning));
  if (others.length === 0 || others.length === meanings.length) return null;
  let elsewhere = applyMeanings(filters, others, rest, situation);
  for (const category of FILTER_CATEGORIES) {
    const here = meanings.flatMap((meaning) =>
      isArea(meaning) && meaning.kind === "value" && meaning.category === category ? [meaning.value] : [],
    );
    if (here.length === 0) continue;
    const { exclude } = elsewhere[category];
    elsewhere = { ...elsewhere, [category]: { ...elsewhere[category], include: [], exclude: [...exclude, ...here] } };
  }
  const places = await bestPlaces(search, elsewhere, most);
  if (places.length === 0) return null;
  const ownWords = words.filter((_, at) => meanings[at] !== undefined && others.includes(meanings[at]));
  return { places, filters: { meanings: others, words: ownWords, rest, total: await search.count(elsewhere) } };
}
