import type { SearchMeaning, SuggestionGroup } from "@flaneur/domain";
import type { Reading } from "./meaning.ts";
import { type Phrase, vocabulary } from "./phrases.ts";
import { similarPhrase } from "./similar-phrase.ts";
import { phrasesBeginning, type Understood, understand } from "./understand.ts";

/** What a text may mean as filters, with how well its words match. */
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
  areas: 93,
  tags: 92,
  stations: 91,
  streets: 83,
};
/** The lowest score of a reading of all words. */
export const WHOLE_READING = 80;
/** Scores of the beginning of a phrase. Nothing begins with `understood`. */
const BEGINNING: Readonly<Record<RankedReading["group"], number>> = {
  understood: 0,
  types: 62,
  times: 59,
  areas: 58,
  tags: 57,
  stations: 45,
  streets: 40,
};
/** The score of filters for some words and a search for the others. */
const WITH_REST = 70;
/**
 * The scores of filters for words of which some are misspelt. A place whose name has a similar word is better than other
 * words for a value: 'luvre' is the Louvre, and not 'livre'.
 */
const CORRECTED = { name: 60, otherWord: 50 } as const;
/** The score of one meaning of a text that has several. */
const PART = 35;
/** The score of several filters without the words that mean nothing: better than each of them. */
const WITHOUT_REST = 40;
/** The score of one filter without the words that mean nothing. It is suggested only if there is nothing else. */
export const FALLBACK_READING = 10;
/** Another word for a value is a worse match than its name. */
const OTHER_WORD = 4;
/** The station is what people mean by 'Gare …', rather than the neighbourhood around it. */
const MAIN_STATION = 4;

function groupOf([meaning]: Reading): RankedReading["group"] {
  switch (meaning?.kind) {
    case "value":
      return meaning.category === "types" ? "types" : meaning.category === "tags" ? "tags" : "areas";
    case "near":
      return "stations";
    case "street":
      return "streets";
    default:
      return "times";
  }
}

const isMainStation = ([meaning]: Reading): boolean => meaning?.kind === "near" && meaning.station.startsWith("Gare");

/** Returns the phrases that the whole text is, or may be the beginning of. */
const phraseReadings = (text: string): readonly RankedReading[] =>
  phrasesBeginning(text, vocabulary()).map(({ reading, isName, isWhole }) => {
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

/** The words of a distance from the visitor, which is no filter: 'open within 15 minutes'. */
const DISTANCE = /^(?:(?:within|less|than|moins|\d+|min|minutes?|away|walk|foot|pied)\s*)+$/iu;

/** Leaves out 'open' without 'now': next to a word that is not understood, such as 'early', it means another time. */
function withoutBareOpen(understood: Understood): Understood {
  const { meanings, words, rest } = understood;
  if (DISTANCE.test(rest)) return understood;
  const isSure = (at: number) => meanings[at]?.kind !== "openNow" || !/^(?:open|ouverte?s?)$/iu.test(words[at] ?? "");
  return { meanings: meanings.filter((_, at) => isSure(at)), words: words.filter((_, at) => isSure(at)), rest };
}

const OPEN_SUNDAYS = "Open Sundays";
const isTag = (meaning: SearchMeaning): boolean => meaning.kind === "value" && meaning.category === "tags";

/**
 * Returns the understood words with the tag 'Open Sundays' as a time of the week if there is another tag: tags are
 * alternatives (§5), and 'brunch sunday' does not mean one or the other.
 */
function withSunday(understood: Understood): Understood {
  const { meanings } = understood;
  if (meanings.filter(isTag).length < 2) return understood;
  return {
    ...understood,
    meanings: meanings.map((meaning) =>
      meaning.kind === "value" && meaning.value === OPEN_SUNDAYS ? { kind: "openSunday" } : meaning,
    ),
  };
}

const groupOfAll = ({ meanings, rest }: Understood): RankedReading["group"] =>
  meanings.length === 1 && rest === "" ? groupOf(meanings) : "understood";

/** Returns the meaning of all words together, with misspelt words corrected, and each meaning by itself. */
function combinedReadings(text: string): readonly RankedReading[] {
  const understood = withSunday(understand(text, vocabulary()));
  const { meanings, rest } = understood;
  const corrected = rest === "" ? [] : correctedReadings(text);
  if (meanings.length === 0) return corrected;
  const group = groupOfAll(understood);
  const together = { group, ...understood, score: rest === "" ? WHOLE[group] : WITH_REST };
  // If all meanings together lead to no place, each of them is still of use.
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
  return [together, ...corrected, ...apart, ...(rest === "" || sure.meanings.length === 0 ? [] : [known])];
}

/** Returns the meaning of all words if each word is in the vocabulary or similar to a word in it. */
function correctedReadings(text: string): readonly RankedReading[] {
  const corrected: Phrase[] = [];
  const understood = withSunday(
    understand(text, vocabulary(), (word) => {
      const phrase = similarPhrase(word, vocabulary());
      if (phrase !== null) corrected.push(phrase);
      return phrase;
    }),
  );
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
