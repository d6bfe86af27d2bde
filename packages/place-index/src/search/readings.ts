import { EXCLUDING_MARK, type SearchMeaning, type SuggestionGroup, stationNamed, wordsOf } from "@flaneur/domain";
import { negationAt } from "../negation-words.ts";
import type { AskedNear } from "./asked-near.ts";
import type { Reading } from "./meaning.ts";
import { phrasesBeginning } from "./phrases-beginning.ts";
import { similarPhrase } from "./similar-phrase.ts";
import { type Understood, understand } from "./understand.ts";
import type { Phrase, Vocabulary } from "./vocabulary.ts";

/** One interpretation of a search text as filters, with a score for how well its words match. */
export interface RankedReading {
  readonly group: Exclude<SuggestionGroup, "places" | "elsewhere" | "similar">;
  readonly meanings: readonly SearchMeaning[];
  /** The words that mean each filter, in the order of `meanings`. */
  readonly words: readonly string[];
  /** The words that mean no filter. */
  readonly rest: string;
  /** How well the words match; higher is better. From `WHOLE_READING` on, all words are understood. */
  readonly score: number;
}

/** Scores of a complete phrase, by group. */
const WHOLE: Readonly<Record<RankedReading["group"], number>> = {
  understood: 97,
  types: 96,
  times: 95,
  travel: 94,
  areas: 93,
  tags: 92,
  mentions: 90,
  stations: 91,
  streets: 83,
};
/** The minimum score of a reading in which every word is understood as typed, without correction or completion. */
export const WHOLE_READING = 80;
/** Scores of an incomplete phrase. An incomplete phrase is never in the groups `understood` and `travel`. */
const BEGINNING: Readonly<Record<RankedReading["group"], number>> = {
  understood: 0,
  types: 62,
  times: 59,
  travel: 0,
  areas: 58,
  tags: 57,
  mentions: 50,
  stations: 45,
  streets: 40,
};
/** The score of filters for some words and a search for the others. */
const WITH_REST = 70;
/**
 * The score of filters for some words if the other words are in descriptions of places. It is lower than that of places
 * whose names have these words (`REST_NAME` in search-suggestions.ts).
 */
const WITH_MENTIONS = 43;
/**
 * The scores of filters for words of which some are misspelt. The score of a place with a similar name (`placeScore()`
 * in suggest-search.ts) is between the two: 'luvre' suggests the Louvre before the value with the synonym 'livre'.
 */
const CORRECTED = { name: 60, otherWord: 50 } as const;
/** The score of one meaning of a text that has several. */
const PART = 35;
/**
 * The score of several filters without the words that mean no filter. It is higher than the score of a single filter.
 */
const WITHOUT_REST = 40;
/** The score of one filter without the words that mean no filter. It is suggested only if there is nothing else. */
export const FALLBACK_READING = 10;
/** Subtracted from the score of a synonym. */
const OTHER_WORD = 4;
/**
 * Added to the score of a station whose name begins with 'Gare', so that it ranks before the neighbourhood of that
 * name.
 */
const MAIN_STATION = 4;

function groupOf([meaning]: Reading): RankedReading["group"] {
  switch (meaning?.kind) {
    case "value":
      return meaning.category === "types" ? "types" : meaning.category === "tags" ? "tags" : "areas";
    case "near":
      return stationNamed(meaning.place) === null ? "understood" : "stations";
    case "street":
      return "streets";
    case "mentions":
      return "mentions";
    case "within":
      return "travel";
    default:
      return "times";
  }
}

const isMainStation = ([meaning]: Reading): boolean => meaning?.kind === "near" && meaning.place.startsWith("Gare");

/** Returns a reading for each phrase that contains the words of the text; see `phrasesBeginning`. */
const phraseReadings = (text: string, vocabulary: Vocabulary): readonly RankedReading[] =>
  // A phrase has no marks: '-vegan' is not the beginning of 'vegan'.
  (EXCLUDING_MARK.test(text) ? [] : phrasesBeginning(text, vocabulary)).map(({ reading, isName, isWhole }) => {
    const group = groupOf(reading);
    const score = (isWhole ? WHOLE : BEGINNING)[group] - (isName ? 0 : OTHER_WORD);
    return {
      group,
      meanings: reading,
      words: [text],
      rest: "",
      score: score + (isWhole && isMainStation(reading) ? MAIN_STATION : 0),
    };
  });

/**
 * Matches the beginning of words for a travel time, while they are typed: 'within 1' in 'open within 1'. Each
 * repetition takes one digit: with `\d+`, the number of parses would double with each digit.
 */
const DISTANCE = /^(?:(?:within|less|than|moins|\d|min|minutes?|away|walk|foot|pied)\s*)+$/iu;

/**
 * Removes the meaning 'open now' of a bare 'open' if other words are not understood: 'open early' is about another
 * time. The beginning of a travel time is not counted among these other words.
 */
function withoutBareOpen(understood: Understood): Understood {
  const { meanings, words, rest } = understood;
  if (DISTANCE.test(rest)) return understood;
  const isSure = (at: number) => meanings[at]?.kind !== "openNow" || !/^(?:open|ouverte?s?)$/iu.test(words[at] ?? "");
  return { meanings: meanings.filter((_, at) => isSure(at)), words: words.filter((_, at) => isSure(at)), rest };
}

const groupOfAll = ({ meanings, rest }: Understood): RankedReading["group"] =>
  meanings.length === 1 && rest === "" ? groupOf(meanings) : "understood";

