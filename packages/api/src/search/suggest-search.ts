import type { ParisTime, Place, PlaceFilters, SuggestedFilters } from "@flaneur/domain";
import type { FoundPlace, PlaceSearch } from "../places/place-search.ts";
import { applyMeanings } from "./apply-meanings.ts";
import { otherName } from "./other-name.ts";
import { type RankedReading, readingsOf, WHOLE_READING } from "./readings.ts";

/** A place that is suggested, with the other name by which it was found. */
export interface SuggestedPlace {
  readonly place: Place;
  /** The other name that has the words of the search; null if the place's own name has them. */
  readonly otherName: string | null;
}

/** A group with its suggestions, the best first. */
type Group =
  | { readonly group: "places"; readonly places: readonly SuggestedPlace[] }
  | { readonly group: RankedReading["group"]; readonly filters: readonly SuggestedFilters[] };

export interface SearchSuggestions {
  /** The groups that are not empty, the best match first. */
  readonly groups: readonly Group[];
  /** The number of places whose name or address contains the text (§5). */
  readonly total: number;
}

interface Ranked {
  readonly score: number;
  readonly entry: Group;
}

const MAX_PLACES = 4;
const MAX_OF_GROUP = 2;
/** Limit of readings whose places are counted. */
const MAX_COUNTED = 12;

/** Returns the readings that lead to places, in groups. */
async function filterGroups(
  search: PlaceSearch,
  readings: readonly RankedReading[],
  filters: PlaceFilters,
  now: ParisTime,
): Promise<readonly Ranked[]> {
  const groups = new Map<RankedReading["group"], { readonly score: number; readonly filters: SuggestedFilters[] }>();
  for (const { group, meanings, rest, score } of readings.slice(0, MAX_COUNTED)) {
    const known = groups.get(group) ?? { score, filters: [] };
    if (known.filters.length >= MAX_OF_GROUP) continue;
    const total = await search.count(applyMeanings(filters, meanings, rest, now));
    if (total === 0) continue;
    known.filters.push({ meanings, rest, total });
    groups.set(group, known);
  }
  return [...groups].map(([group, { score, filters: suggested }]) => ({ score, entry: { group, filters: suggested } }));
}

/** Scores of places, comparable with those of readings. */
function placeScore(match: FoundPlace["match"], text: string): number {
  // One word that is a type or a tag means that rather than a place of this name.
  if (match === "name") return /\S\s+\S/.test(text) ? 98 : 94;
  return match === "words" ? 81 : 55;
}

/** Returns what a text in the search box may mean. Every suggestion leads to at least one place. */
export async function suggestSearch(
  search: PlaceSearch,
  text: string,
  filters: PlaceFilters,
  now: ParisTime,
): Promise<SearchSuggestions> {
  const readings = readingsOf(text);
  const groups = await filterGroups(search, readings, filters, now);
  const isUnderstood = groups.some(({ score }) => score >= WHOLE_READING);
  // A place with a similar name is no better than a word that is understood: 'parks' is not 'Paris'.
  const found = (await search.find(text, MAX_PLACES)).filter(({ match }) => match !== "similar" || !isUnderstood);
  const [first] = found;
  const places = found.map(({ place }) => ({ place, otherName: otherName(place, text) }));
  const all: readonly Ranked[] =
    first === undefined
      ? groups
      : [...groups, { score: placeScore(first.match, text.trim()), entry: { group: "places", places } }];
  return {
    groups: all.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry),
    total: await search.count({ ...filters, search: text }),
  };
}
