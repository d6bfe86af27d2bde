import { fold } from "./fold.ts";
import type { Place } from "./place.ts";

/** Abbreviations with the words that they stand for, folded. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
]);

const spelt = (word: string): string => SPELLINGS.get(word) ?? word;

/**
 * Returns the folded words of a text in order, without apostrophes: `L'Ami Jean` has the words l, ami and jean. The
 * abbreviations of SPELLINGS are spelt out: `st` becomes saint.
 */
export const wordsOf = (text: string): readonly string[] => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(spelt);

/**
 * Returns a folded word without the ending of a plural, so that `museums` finds `museum`. Both a vocabulary and searches
 * are compared in this form.
 */
const singular = (word: string): string =>
  word.length > 3 && /[^s][sx]$/.test(word) && !/(?:eau|au|eu)$/.test(word) ? word.slice(0, -1) : word;

/** Returns the folded words of a text in the singular. */
export const phraseWords = (text: string): readonly string[] => wordsOf(text).map(singular);

/** Returns the words that a place mentions, folded and in the singular: those of its names and of its description. */
export const mentionedWords = ({
  name,
  otherNames,
  description,
}: Pick<Place, "name" | "otherNames" | "description">): ReadonlySet<string> =>
  new Set([name, ...otherNames, description ?? ""].flatMap(phraseWords));

/** Whether a place mentions all words of a text, in any order. No place mentions a text without words. */
export function mentionTest(text: string): (mentioned: ReadonlySet<string>) => boolean {
  const words = phraseWords(text);
  return (mentioned) => words.length > 0 && words.every((word) => mentioned.has(word));
}
