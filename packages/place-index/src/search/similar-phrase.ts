import { editsTo, MAX_LETTERS } from "../edits-to.ts";
import type { Phrase, Vocabulary } from "./vocabulary.ts";

/** Shortest corrected word: shorter words are similar to too many others. */
const SHORTEST = 4;
/** A word shorter than this is corrected only if a letter is missing: 'piza'. */
const SHORT = 5;
/** From this length on, a word may have two mistakes. */
const LONG = 8;

/**
 * Returns the phrase of one word that a misspelt word is most similar to, or null. A number is not corrected, and the
 * first letter has to be right, since visitors seldom mistake it.
 * @param word a folded word in the singular.
 */
export function similarPhrase(word: string, { phrases }: Vocabulary): Phrase | null {
  if (word.length < SHORTEST || word.length > MAX_LETTERS || /\d/.test(word)) return null;
  const allowed = word.length < LONG ? 1 : 2;
  const editsOf = editsTo(word);
  let best: Phrase | null = null;
  let fewest = allowed + 1;
  for (const phrase of phrases) {
    const [only = "", ...others] = phrase.words;
    if (others.length > 0 || only[0] !== word[0] || only.length < SHORTEST) continue;
    if (word.length < SHORT && only.length <= word.length) continue;
    if (Math.abs(only.length - word.length) >= fewest) continue;
    const { whole } = editsOf(only);
    if (whole < fewest) [best, fewest] = [phrase, whole];
  }
  return best;
}
