import {
  EXCLUDING_MARK,
  LATE_MINUTE,
  type ParisTime,
  type Place,
  type PlaceFilters,
  type SearchMeaning,
  type SuggestedFilters,
} from "@flaneur/domain";
import { negationAt, searchedWords, wordsOf } from "@flaneur/place-index";
import type { FoundPlace, PlaceSearch } from "../places/place-search.ts";
import { applyMeanings, type SearchSituation } from "./apply-meanings.ts";
import { askedPlace } from "./asked-place.ts";
import { withStationOfPlace } from "./near-place.ts";
import { otherName } from "./other-name.ts";
import { bestPlaces, placesElsewhere, placesWithAllTags } from "./places-of-reading.ts";
import { FALLBACK_READING, type RankedReading, readingsOf, WHOLE_READING } from "./readings.ts";

/** A place that is suggested, with the other name by which it was found. */
export interface SuggestedPlace {
  readonly place: Place;
  /**
   * The other name that has the words of the search. Null if the place's own name has them, if no name has all of them,
   * or if the place was found by filters.
   */
  readonly otherName: string | null;
}

/** A group with its suggestions, the best first. */
type Group =
  | { readonly group: "places" | "similar"; readonly places: readonly SuggestedPlace[] }
  | {
      readonly group: "elsewhere";
      readonly places: readonly SuggestedPlace[];
      readonly filters: readonly SuggestedFilters[];
    }
  | { readonly group: RankedReading["group"]; readonly filters: readonly SuggestedFilters[] };

export interface SearchSuggestions {
  /** The groups that are not empty, the best match first. */
  readonly groups: readonly Group[];
  /** The number of places that match the filters and have the text in their name or address (§5). */
  readonly total: number;
}

interface Ranked {
  readonly score: number;
  readonly entry: Group;
}

interface RankedFilters extends Ranked {
  readonly entry: Extract<Group, { readonly group: RankedReading["group"] }>;
}

const MAX_PLACES = 4;
const MAX_ELSEWHERE = 3;
const MAX_SIMILAR = 3;
const MAX_OF_GROUP = 2;
/** Limit of readings whose places are counted. */
const MAX_COUNTED = 12;
/** The shortest word by which a place with a similar name is found. */
const MIN_SIMILAR_LENGTH = 4;

/** Returns the readings that match at least one place, in groups. */
async function filterGroups(
  search: PlaceSearch,
  readings: readonly RankedReading[],
  filters: PlaceFilters,
  situation: SearchSituation,
): Promise<readonly RankedFilters[]> {
  const groups = new Map<RankedReading["group"], { readonly score: number; readonly filters: SuggestedFilters[] }>();
  for (const { group, meanings, words, rest, score } of readings.slice(0, MAX_COUNTED)) {
    const known = groups.get(group) ?? { score, filters: [] };
    if (known.filters.length >= MAX_OF_GROUP) continue;
    const total = await search.count(applyMeanings(filters, meanings, rest, situation));
    if (total === 0) continue;
    known.filters.push({ meanings, words, rest, total });
    groups.set(group, known);
  }
  return [...groups].map(([group, { score, filters: suggested }]) => ({ score, entry: { group, filters: suggested } }));
}

/**
 * The score of places whose names have the words that mean no filter. It is higher than the scores of readings that
 * leave these words out.
 */
const REST_NAME = 45;

/** Returns the score of places that were found by their names. It is comparable with the scores of readings. */
function placeScore(match: FoundPlace["match"], text: string): number {
  // A single word may also be a type or a time, which is then suggested before the place of this name.
  if (match === "name") return /\S\s+\S/.test(text) ? 98 : 94;
  return match === "words" ? 81 : 55;
}

/**
 * Finds places by their names. If no place is found by the whole text, searches for the name that the text asks about:
 * 'Louvre' in 'Louvre tickets'.
 */
async function findPlaces(search: Pick<PlaceSearch, "find">, text: string): Promise<readonly NamedPlace[]> {
  // The index ignores marks: '-cocktails' would find the places that are named after cocktails.
  if (EXCLUDING_MARK.test(text)) return [];
  const found = await findNamed(search, text, MAX_PLACES);
  const asked = askedPlace(text);
  return found.length > 0 || asked === null ? found : findNamed(search, asked, MAX_PLACES);
}

/** A place that was found by one of its names. */
type NamedPlace = SuggestedPlace & Pick<FoundPlace, "match">;

/** Finds places by their names. @param most The largest number. */
async function findNamed(
  search: Pick<PlaceSearch, "find">,
  text: string,
  most: number,
): Promise<readonly NamedPlace[]> {
  const found = await search.find(text, most);
  return found.map(({ place, match }) => ({ place, match, otherName: otherName(place, text) }));
}

const suggested = ({ place, otherName: name }: NamedPlace): SuggestedPlace => ({ place, otherName: name });

/** Finds places whose names have all words of a text, complete and correctly spelt. @param most The largest number. */
async function findExactly(search: PlaceSearch, text: string, most: number): Promise<readonly SuggestedPlace[]> {
  return (await findNamed(search, text, most)).filter(({ match }) => match !== "similar").map(suggested);
}

