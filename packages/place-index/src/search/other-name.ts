import type { Place } from "@flaneur/domain";
import { wordsOf } from "@flaneur/domain";
import { searchedWords } from "../name-words.ts";

/**
 * Returns the first of a place's other names in which each word of a text begins a word. Null if the place's own name
 * also matches, or if no other name does.
 */
export function otherName({ name, otherNames }: Pick<Place, "name" | "otherNames">, text: string): string | null {
  const words = searchedWords(text);
  const has = (candidate: string) => {
    const own = wordsOf(candidate);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
  return has(name) ? null : (otherNames.find(has) ?? null);
}
