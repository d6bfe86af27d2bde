import { fold } from "@flaneur/domain";

/** Abbreviations with the words that they stand for, folded. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
]);

/** Words that do not distinguish places, folded. */
const FILLERS: ReadonlySet<string> = new Set(
  "a au aux and at by chez d de des du en et for in l la le les of on sur the to un une".split(" "),
);

const spelt = (word: string): string => SPELLINGS.get(word) ?? word;

/**
 * Returns the folded words of a text in order, without apostrophes: `L'Ami Jean` has the words l, ami and jean. The
 * abbreviations of SPELLINGS are spelt out: `st` becomes saint.
 */
export const wordsOf = (text: string): readonly string[] => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(spelt);

/**
 * Returns the words by which a name is found. In addition to its words, they include each pair around an apostrophe as
 * one word, since people leave the apostrophe out: `lami`.
 */
export const indexedWords = (name: string): readonly string[] => [
  ...wordsOf(name),
  ...(fold(name).match(/[\p{L}\p{N}]+'[\p{L}\p{N}]+/gu) ?? []).map((pair) => pair.replace("'", "")),
];

/** Returns the words of a search, without FILLERS; all words if it has only FILLERS. */
export function searchedWords(text: string): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length === 0 ? words : telling;
}

/**
 * Returns a folded word without the ending of a plural, so that `museums` finds `museum`. Both a vocabulary and searches
 * are compared in this form.
 */
const singular = (word: string): string =>
  word.length > 3 && /[^s][sx]$/.test(word) && !/(?:eau|au|eu)$/.test(word) ? word.slice(0, -1) : word;

/** Returns the folded words of a text in the singular. */
export const phraseWords = (text: string): readonly string[] => wordsOf(text).map(singular);
