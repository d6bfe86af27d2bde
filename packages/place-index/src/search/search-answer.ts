import {
  applyMeanings,
  arrondissementNumber,
  type FilterCategory,
  MAX_NEAR_MINUTES,
  nearPoint,
  nearText,
  type PlaceFilters,
  type SearchAnswer,
  type SearchMeaning,
  type SearchSituation,
  type SuggestedFilters,
  wordsOf,
} from "@flaneur/domain";
import { middleOf } from "./asked-near.ts";
import { type RankedReading, WHOLE_READING } from "./readings.ts";
import type { NamedPlace, SearchedPlaces } from "./searched-places.ts";

/** What is known about a text when its suggestions are found. */
export interface Found {
  readonly typed: string;
  /** What the text may mean as filters, best first. */
  readonly readings: readonly RankedReading[];
  /** The readings that lead to a place, best first, each with its score. */
  readonly suggested: readonly { readonly score: number; readonly filters: SuggestedFilters }[];
  /** The best place with the words of the text in its name; null without one. */
  readonly named: (NamedPlace & { readonly score: number }) | null;
  /** The number of places with the text in their name or address. */
  readonly total: number;
}

const AREAS: ReadonlySet<FilterCategory> = new Set(["arrondissements", "neighbourhoods"]);
const isValue = (meaning: SearchMeaning, accepts: (category: FilterCategory) => boolean): boolean =>
  meaning.kind === "value" && meaning.negated !== true && accepts(meaning.category);
const isArea = (meaning: SearchMeaning): boolean =>
  meaning.kind === "near" || meaning.kind === "street" || isValue(meaning, (category) => AREAS.has(category));
const isKind = (meaning: SearchMeaning): boolean => isValue(meaning, (category) => category === "types");
const isTag = (meaning: SearchMeaning): boolean =>
  meaning.kind === "mentions" || isValue(meaning, (category) => category === "tags");

const TIMES: ReadonlySet<SearchMeaning["kind"]> = new Set(["openNow", "openLate", "openAt", "closedNow", "closedAt"]);
const isTime = ({ kind }: SearchMeaning): boolean => TIMES.has(kind);

/**
 * How early a meaning is let go if no place has everything: the area first, then the time, since the hours of many
 * places are unknown, then the kind, then a tag. A list of all that is open tonight is no answer to 'spa tonight'.
 */
function rankOf(meaning: SearchMeaning): number {
  if (isArea(meaning)) return 0;
  if (isTime(meaning)) return 1;
  if (isKind(meaning)) return 2;
  return isTag(meaning) ? 3 : 4;
}

/** The largest number of lists that are counted to find one with a place. */
const MAX_COUNTED = 12;
/** What is left of a reading: the meanings that are kept, and those that are let go or widened. */
interface Relaxed {
  readonly kept: readonly SearchMeaning[];
  readonly given: readonly SearchMeaning[];
}

/** Returns an area as the longest walk from its middle, and 'Near …' with the longest walk; null if that is not wider. */
async function widened(search: Pick<SearchedPlaces, "list">, meaning: SearchMeaning): Promise<SearchMeaning | null> {
  if (meaning.kind === "near")
    return meaning.minutes < MAX_NEAR_MINUTES ? { ...meaning, minutes: MAX_NEAR_MINUTES } : null;
  if (meaning.kind !== "value") return null;
  const middle = await middleOf(search, meaning.category, meaning.value);
  if (middle === null) return null;
  const name =
    meaning.category === "arrondissements" ? `${arrondissementNumber(meaning.value) ?? meaning.value}e` : meaning.value;
  return { kind: "near", place: nearText(nearPoint(name, middle)), minutes: MAX_NEAR_MINUTES };
}

/**
 * Yields what is left of a reading if parts of it are let go, the least telling first: nothing, then the nearest outside
 * of the area, then without one meaning, or two, in the order of `rankOf`. What is typed last is let go first.
 */
