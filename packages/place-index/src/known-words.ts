import { compareCodePoints, fold } from "@flaneur/domain";
import { letterMask } from "./letter-mask.ts";

/** A word in one of the ways that names write it: 'Crêperie'. */
interface Spelling {
  readonly text: string;
  readonly word: KnownWord;
  places: number;
}

/** A word of the names of places, whatever its case and accents. */
export interface KnownWord {
  /** Folded. */
  readonly letters: string;
  readonly mask: number;
  readonly spellings: Set<Spelling>;
  /** How many places have it in their names. */
  places: number;
  /** Where it stands in the list of all words. */
  index: number;
}

/** A word of a text, as it is written there. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Nobody types a longer word. */
const LONGEST = 40;
/** Later words are left out, so that the size stays limited: all names of Paris have a fraction of these. */
const MOST_SPELLINGS = 250_000;

/** Each word of a name once, however often it stands there. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set((name.normalize("NFC").match(WORD) ?? []).filter(({ length }) => length <= LONGEST));

/** The words of the names of places, with how many places have each. */
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
    if (bySpelling.size >= MOST_SPELLINGS) return null;
    const spelling = { text, word: wordOf(text), places: 0 };
    spelling.word.spellings.add(spelling);
    bySpelling.set(text, spelling);
    return spelling;
  }

  /** The last word of the list takes its place there. */
  function forget(word: KnownWord): void {
    byLetters.delete(word.letters);
    const last = all.pop();
    if (last === undefined || last === word) return;
    last.index = word.index;
    all[word.index] = last;
  }

  return {
    /** How many words there are, each spelling for itself. */
    get size() {
      return bySpelling.size;
    },
    /** In no order. */
    all: all as readonly KnownWord[],
    /** @param letters folded. */
    find: (letters: string): KnownWord | undefined => byLetters.get(letters),

    /** Adds the words of a place's name. */
    add(name: string): void {
      for (const text of wordsOf(name)) {
        const spelling = spellingOf(text);
        if (spelling === null) continue;
        spelling.places += 1;
        spelling.word.places += 1;
      }
    },

    /** Takes away the words of a name that was added. */
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

/** As most places write it. */
export function writtenForm({ letters, spellings }: KnownWord): string {
  const [first] = [...spellings].sort((a, b) => b.places - a.places || compareCodePoints(b.text, a.text));
  return first?.text ?? letters;
}
