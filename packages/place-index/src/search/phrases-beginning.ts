import { phraseWords } from "@flaneur/domain";
import { FILLERS } from "./fillers.ts";
import type { Phrase, Vocabulary } from "./vocabulary.ts";

/** The length of the shortest text that may match the beginning of a synonym. */
const SHORTEST_OTHER_WORD = 4;

/**
 * Whether a phrase names a gate and the typed words do not contain 'porte'. Gates are named after places outside Paris:
 * 'versailles' does not mean the Porte de Versailles.
 */
const isOtherSide = ({ words: [first] }: Phrase, typed: readonly string[]): boolean =>
  first === GATE && !typed.includes(GATE);
const GATE = "porte";

/** Whether words contain the typed words next to each other. The last typed word may be incomplete. */
const containsBeginning = (words: readonly string[], typed: readonly string[]): boolean =>
  words.some((_, start) =>
    typed.every((word, at) =>
      at === typed.length - 1 ? (words[start + at] ?? "").startsWith(word) : words[start + at] === word,
    ),
  );

/**
 * Returns the phrases that contain the words of a text, the last of which may be incomplete. `isWhole`: whether the
 * text is the whole phrase.
 */
export function phrasesBeginning(text: string, { phrases }: Vocabulary): readonly (Phrase & { isWhole: boolean })[] {
  const typed = phraseWords(text).filter((word, _, all) => !FILLERS.has(word) || all.length === 1);
  if (typed.length === 0) return [];
  return phrases.flatMap((phrase) => {
    const words = phrase.words.filter((word) => !FILLERS.has(word));
    const isWhole = words.length === typed.length && words.every((word, at) => word === typed[at]);
    // A short text matches the beginning of too many synonyms: 'mus' matches 'must see'.
    const isLong = phrase.isName || typed.join("").length >= SHORTEST_OTHER_WORD;
    const begins = isLong && !isOtherSide(phrase, typed) && containsBeginning(words, typed);
    return isWhole || begins ? [{ ...phrase, isWhole }] : [];
  });
}