async function* relaxed(
  search: Pick<SearchedPlaces, "list">,
  meanings: readonly SearchMeaning[],
): AsyncGenerator<Relaxed, void> {
  yield { kept: meanings, given: [] };
  const areas = meanings.filter((meaning) => isArea(meaning) && meaning.kind !== "street");
  const [area, ...otherAreas] = areas;
  if (area !== undefined && otherAreas.length === 0 && meanings.length > 1) {
    const near = await widened(search, area);
    if (near !== null) yield { kept: meanings.map((meaning) => (meaning === area ? near : meaning)), given: [area] };
  }
  const inOrder = meanings.toReversed().toSorted((a, b) => rankOf(a) - rankOf(b));
  const pairs = inOrder.flatMap((first, at) => inOrder.slice(at + 1).map((second) => [first, second]));
  for (const given of [...inOrder.map((meaning) => [meaning]), ...pairs]) {
    const kept = meanings.filter((meaning) => !given.includes(meaning));
    if (kept.length > 0) yield { kept, given };
  }
}

/** Whether a text is the whole name of a place. */
const isWholeName = ({ place: { name, otherNames } }: NamedPlace, typed: string): boolean => {
  const words = wordsOf(typed).join(" ");
  return [name, ...otherNames].some((each) => wordsOf(each).join(" ") === words);
};

/** Whether a text is a single word. */
export const isOneWord = (text: string): boolean => !/\S\s+\S/.test(text);

const letters = (text: string): SearchAnswer => ({ kind: "letters", text });

/**
 * Returns what the Enter key does with a text. The whole name of a place is a search for this name, unless it is a single
 * word of the vocabulary, and the place is not chosen. Filters are applied
 * if all words are understood, or if no place has the text in its name or address. Otherwise the text is searched in
 * names and addresses.
 * @param filters the filters to which those of the text are added.
 */
export async function searchAnswer(
  search: Pick<SearchedPlaces, "count" | "list">,
  { typed, readings, suggested, named, total }: Found,
  filters: PlaceFilters,
  situation: SearchSituation,
): Promise<SearchAnswer> {
  const text = typed.trim();
  const whole = readings.find(({ score, rest }) => score >= WHOLE_READING && rest === "");
  // One of thousands of imported places may be called 'Sushi'.
  const isOnlyCalledSo = whole !== undefined && named?.place.isChosen === false && isOneWord(text);
  if (named !== null && isWholeName(named, text) && !isOnlyCalledSo)
    return letters(total > 0 ? text : named.place.name);
  if (whole !== undefined) {
    const answer = await leadingSomewhere(search, whole, filters, situation);
    if (answer !== null) return answer;
  }
  if (total > 0) return letters(text);
  const [best] = suggested;
  if (named !== null && named.score > (best?.score ?? 0)) return letters(named.place.name);
  if (best === undefined) return letters(text);
  return { kind: "filters", filters: best.filters, letGo: [], notUnderstood: leftOut(readings, best.filters) };
}

/** Returns the words without a meaning that filters neither search nor mention; empty if there are none. */
function leftOut(readings: readonly RankedReading[], { words, rest }: SuggestedFilters): string {
  const unread = readings.find((reading) => reading.rest !== "")?.rest ?? "";
  return rest === unread || words.includes(unread) ? "" : unread;
}

/** Returns the filters of a reading; if they lead to no place, what is left of it; null if all lead to none. */
async function leadingSomewhere(
  search: Pick<SearchedPlaces, "count" | "list">,
  { meanings, words }: Pick<RankedReading, "meanings" | "words">,
  filters: PlaceFilters,
  situation: SearchSituation,
): Promise<SearchAnswer | null> {
  let counted = 0;
  for await (const { kept, given } of relaxed(search, meanings)) {
    if (counted === MAX_COUNTED) break;
    counted += 1;
    const total = await search.count(applyMeanings(filters, kept, "", situation));
    if (total === 0) continue;
    const isGiven = (at: number) => meanings[at] !== undefined && given.includes(meanings[at]);
    const letGo = words.filter((_, at) => isGiven(at));
    // A widened area keeps its words and its place among the meanings.
    const ownWords = kept.length === meanings.length ? words : words.filter((_, at) => !isGiven(at));
    return { kind: "filters", filters: { meanings: kept, words: ownWords, rest: "", total }, letGo, notUnderstood: "" };
  }
  return null;
}
