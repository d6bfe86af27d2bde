import { EXCLUDING_MARK, type SearchMeaning, type SuggestionGroup } from "@flaneur/domain";
import type { Reading } from "./meaning.ts";
import { type Phrase, vocabulary } from "./phrases.ts";
import { similarPhrase } from "./similar-phrase.ts";
import { phrasesBeginning, type Understood, understand } from "./understand.ts";

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
  stations: 45,
  streets: 40,
};
/** The score of filters for some words and a search for the others. */
const WITH_REST = 70;
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
      return "stations";
    case "street":
      return "streets";
    case "within":
      return "travel";
    default:
      return "times";
  }
}

const isMainStation = ([meaning]: Reading): boolean => meaning?.kind === "near" && meaning.station.startsWith("Gare");

/** Returns a reading for each phrase that contains the words of the text; see `phrasesBeginning`. */
const phraseReadings = (text: string): readonly RankedReading[] =>
  // A phrase has no marks: '-vegan' is not the beginning of 'vegan'.
  (EXCLUDING_MARK.test(text) ? [] : phrasesBeginning(text, vocabulary())).map(({ reading, isName, isWhole }) => {
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
function combinedReadings(text: string): readonly RankedReading[] {
  const understood = understand(text, vocabulary());
  const { meanings, rest } = understood;
  const corrected = rest === "" ? [] : correctedReadings(text);
  if (meanings.length === 0) return corrected;
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
  const whole = EXCLUDING_MARK.test(rest) ? [] : [together];
  return [...whole, ...corrected, ...apart, ...(rest === "" || sure.meanings.length === 0 ? [] : [known])];
}

/** Returns the meaning of all words if each word is in the vocabulary or similar to a word in it. */
function correctedReadings(text: string): readonly RankedReading[] {
  const corrected: Phrase[] = [];
  const understood = understand(text, vocabulary(), (word) => {
    const phrase = similarPhrase(word, vocabulary());
    if (phrase !== null) corrected.push(phrase);
    return phrase;
  });
  if (understood.rest !== "" || understood.meanings.length === 0) return [];
  const score = corrected.every(({ isName }) => isName) ? CORRECTED.name : CORRECTED.otherWord;
  return [{ group: groupOfAll(understood), ...understood, score }];
}

/** Returns what a text may mean as filters, best first, each reading once. */
export function readingsOf(text: string): readonly RankedReading[] {
  const byKey = new Map<string, RankedReading>();
  // Phrases come first, since their scores distinguish the name of a value from other words for it.
  for (const reading of [...phraseReadings(text), ...combinedReadings(text)]) {
    const key = JSON.stringify([reading.meanings, reading.rest]);
    const known = byKey.get(key);
    const isBetter = known === undefined || (reading.score > known.score && known.score < WHOLE_READING);
    if (isBetter) byKey.set(key, reading);
  }
  return [...byKey.values()].sort((a, b) => b.score - a.score);
}
