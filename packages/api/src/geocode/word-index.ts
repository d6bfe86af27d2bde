import { allowedEdits, editDistance } from "./similarity.ts";

/** Finds names by similar words. */
export interface WordIndex {
  /**
   * Returns the indexes of the names that are similar to the given words, the most similar first. Of several words, a
   * name may lack one.
   */
  readonly similarTo: (words: readonly string[], limit: number) => readonly number[];
}

interface IndexedWord {
  readonly word: string;
  readonly letters: number;
  readonly names: readonly number[];
}

/** The most words of a query that are looked up. */
const MAX_WORDS = 12;
/** Score of a name for each equal word; a misspelt word scores one less for each edit. */
const EQUAL_WORD = 4;

/** Returns the letters of a word as a number with one bit for each letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** Counts the letters that only one of two words has. An edit changes two of them at most. */
function differentLetters(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Indexes names by their words. @param names the words of each name. */
export function indexWords(names: readonly (readonly string[])[]): WordIndex {
  const byWord = new Map<string, number[]>();
  for (const [index, words] of names.entries()) {
    for (const word of new Set(words)) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [index]);
      else known.push(index);
    }
  }
  const byLength = Map.groupBy(
    [...byWord].map(([word, list]): IndexedWord => ({ word, letters: lettersOf(word), names: list })),
    ({ word }) => word.length,
  );
  return {
    similarTo: (words, limit) => {
      const scores = new Uint16Array(names.length);
      const asked = [...new Set(words)].slice(0, MAX_WORDS);
      for (const word of asked) addScores(scores, byLength, word);
      const least = EQUAL_WORD * Math.max(asked.length - 1, 1) - EQUAL_WORD / 2;
      const found: number[] = [];
      for (const [index, score] of scores.entries()) if (score >= least) found.push(index);
      const share = (index: number) => (scores[index] ?? 0) / (asked.length + (names[index]?.length ?? 0));
      return found.toSorted((a, b) => share(b) - share(a) || a - b).slice(0, limit);
    },
  };
}

function addScores(scores: Uint16Array, byLength: ReadonlyMap<number, readonly IndexedWord[]>, asked: string): void {
  const letters = lettersOf(asked);
  const best = new Map<number, number>();
  for (let length = asked.length - 3; length <= asked.length + 3; length++) {
    for (const one of byLength.get(length) ?? []) {
      const allowed = allowedEdits(one.word);
      if (Math.abs(length - asked.length) > allowed || differentLetters(letters, one.letters) > 2 * allowed) continue;
      const edits = one.word === asked ? 0 : editDistance(asked, one.word);
      if (edits > allowed) continue;
      for (const name of one.names) best.set(name, Math.max(best.get(name) ?? 0, EQUAL_WORD - edits));
    }
  }
  for (const [name, score] of best) scores[name] = (scores[name] ?? 0) + score;
}
