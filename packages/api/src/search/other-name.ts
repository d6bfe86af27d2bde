import type { Place } from "@flaneur/domain";
import { searchedWords, wordsOf } from "@flaneur/place-index";

/** Returns the other name of a place that has all words of a text, if the place's own name has not; otherwise null. */
export function otherName({ name, otherNames }: Pick<Place, "name" | "otherNames">, text: string): string | null {
  const words = searchedWords(text);
  const has = (candidate: string) => {
    const own = wordsOf(candidate);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
  return has(name) ? null : (otherNames.find(has) ?? null);
}
