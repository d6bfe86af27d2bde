import {
  applyMeanings,
  FILTER_CATEGORIES,
  type FilterCategory,
  type Place,
  type PlaceFilters,
  type SearchMeaning,
  type SearchSituation,
  type SuggestedFilters,
} from "@flaneur/domain";
import type { SearchedPlaces } from "./searched-places.ts";

const AREAS: ReadonlySet<FilterCategory> = new Set(["arrondissements", "neighbourhoods"]);
/** Whether a meaning limits the places to an area. An excluded area limits them to all others. */
const isArea = (meaning: SearchMeaning): boolean =>
  meaning.kind === "value" && meaning.negated !== true && AREAS.has(meaning.category);

/** Lists the best rated places of filters. @param most the largest number of places. */
export async function bestPlaces(
  search: Pick<SearchedPlaces, "list">,
  filters: PlaceFilters,
  most: number,
): Promise<readonly Place[]> {
  const sort = { field: "rating", order: "desc" } as const;
  return (await search.list({ filters, sort, page: 1, limit: most, facets: false, origin: null })).places;
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
  search: Pick<SearchedPlaces, "list" | "count">,
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
