import { fold, wordsOf } from "@flaneur/domain";

/** Words that do not distinguish places, folded. */
const FILLERS: ReadonlySet<string> = new Set(
  "a au aux and at by chez d de des du en et for in l la le les of on sur the to un une".split(" "),
);

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
