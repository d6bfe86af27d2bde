import {
  applyMeanings,
  EXCLUDING_MARK,
  isWish,
  LATE_MINUTE,
  type ParisTime,
  type Place,
  type PlaceFilters,
  type SearchAnswer,
  type SearchMeaning,
  type SearchSituation,
  type SuggestedFilters,
  unlistedTopic,
  weekdayOf,
  wordsOf,
} from "@flaneur/domain";
import { searchedWords } from "../name-words.ts";
import { negationAt } from "../negation-words.ts";
import { type AskedNear, askedNear } from "./asked-near.ts";
import { askedPlace } from "./asked-place.ts";
import { otherName } from "./other-name.ts";
import { bestPlaces, placesElsewhere } from "./places-of-reading.ts";
import { FALLBACK_READING, type RankedReading, readingsNear, readingsOf, WHOLE_READING } from "./readings.ts";
import { isOneWord, searchAnswer } from "./search-answer.ts";
import type { NamedPlace, SearchedPlaces } from "./searched-places.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
  /** What the Enter key does. */
  readonly answer: SearchAnswer;
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
  search: SearchedPlaces,
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
function placeScore({ match, place }: Pick<NamedPlace, "match" | "place">, text: string): number {
  // A single word may also be a type or a time, which is then suggested before the place of this name, or a tag, which is
  // suggested before a place that is only imported: 'sushi'.
  if (match === "name") return isOneWord(text) ? (place.isChosen ? 94 : 87) : 98;
  return match === "words" ? 81 : 55;
}

/**
 * Finds places by their names. If no place is found by the whole text, searches for the name that the text asks about:
 * 'Louvre' in 'Louvre tickets'.
 */
async function findPlaces(search: Pick<SearchedPlaces, "find">, text: string): Promise<readonly FoundPlace[]> {
  // The index ignores marks: '-cocktails' would find the places that are named after cocktails.
  if (EXCLUDING_MARK.test(text)) return [];
  const found = await findNamed(search, text, MAX_PLACES);
  const asked = askedPlace(text);
  return found.length > 0 || asked === null ? found : findNamed(search, asked, MAX_PLACES);
}

/** A place that was found by one of its names. */
type FoundPlace = SuggestedPlace & Pick<NamedPlace, "match">;

/** Finds places by their names. @param most The largest number. */
async function findNamed(
  search: Pick<SearchedPlaces, "find">,
  text: string,
  most: number,
): Promise<readonly FoundPlace[]> {
  const found = await search.find(text, most);
  return found.map(({ place, match }) => ({ place, match, otherName: otherName(place, text) }));
}

const suggested = ({ place, otherName: name }: FoundPlace): SuggestedPlace => ({ place, otherName: name });

/** Finds places whose names have all words of a text, complete and correctly spelt. @param most The largest number. */
async function findExactly(search: SearchedPlaces, text: string, most: number): Promise<readonly SuggestedPlace[]> {
  return (await findNamed(search, text, most)).filter(({ match }) => match !== "similar").map(suggested);
}

/** The number of tags that a place must have. */
const wishesOf = (meanings: readonly SearchMeaning[]): number =>
  meanings.filter((meaning) => meaning.kind === "value" && isWish(meaning)).length;

const byOwnName = (place: Place): SuggestedPlace => ({ place, otherName: null });

/**
 * Returns the places that match the best reading of several filters, and the places that match it in other areas. If
 * more than MAX_PLACES places match, returns only the best ones of a reading with several wishes. The groups have the score of the reading's group, so that they follow it.
 */
