import {
  EXCLUDING_MARK,
  parseArrondissement,
  type SearchMeaning,
  type SuggestionGroup,
  splitStreet,
} from "@flaneur/domain";
import { isWithoutMeaning, negationAt, phraseWords, wordsOf } from "@flaneur/place-index";

/** Words of searches, and what they mean. */
export interface KnownPhrase {
  /** The words in the singular, folded, with spaces between. */
  readonly words: string;
  readonly meanings: readonly SearchMeaning[];
  /** Whether the words are the name of the value, and not a synonym. */
  readonly isName: boolean;
}

export interface PhraseReading {
  readonly group: SuggestionGroup;
  readonly meanings: readonly SearchMeaning[];
  /** How well the text matches; higher is better. */
  readonly score: number;
}

/** The scores of the API for a complete phrase, and for a part of a phrase that begins with one of its words. */
const SCORES: Partial<Record<SuggestionGroup, readonly [whole: number, beginning: number]>> = {
  types: [96, 62],
  times: [95, 59],
  areas: [93, 58],
  tags: [92, 57],
  stations: [91, 45],
  streets: [83, 40],
};
/** Subtracted from the score of a synonym. */
const OTHER_WORD = 4;
/** The length of the shortest text that may match a part of a synonym, in characters. */
const SHORTEST_OTHER_WORD = 4;

function groupOf([meaning]: readonly SearchMeaning[]): SuggestionGroup {
  if (meaning?.kind === "near") return "stations";
  if (meaning?.kind === "street") return "streets";
  if (meaning?.kind !== "value") return "times";
  return meaning.category === "types" ? "types" : meaning.category === "tags" ? "tags" : "areas";
}

/** Whether a phrase names a gate and the text does not: 'versailles' does not mean the Porte de Versailles. */
const isOtherSide = (words: string, typed: string): boolean =>
  words.startsWith("porte ") && !typed.split(" ").includes("porte");

/** Returns a phrase for each street in the addresses of places. */
export function streetPhrases(addresses: readonly string[]): readonly KnownPhrase[] {
  const streets = new Set(addresses.flatMap((address) => splitStreet(address)?.street ?? []));
  return [...streets].map((name) => ({
    words: phraseWords(name).join(" "),
    meanings: [{ kind: "street", name }],
    isName: true,
  }));
}

/**
 * Returns what a whole text may mean, the best first. A text that combines phrases ('bar bastille') has no reading. A
 * phrase after a negation is excluded if it is complete: 'not vegan', '-vegan'.
 */
export function phraseReadings(text: string, phrases: readonly KnownPhrase[]): readonly PhraseReading[] {
  const words = wordsOf(text);
  const isMarked = EXCLUDING_MARK.test(text);
  const negation = isMarked ? null : negationAt(words);
  const isPhrase = !isMarked && readingsOf(text, phrases).length > 0;
  if (isPhrase || (!isMarked && negation === null)) return readingsOf(text, phrases);
  if (negation?.kind === "unsure") return [];
  let start = negation?.length ?? 0;
  while (start < words.length - 1 && isWithoutMeaning(words[start] ?? "")) start += 1;
  return readingsOf(words.slice(start).join(" "), phrases).flatMap((reading) => {
    const meanings = reading.meanings.flatMap((each): readonly SearchMeaning[] =>
      each.kind === "value" ? [{ ...each, negated: true }] : [],
    );
    return reading.isWhole && meanings.length === reading.meanings.length ? [{ ...reading, meanings }] : [];
  });
}

/** Returns what a text without a negation may mean. */
function readingsOf(
  text: string,
  phrases: readonly KnownPhrase[],
): readonly (PhraseReading & { readonly isWhole: boolean })[] {
  const typed = phraseWords(text).join(" ");
  if (typed === "") return [];
  const found = phrases.flatMap(({ words, meanings, isName }) => {
    const isWhole = words === typed;
    const begins =
      !isOtherSide(words, typed) &&
      (isName || typed.length >= SHORTEST_OTHER_WORD) &&
      ` ${words}`.includes(` ${typed}`);
    if (!isWhole && !begins) return [];
    const group = groupOf(meanings);
    const [whole, beginning] = SCORES[group] ?? [0, 0];
    return [{ group, meanings, isWhole, score: (isWhole ? whole : beginning) - (isName ? 0 : OTHER_WORD) }];
  });
  const code = parseArrondissement(text.trim());
  const district: readonly SearchMeaning[] =
    code === null ? [] : [{ kind: "value", category: "arrondissements", value: code }];
  const area = code === null ? [] : [{ group: "areas" as const, meanings: district, isWhole: true, score: 93 }];
  const byKey = new Map<string, PhraseReading & { readonly isWhole: boolean }>();
  for (const reading of [...area, ...found]) {
    const key = JSON.stringify(reading.meanings);
    if ((byKey.get(key)?.score ?? -1) < reading.score) byKey.set(key, reading);
  }
  return [...byKey.values()].toSorted((a, b) => b.score - a.score);
}