const byOwnName = (place: Place): SuggestedPlace => ({ place, otherName: null });

/**
 * Returns the places that match the best reading of several filters, and the places that match it in other areas. If
 * more than MAX_PLACES places match, returns only places that have all tags of the reading, and none if the reading has
 * fewer than two tags. The groups have the score of the reading's group, so that they follow it.
 */
async function placeGroups(
  search: PlaceSearch,
  groups: readonly RankedFilters[],
  filters: PlaceFilters,
  situation: SearchSituation,
): Promise<readonly Ranked[]> {
  const together = groups.find(({ entry }) => entry.group === "understood");
  const [reading] = together?.entry.filters ?? [];
  if (together === undefined || reading === undefined) return [];
  const { score } = together;
  if (reading.total > MAX_PLACES) {
    const withAll = await placesWithAllTags(search, reading, filters, situation, MAX_PLACES);
    return withAll.length === 0 ? [] : [{ score, entry: { group: "places", places: withAll.map(byOwnName) } }];
  }
  const places = await bestPlaces(
    search,
    applyMeanings(filters, reading.meanings, reading.rest, situation),
    MAX_PLACES,
  );
  const elsewhere = await placesElsewhere(search, reading, filters, situation, MAX_ELSEWHERE);
  const here: Ranked = { score, entry: { group: "places", places: places.map(byOwnName) } };
  if (elsewhere === null) return [here];
  const there = { places: elsewhere.places.map(byOwnName), filters: [elsewhere.filters] };
  return [here, { score, entry: { group: "elsewhere", ...there } }];
}

/**
 * Returns the places whose names have all words that mean no filter. Returns none if a reading with a score above
 * REST_NAME matches a place, such as a reading that includes these words.
 */
async function restGroups(
  search: PlaceSearch,
  groups: readonly RankedFilters[],
  readings: readonly RankedReading[],
): Promise<readonly Ranked[]> {
  const rest = readings.find((reading) => reading.rest !== "")?.rest ?? "";
  if (rest === "" || groups.some(({ score }) => score > REST_NAME)) return [];
  const places = await findExactly(search, rest, MAX_PLACES);
  return places.length === 0 ? [] : [{ score: REST_NAME, entry: { group: "places", places } }];
}

/**
 * Returns places that have one of the words in their names, for a text that means nothing. Returns none for a text with
 * a negation, which may exclude the word.
 */
async function similarPlaces(search: PlaceSearch, text: string): Promise<readonly Ranked[]> {
  const words = wordsOf(text);
  if (EXCLUDING_MARK.test(text) || words.some((_, at) => negationAt(words.slice(at)) !== null)) return [];
  const byId = new Map<string, SuggestedPlace>();
  const telling = searchedWords(text).filter((word) => word.length >= MIN_SIMILAR_LENGTH && word !== "paris");
  for (const word of telling) {
    for (const similar of await findExactly(search, word, MAX_SIMILAR)) byId.set(similar.place.id, similar);
  }
  const places = [...byId.values()].slice(0, MAX_SIMILAR);
  return places.length === 0 ? [] : [{ score: 0, entry: { group: "similar", places } }];
}

/** After `LATE_MINUTE`, 'open late' means open now: `LATE_MINUTE` of today has passed. */
const meaningAt = (meaning: SearchMeaning, { minute }: ParisTime): SearchMeaning =>
  meaning.kind === "openLate" && minute > LATE_MINUTE ? { kind: "openNow" } : meaning;

/** Returns what a text in the search box may mean. Every suggestion matches at least one place. */
export async function suggestSearch(
  search: PlaceSearch,
  typed: string,
  filters: PlaceFilters,
  situation: SearchSituation,
): Promise<SearchSuggestions> {
  const text = await withStationOfPlace(search, typed);
  const readings = readingsOf(text).map((reading) => ({
    ...reading,
    meanings: reading.meanings.map((meaning) => meaningAt(meaning, situation.now)),
  }));
  const groups = await filterGroups(search, readings, filters, situation);
  const isUnderstood = groups.some(({ score }) => score >= WHOLE_READING);
  // If all words are understood, places with similar names are left out: 'parks' does not mean 'Paris'.
  const found = (await findPlaces(search, text)).filter(({ match }) => match !== "similar" || !isUnderstood);
  /** The places of the search: of its whole text, of its words that mean no filter, or else of its filters. */
  const placesOf = async (): Promise<readonly Ranked[]> => {
    const [first] = found;
    if (first !== undefined) {
      const score = placeScore(first.match, text.trim());
      return [{ score, entry: { group: "places", places: found.map(suggested) } }];
    }
    const byRest = await restGroups(search, groups, readings);
    return byRest.length > 0 ? byRest : placeGroups(search, groups, filters, situation);
  };
  const all: readonly Ranked[] = [...groups, ...(await placesOf())];
  const best = all.filter(({ score }) => score > FALLBACK_READING);
  const total = await search.count({ ...filters, search: typed });
  const fallback = all.length > 0 || total > 0 ? all : await similarPlaces(search, text);
  return {
    groups: (best.length > 0 ? best : fallback).toSorted((a, b) => b.score - a.score).map(({ entry }) => entry),
    total,
  };
}
