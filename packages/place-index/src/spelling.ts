import { fold, MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { createKnownWords, WORD, writtenForm } from "./known-words.ts";
import { correctionsOf } from "./similar-words.ts";

/** Finds what a misspelt search was meant to be, by the names of the listed places. */
export interface Spelling {
  /** About as much as the words take in memory. */
  readonly byteLength: number;
  /** Adds the name of a listed place. */
  add(name: string): void;
  /** Takes away a name that was added. */
  remove(name: string): void;
  /**
   * The few searches that a misspelt one was most likely meant to be, best first, each word as most places write it. None
   * where every word is spelt right, or like nothing that is known. Whether places match them is not known here.
   */
  suggest(search: string): readonly string[];
}

/** A search that is being put together, word by word. */
interface Candidate {
  readonly text: string;
  readonly edits: number;
  /** How many words were completed. */
  readonly longer: number;
  readonly places: number;
}

/** Each word that is not known is compared with all that are. */
const MOST_WORDS = 6;
const MOST_SUGGESTIONS = 5;
/** As it was measured. */
const BYTES_OF_WORD = 250;

/** Both the search and each of its words begin with what has the fewest mistakes, then with what most places have. */
const compareCandidates = (a: Candidate, b: Candidate): number =>
  a.edits - b.edits || a.longer - b.longer || b.places - a.places;

export function createSpelling(): Spelling {
  const words = createKnownWords();

  /** What a word of a search may have to be; itself where it is not guessed at. */
  function variantsOf(typed: string, isLast: boolean): readonly Candidate[] {
    const letters = fold(typed);
    const corrections = correctionsOf(letters, isLast, words);
    if (corrections !== null && corrections.length > 0)
      return corrections.map(({ isLonger, ...rest }) => ({ ...rest, longer: Number(isLonger) }));
    const known = words.find(letters);
    return [{ text: known === undefined ? typed : writtenForm(known), edits: 0, longer: 0, places: 0 }];
  }

  return {
    get byteLength() {
      return words.size * BYTES_OF_WORD;
    },
    add: words.add,
    remove: words.remove,
    suggest(search) {
      if (search.length > MAX_SEARCH_LENGTH) return [];
      const text = search.normalize("NFC");
      const typed = [...text.matchAll(WORD)];
      if (typed.length > MOST_WORDS) return [];
      let candidates: readonly Candidate[] = [{ text: "", edits: 0, longer: 0, places: 0 }];
      let end = 0;
      for (const [i, { 0: word, index }] of typed.entries()) {
        const between = text.slice(end, index);
        end = index + word.length;
        const variants = variantsOf(word, i === typed.length - 1);
        candidates = candidates
          .flatMap((before) => variants.map((variant) => joined(before, between, variant)))
          .sort(compareCandidates)
          .slice(0, MOST_SUGGESTIONS);
      }
      const rest = text.slice(end);
      return candidates.flatMap(({ edits, ...found }) => (edits === 0 ? [] : `${found.text}${rest}`.trim()));
    },
  };
}

const joined = (before: Candidate, between: string, word: Candidate): Candidate => ({
  text: `${before.text}${between}${word.text}`,
  edits: before.edits + word.edits,
  longer: before.longer + word.longer,
  places: before.places + word.places,
});