async function placeGroups(
  search: SearchedPlaces,
  groups: readonly RankedFilters[],
  filters: PlaceFilters,
  situation: SearchSituation,
): Promise<readonly Ranked[]> {
  const together = groups.find(({ entry }) => entry.group === "understood");
  const [reading] = together?.entry.filters ?? [];
  if (together === undefined || reading === undefined) return [];
  const areFew = reading.total <= MAX_PLACES;
  if (!areFew && wishesOf(reading.meanings) < 2) return [];
  const { score } = together;
  const places = await bestPlaces(
    search,
    applyMeanings(filters, reading.meanings, reading.rest, situation),
    MAX_PLACES,
  );
  const elsewhere = areFew ? await placesElsewhere(search, reading, filters, situation, MAX_ELSEWHERE) : null;
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
  search: SearchedPlaces,
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
async function similarPlaces(search: SearchedPlaces, text: string): Promise<readonly Ranked[]> {
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

/** If no place has everything that a text means, returns a group with what the Enter key leads to. */
const relaxedGroup = (answer: SearchAnswer): readonly Group[] =>
  answer.kind === "filters" && answer.letGo.length > 0 && answer.filters.meanings.length > 1
    ? [{ group: "understood", filters: [answer.filters] }]
    : [];

function readingsOfText(
  near: AskedNear | null,
  typed: string,
  vocabulary: Vocabulary,
  { now }: SearchSituation,
): readonly RankedReading[] {
  const today = weekdayOf(now.day);
  return near === null ? readingsOf(typed, vocabulary, today) : readingsNear(near, vocabulary, today);
}

/** Returns what a text in the search box may mean. Every suggestion matches at least one place. */
export async function suggestSearch(
  search: SearchedPlaces,
  vocabulary: Vocabulary,
  typed: string,
  filters: PlaceFilters,
  situation: SearchSituation,
): Promise<SearchSuggestions> {
  const near = await askedNear(search, vocabulary, typed);
  const isUnlisted = unlistedTopic(typed) !== null;
  // Filters for some of the words would list other things: 'christmas market' all markets.
  const meant = isUnlisted ? [] : readingsOfText(near, typed, vocabulary, situation);
  const readings = meant.map((reading) => ({
    ...reading,
    meanings: reading.meanings.map((meaning) => meaningAt(meaning, situation.now)),
  }));
  const groups = await filterGroups(search, readings, filters, situation);
  const isUnderstood = groups.some(({ score }) => score >= WHOLE_READING);
  // If it is known what the text means, places with similar names are left out: 'parks' does not mean 'Paris', and
  // 'toilettes' is not 'Chez Toinette'.
  const isKnown = isUnderstood || isUnlisted;
  const found = (await findPlaces(search, typed)).filter(({ match }) => match !== "similar" || !isKnown);
  /** The places of the search: of its whole text, of its words that mean no filter, or else of its filters. */
  const placesOf = async (): Promise<readonly Ranked[]> => {
    const [first] = found;
    if (first !== undefined) {
      const score = placeScore(first, typed.trim());
      return [{ score, entry: { group: "places", places: found.map(suggested) } }];
    }
    const byRest = await restGroups(search, groups, readings);
    return byRest.length > 0 ? byRest : placeGroups(search, groups, filters, situation);
  };
  // The words of a name are among the words that its place mentions.
  const isName = found.some(({ match }) => match !== "similar");
  const telling = groups.filter(({ entry }) => entry.group !== "mentions" || !isName);
  const all: readonly Ranked[] = [...telling, ...(await placesOf())];
  const best = all.filter(({ score }) => score > FALLBACK_READING);
  const total = await search.count({ ...filters, search: typed });
  const fallback = all.length > 0 || total > 0 || isUnlisted ? all : await similarPlaces(search, typed);
  const [named = null] = found;
  const answer = await searchAnswer(
    search,
    {
      typed,
      total,
      readings,
      suggested: groups
        .toSorted((a, b) => b.score - a.score)
        .flatMap(({ score, entry }) => entry.filters.map((each) => ({ score, filters: each }))),
      named: named && { ...named, score: placeScore(named, typed.trim()) },
    },
    filters,
    situation,
  );
  return {
    groups: [
      ...relaxedGroup(answer),
      ...(best.length > 0 ? best : fallback).toSorted((a, b) => b.score - a.score).map(({ entry }) => entry),
    ],
    total,
    answer,
  };
}