/**
 * Returns these readings: all filters, with the other words as text; the reading of the text with its misspelt words
 * corrected; each filter alone; and all filters without the other words.
 */
function combinedReadings(text: string, vocabulary: Vocabulary, today: number | null): readonly RankedReading[] {
  const understood = understand(text, vocabulary, { today });
  const { meanings, rest } = understood;
  const corrected = rest === "" ? [] : correctedReadings(text, vocabulary, today);
  if (meanings.length === 0) return [...mentioning(understood, vocabulary), ...corrected];
  const group = groupOfAll(understood);
  const together = { group, ...understood, score: rest === "" ? WHOLE[group] : WITH_REST };
  // If all filters together match no place, one of them alone may still match places.
  const sure = rest === "" ? understood : withoutBareOpen(understood);
  const apart = sure.meanings.map((meaning, at) => ({
    group: groupOf([meaning]),
    meanings: [meaning],
    words: sure.words.slice(at, at + 1),
    rest: "",
    score: sure.meanings.length < 2 ? FALLBACK_READING : PART,
  }));
  const score = sure.meanings.length < 2 ? FALLBACK_READING : WITHOUT_REST;
  const known = { ...sure, rest: "", group: groupOfAll({ ...sure, rest: "" }), score };
  // A search for the text cannot exclude words: '-zinc' would find places that are called 'zinc'.
  const whole = EXCLUDING_MARK.test(rest)
    ? []
    : [together, ...mentioning(rest === "" ? understood : withoutBareOpen(understood), vocabulary)];
  return [...whole, ...corrected, ...apart, ...(rest === "" || sure.meanings.length === 0 ? [] : [known])];
}

/** The shortest text that is looked for in descriptions. */
const SHORTEST_MENTION = 3;

/**
 * Returns the filters with the words that mean nothing as words that places mention. Returns none if these words may be
 * negated, or mean a filter that it is not sure how to apply, as in 'not bars with terrace'.
 */
function mentioning({ meanings, words, rest }: Understood, vocabulary: Vocabulary): readonly RankedReading[] {
  const typed = wordsOf(rest);
  const isNegated = EXCLUDING_MARK.test(rest) || typed.some((_, at) => negationAt(typed.slice(at)) !== null);
  const isUnsure = understand(rest, vocabulary).meanings.length > 0;
  if (isNegated || isUnsure || rest.length < SHORTEST_MENTION || meanings.some(({ kind }) => kind === "mentions"))
    return [];
  const group = meanings.length === 0 ? "mentions" : "understood";
  const all = [...meanings, { kind: "mentions", text: rest } as const];
  return [{ group, meanings: all, words: [...words, rest], rest: "", score: WITH_MENTIONS }];
}

/**
 * Returns what a text may mean that asks to be near a point: each reading of its other words, near that point.
 * @param today See `readingsOf`.
 */
export function readingsNear(
  { meaning, words, rest }: AskedNear,
  vocabulary: Vocabulary,
  today: number | null,
): readonly RankedReading[] {
  const alone = { meanings: [meaning], words: [words] };
  const score = WHOLE.understood;
  const others = understand(rest, vocabulary, { today });
  if (others.rest === "" && others.meanings.length === 0)
    return [{ ...alone, group: groupOf([meaning]), rest: "", score }];
  const readings = readingsOf(rest, vocabulary, today).map((reading) => ({
    ...reading,
    group: "understood" as const,
    meanings: [...reading.meanings.filter(({ kind }) => kind !== meaning.kind), meaning],
    words: [...reading.words.filter((_, at) => reading.meanings[at]?.kind !== meaning.kind), words],
    score: reading.score >= WHOLE_READING ? score : Math.max(reading.score, reading.rest === "" ? WITHOUT_REST + 1 : 0),
  }));
  // The other words may mean nothing: they are then left out.
  return [...readings, { ...alone, group: groupOf([meaning]), rest: "", score: WITHOUT_REST }];
}

/** Returns the meaning of all words if each word is in the vocabulary or similar to a word in it. */
function correctedReadings(text: string, vocabulary: Vocabulary, today: number | null): readonly RankedReading[] {
  const corrected: Phrase[] = [];
  const correct = (word: string) => {
    const phrase = similarPhrase(word, vocabulary);
    if (phrase !== null) corrected.push(phrase);
    return phrase;
  };
  const understood = understand(text, vocabulary, { today, correct });
  if (understood.rest !== "" || understood.meanings.length === 0) return [];
  const score = corrected.every(({ isName }) => isName) ? CORRECTED.name : CORRECTED.otherWord;
  return [{ group: groupOfAll(understood), ...understood, score }];
}

/**
 * Returns what a text may mean as filters, best first, each reading once.
 * @param today The weekday of today, 0 for Monday, for 'tomorrow'; null if it is not known.
 */
export function readingsOf(text: string, vocabulary: Vocabulary, today: number | null): readonly RankedReading[] {
  const byKey = new Map<string, RankedReading>();
  // Phrases come first, since their scores distinguish the name of a value from other words for it.
  for (const reading of [...phraseReadings(text, vocabulary), ...combinedReadings(text, vocabulary, today)]) {
    const key = JSON.stringify([reading.meanings, reading.rest]);
    const known = byKey.get(key);
    const isBetter = known === undefined || (reading.score > known.score && known.score < WHOLE_READING);
    if (isBetter) byKey.set(key, reading);
  }
  return [...byKey.values()].sort((a, b) => b.score - a.score);
}
