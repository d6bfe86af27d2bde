import {
  type Coordinates,
  DEFAULT_NEAR_MINUTES,
  type FilterCategory,
  MAX_NEAR_MINUTES,
  NO_FILTERS,
  nearPoint,
  nearText,
  parseNear,
  type SearchMeaning,
  wordsOf,
} from "@flaneur/domain";
import { negationAt } from "../negation-words.ts";
import type { SearchedPlaces } from "./searched-places.ts";
import { understand } from "./understand.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a text asks to be near to. */
export interface AskedNear {
  readonly meaning: SearchMeaning;
  /** The words that mean it, as they were typed. */
  readonly words: string;
  /** The text without these words. */
  readonly rest: string;
}

/** The parts of `SearchedPlaces` that find a point by its name. */
type Finder = Pick<SearchedPlaces, "find" | "list" | "locate">;

/** Words before the name of a point, with the minutes of the walk if they are named: '10 min walk from the louvre'. */
const NEAR =
  /(?<![\p{L}\p{N}])(?:(?:within )?(?<minutes>\d{1,2}) ?(?:min|minutes?|mn)(?: walk(?:ing)?| on foot| by foot| à pied| a pied| de marche)? (?:from |of |d[eu]s? |d['’])|(?:near(?:by)?(?: to)?|close to|next to|around|walking distance (?:of|from)|à côté d(?:[eu]s?|['’])|a cote d[eu]s?|(?:pr[eè]s|autour|proche) d(?:[eu]s?|['’])|(?<by>by(?= the )|(?:au bord|le long) d(?:[eu]s?|['’]))) ?)(?:the |la |le |les |l['’])?(?<name>\S.*)$/iu;
/** The visitor's own location. */
const HERE = /^(?:here|me|my (?:hotel|location|place|flat)|moi|ici|mon h[oô]tel|chez moi|ma position)(?=$|[\s,])/iu;
const STREET =
  /^(?:\d{1,4}(?: ?(?:bis|ter|quater))?,? )?(?:rue|avenue|av|boulevard|bd|place|quai|passage|impasse|square|villa|cour|cit[eé]|all[eé]e)\b/iu;

/** The minutes that 'by' means: 'by the canal'. */
const BY_MINUTES = 5;
/** 'By the Seine' and 'near the water' are the tag of places at the water. */
const WATER = /^(?:seine|water|river|riverside|eau|fleuve)(?![\p{L}\p{N}])/iu;
/** What people call an area only after a word such as 'by'. */
const CALLED: ReadonlyMap<string, string> = new Map([["canal", "canal saint-martin"]]);

/** The largest number of words in the name of a point. */
const MAX_WORDS = 8;
/** The number of places that the middle of an area is computed from. */
const MOST_OF_AREA = 60;

const near = (name: string, at: Coordinates, minutes: number): SearchMeaning => ({
  kind: "near",
  place: nearText(nearPoint(name, at)),
  minutes,
});

/** Returns the middle of the places of an area; null if none of them has a position. */
export async function middleOf(
  search: Pick<Finder, "list">,
  category: FilterCategory,
  value: string,
): Promise<Coordinates | null> {
  const filters = { ...NO_FILTERS, [category]: { include: [value], exclude: [], join: "AND" as const } };
  const sort = { field: "name", order: "asc" } as const;
  const { places } = await search.list({ filters, sort, page: 1, limit: MOST_OF_AREA, facets: false, origin: null });
  const points = places.flatMap(({ coordinates }) => coordinates ?? []);
  const mean = (of: (point: Coordinates) => number) => points.reduce((sum, each) => sum + of(each), 0) / points.length;
  return points.length === 0
    ? null
    : { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/**
 * Returns the filter for a chosen place with exactly this name, unless it is the station's own name: the station Champ de
 * Mars is also called 'Tour Eiffel', but who asks for the tower means the tower.
 */
async function sightNamed(
  search: Finder,
  name: string,
  station: string,
  minutes: number,
): Promise<SearchMeaning | null> {
  if (wordsOf(name).join(" ") === wordsOf(parseNear(station).name).join(" ")) return null;
  const [found] = await search.find(name, 1);
  return found?.match === "name" && found.place.isChosen && found.place.coordinates !== null
    ? near(found.place.name, found.place.coordinates, minutes)
    : null;
}

/** Returns the filter for the name of a point: of an area, a place of ours, or an address or a sight; null for any other. */
async function pointNamed(
  search: Finder,
  vocabulary: Vocabulary,
  name: string,
  minutes: number,
  isWhole: boolean,
): Promise<SearchMeaning | null> {
  const { meanings, rest } = understand(`near ${name}`, vocabulary);
  const [only, ...others] = rest === "" ? meanings : [];
  if (only !== undefined && others.length === 0) {
    if (only.kind === "near") return (await sightNamed(search, name, only.place, minutes)) ?? { ...only, minutes };
    if (only.kind === "value" && (only.category === "neighbourhoods" || only.category === "arrondissements")) {
      const middle = await middleOf(search, only.category, only.value);
      if (middle !== null) return near(only.value, middle, minutes);
    }
    if (only.kind !== "street") return null;
  }
  const isAddress = STREET.test(name) || only?.kind === "street";
  // The words after an address, such as 'open now', are not a part of it.
  const isOnlyAddress = isAddress && understand(name.replace(/^\d+\S*,? /u, ""), vocabulary).rest === "";
  if (!isAddress) {
    const [found] = await search.find(name, 1);
    const isNamed = found?.match === "name" || (isWhole && found?.match === "words");
    if (isNamed && found.place.coordinates !== null) return near(found.place.name, found.place.coordinates, minutes);
  }
  const located = isOnlyAddress || (isWhole && !isAddress) ? await search.locate(name) : null;
  return located === null ? null : near(located.name, located.coordinates, minutes);
}

/**
 * Returns what a text asks to be near to: the longest name after a word such as 'near' that names a point. Null if the
 * text has no such word or no such name.
 */
export async function askedNear(search: Finder, vocabulary: Vocabulary, text: string): Promise<AskedNear | null> {
  const match = NEAR.exec(text.trim());
  const { name, minutes: written, by } = match?.groups ?? {};
  if (match === null || name === undefined || (written === undefined && WATER.test(name))) return null;
  const start = text.trim().slice(0, match.index);
  const usual = by === undefined ? DEFAULT_NEAR_MINUTES : BY_MINUTES;
  const minutes = written === undefined ? usual : Math.min(MAX_NEAR_MINUTES, Math.max(1, Number(written)));
  const found = (meaning: SearchMeaning, length: number, after: string): AskedNear => ({
    meaning,
    words: text
      .trim()
      .slice(match.index, text.trim().length - name.length + length)
      .trim(),
    rest: `${start} ${after}`.replace(/\s+/gu, " ").trim(),
  });
  const before = wordsOf(start);
  if (before.some((_, at) => negationAt(before.slice(at)) !== null)) return null;
  const here = HERE.exec(name)?.[0];
  // The travel time of '10 minutes from here' is understood with its other words.
  if (here !== undefined && written !== undefined && !/h[oô]tel/iu.test(here)) return null;
  if (here !== undefined)
    return found({ kind: "within", minutes, mode: "walking" }, here.length, name.slice(here.length));
  const words = name.split(/\s+/u);
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
    const candidate = words.slice(0, count).join(" ");
    // What follows 'by' is often no place: 'wine by the glass'.
    const isWhole = by === undefined && count === words.length;
    const isEnd = !/^(?:d[eu]|d['’].*)$/iu.test(words[count] ?? "");
    const called = (isEnd ? CALLED.get(candidate.toLowerCase()) : undefined) ?? candidate;
    const meaning = await pointNamed(search, vocabulary, called, minutes, isWhole);
    if (meaning !== null) return found(meaning, candidate.length, words.slice(count).join(" "));
  }
  return null;
}
