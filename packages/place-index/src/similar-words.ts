import { compareCodePoints } from "@flaneur/domain";
import { editsTo, MAX_LETTERS } from "./edits-to.ts";
import { type KnownWord, type KnownWords, writtenForm } from "./known-words.ts";
import { bitCount, letterMask } from "./letter-mask.ts";

/** A possible correction of a word of a search. */
export interface Correction {
  /** A known word, or two known words with the missing space or apostrophe between them. */
  readonly text: string;
  /** Number of letters added, left out, changed, swapped with their neighbour or moved. */
  readonly edits: number;
  /** Whether the typed text is only the beginning of the correction. */
  readonly isLonger: boolean;
  /** Number of places with the word in their names; for two words, that of the rarer one. */
  readonly places: number;
}

interface Similar extends Omit<Correction, "text"> {
  readonly letters: string;
  readonly write: () => string;
}

/** Length of the shortest word that is corrected: shorter words are similar to too many others. */
const SHORTEST = 4;
/** Length from which a word may have two mistakes; shorter words may have one. */
const LONG = 8;
/** Largest number of corrections. */
const MOST = 5;

/**
 * Compares corrections: fewest mistakes first, then whole words, then the most places, then the longer word, which
 * contains more of the typed letters.
 */
const compareSimilar = (a: Similar, b: Similar): number =>
  a.edits - b.edits ||
  Number(a.isLonger) - Number(b.isLonger) ||
  b.places - a.places ||
  b.letters.length - a.letters.length ||
  compareCodePoints(a.letters, b.letters);

/**
 * Returns the known words that are most similar to a misspelt word, best first. Null when the word is spelt correctly,
 * is too short or too long, has a digit, or may be the incomplete beginning of a known word.
 * @param typed The folded word.
 * @param isLast Whether the word may be incomplete, since it is still being typed.
 */
export function correctionsOf(typed: string, isLast: boolean, words: KnownWords): readonly Correction[] | null {
  if (typed.length < SHORTEST || typed.length > MAX_LETTERS || /\d/.test(typed)) return null;
  if (words.find(typed) !== undefined) return null;
  const found = similarWords(typed, isLast, words);
  if (found === null) return null;
  const best = [...found, ...splits(typed, words)].sort(compareSimilar).slice(0, MOST);
  return best.map(({ write, edits, isLonger, places }) => ({ text: write(), edits, isLonger, places }));
}

/** Returns the similar words; null when the typed text may be incomplete and is the beginning of a known word. */
function similarWords(typed: string, isLast: boolean, { all }: KnownWords): Similar[] | null {
  const allowed = typed.length < LONG ? 1 : 2;
  const [shortest, longest] = [Math.max(SHORTEST, typed.length - allowed), typed.length + allowed];
  const mask = letterMask(typed);
  const editsOf = editsTo(typed);
  const found: Similar[] = [];
  for (const word of all) {
    const { letters } = word;
    if (letters.length < shortest || (letters.length > longest && !isLast)) continue;
    if (bitCount(mask & ~word.mask) > allowed) continue;
    if (!isLast && bitCount(word.mask & ~mask) > allowed) continue;
    const { whole, beginning } = editsOf(letters);
    if (isLast && beginning === 0) return null;
    const edits = whole === 2 && word.mask === mask && isAnagram(typed, letters) ? 1 : whole;
    if (edits <= allowed) found.push(similar(word, edits, false));
    else if (isLast && beginning <= allowed) found.push(similar(word, beginning, true));
  }
  return found;
}

/**
 * Whether two words have the same letters in any order. Two edits that only reorder letters count as one mistake, such
 * as the moved letter of 'effiel'.
 */
function isAnagram(typed: string, letters: string): boolean {
  return typed.length === letters.length && Array.from(typed).sort().join() === Array.from(letters).sort().join();
}

const similar = (word: KnownWord, edits: number, isLonger: boolean): Similar => ({
  letters: word.letters,
  places: word.places,
  edits,
  isLonger,
  write: () => writtenForm(word),
});

/** French words that are written with an apostrophe before a vowel: `l` in `l'escargot`. */
const ELIDED = new Set(["c", "d", "j", "l", "m", "n", "qu", "s", "t"]);
const VOWEL = /^[aehiouy]/;

/** Whether an apostrophe belongs between two folded words: `d` and `orsay`. */
export const isElided = (before: string, after: string): boolean => ELIDED.has(before) && VOWEL.test(after);

/** Returns pairs of known words whose space or apostrophe was left out: 'lelouvre', 'lescargot'. */
function splits(typed: string, words: KnownWords): Similar[] {
  const found: Similar[] = [];
  for (let i = 1; i < typed.length; i++) {
    const [before, after] = [words.find(typed.slice(0, i)), words.find(typed.slice(i))];
    if (before === undefined || after === undefined) continue;
    const hasApostrophe = isElided(before.letters, after.letters);
    const [shorter = 0, longer = 0] = [before.letters.length, after.letters.length].sort((a, b) => a - b);
    if (longer < SHORTEST || (shorter < 2 && !hasApostrophe)) continue;
    found.push({
      letters: `${before.letters} ${after.letters}`,
      places: Math.min(before.places, after.places),
      edits: 1,
      isLonger: false,
      write: () => `${writtenForm(before)}${hasApostrophe ? "'" : " "}${writtenForm(after)}`,
    });
  }
  return found;
}
