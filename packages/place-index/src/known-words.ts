import { compareCodePoints, fold } from "@flaneur/domain";
import { letterMask } from "./letter-mask.ts";

/** One spelling of a word in names: 'Crêperie'. */
interface Spelling {
  readonly text: string;
  readonly word: KnownWord;
  places: number;
}

/** A word in names of places, regardless of case and accents. */
export interface KnownWord {
  readonly letters: string;
  readonly mask: number;
  readonly spellings: Set<Spelling>;
  /** Number of places with the word in their names. */
  places: number;
  /** Index of the word in the list of all words. */
  index: number;
}

/** Matches the words of a text as written. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Longer words are ignored, since no one searches for them. */
const LONGEST = 40;
/** Limit of stored spellings; later ones are ignored. */
const MAX_SPELLINGS = 250_000;

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set((name.normalize("NFC").match(WORD) ?? []).filter(({ length }) => length <= LONGEST));

/** Stores the words of places' names, with the number of places for each word. */
export function createKnownWords() {
  const all: KnownWord[] = [];
  const byLetters = new Map<string, KnownWord>();
  const bySpelling = new Map<string, Spelling>();

  function wordOf(text: string): KnownWord {
    const letters = fold(text);
    const known = byLetters.get(letters);
    if (known !== undefined) return known;
    const word = { letters, mask: letterMask(letters), spellings: new Set<Spelling>(), places: 0, index: all.length };
    all.push(word);
    byLetters.set(letters, word);
    return word;
  }

  function spellingOf(text: string): Spelling | null {
    const known = bySpelling.get(text);
    if (known !== undefined) return known;
    if (bySpelling.size >= MAX_SPELLINGS) return null;
    const spelling = { text, word: wordOf(text), places: 0 };
    spelling.word.spellings.add(spelling);
    bySpelling.set(text, spelling);
    return spelling;
  }

  /** Removes a word. The last word of the list moves to its index. */
  function forget(word: KnownWord): void {
    byLetters.delete(word.letters);
    const last = all.pop();
    if (last === undefined || last === word) return;
    last.index = word.index;
    all[word.index] = last;
  }

  return {
    get size() {
      return bySpelling.size;
    },
    /** All words, in no particular order. */
    all: all as readonly KnownWord[],
    /** Finds a word. @param letters The folded word. */
    find: (letters: string): KnownWord | undefined => byLetters.get(letters),

    add(name: string): void {
      for (const text of wordsOf(name)) {
        const spelling = spellingOf(text);
        if (spelling === null) continue;
        spelling.places += 1;
        spelling.word.places += 1;
      }
    },

    /** Removes the words of a name that was added before. */
    remove(name: string): void {
      for (const text of wordsOf(name)) {
        const spelling = bySpelling.get(text);
        if (spelling === undefined) continue;
        const { word } = spelling;
        spelling.places -= 1;
        word.places -= 1;
        if (spelling.places > 0) continue;
        bySpelling.delete(text);
        word.spellings.delete(spelling);
        if (word.places === 0) forget(word);
      }
    },
  };
}

export type KnownWords = ReturnType<typeof createKnownWords>;

/** Returns the most frequent spelling of a word. */
export function writtenForm({ letters, spellings }: KnownWord): string {
  const [first] = [...spellings].sort((a, b) => b.places - a.places || compareCodePoints(b.text, a.text));
  return first?.text ?? letters;
}
