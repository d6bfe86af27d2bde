import { fold, isTooLong, MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { createKnownWords, WORD, writtenForm } from "./known-words.ts";
import { type Correction, correctionsOf, isElided } from "./similar-words.ts";

/** Corrects misspelt searches by the words in the names of listed places. */
export interface Spelling {
  /** Estimated memory of the words, in bytes. */
  readonly byteLength: number;
  add(name: string): void;
  /** Removes a name that was added before. */
  remove(name: string): void;
  /** Returns the corrections of one word, as `correctionsOf` of `similar-words.ts` does. */
  readonly correctionsOf: (word: string, isLast: boolean) => readonly Correction[] | null;
  /**
   * Returns the most likely corrections of a misspelt search, best first, each word in its most frequent spelling.
   * Returns an empty list when no mistake is found, and for a search that is too long or has too many words. It does
   * not check whether places match the corrections.
   */
  suggest(search: string): readonly string[];
}

/** A correction of the search, built word by word. */
interface Candidate {
  readonly text: string;
  readonly edits: number;
  /** Number of words that were completed. */
  readonly completedWords: number;
  readonly places: number;
}

/** Limit of words in a search: each unknown word is compared with all known words. */
const MAX_WORDS = 6;
const MAX_SUGGESTIONS = 5;
/** Memory of one word in bytes, as measured. */
const BYTES_OF_WORD = 250;

/** Compares candidates: fewest mistakes first, then the fewest completed words, then the most places. */
const compareCandidates = (a: Candidate, b: Candidate): number =>
  a.edits - b.edits || a.completedWords - b.completedWords || b.places - a.places;

export function createSpelling(): Spelling {
  const words = createKnownWords();

  /** Returns the corrections of a word; the word itself when it has none. */
  function variantsOf(typed: string, isLast: boolean): readonly Candidate[] {
    const letters = fold(typed);
    const corrections = correctionsOf(letters, isLast, words);
    if (corrections !== null && corrections.length > 0)
      return corrections.map(({ isLonger, ...rest }) => ({ ...rest, completedWords: Number(isLonger) }));
    const known = words.find(letters);
    return [{ text: known === undefined ? typed : writtenForm(known), edits: 0, completedWords: 0, places: 0 }];
  }

  return {
    get byteLength() {
      return words.size * BYTES_OF_WORD;
    },
    add: words.add,
    remove: words.remove,
    correctionsOf: (word, isLast) => correctionsOf(word, isLast, words),
    suggest(search) {
      if (isTooLong(search, MAX_SEARCH_LENGTH)) return [];
      const text = search.normalize("NFC");
      const typed = [...text.matchAll(WORD)];
      if (typed.length > MAX_WORDS) return [];
      let candidates: readonly Candidate[] = [{ text: "", edits: 0, completedWords: 0, places: 0 }];
      let end = 0;
      for (const [i, { 0: word, index }] of typed.entries()) {
        const between = text.slice(end, index);
        end = index + word.length;
        const variants = variantsOf(word, i === typed.length - 1);
        // A space in place of an apostrophe counts as one mistake: 'd orsay'.
        const isSpace = between.trim() === "" && isElided(fold(typed[i - 1]?.[0] ?? ""), fold(word));
        candidates = candidates
          .flatMap((before) =>
            variants.flatMap((variant) => [
              joined(before, between, variant),
              ...(isSpace ? [joined(before, "'", { ...variant, edits: variant.edits + 1 })] : []),
            ]),
          )
          .sort(compareCandidates)
          .slice(0, MAX_SUGGESTIONS);
      }
      const rest = text.slice(end);
      return candidates.flatMap(({ edits, ...found }) => (edits === 0 ? [] : `${found.text}${rest}`.trim()));
    },
  };
}

const joined = (before: Candidate, between: string, word: Candidate): Candidate => ({
  text: `${before.text}${between}${word.text}`,
  edits: before.edits + word.edits,
  completedWords: before.completedWords + word.completedWords,
  places: before.places + word.places,
});
