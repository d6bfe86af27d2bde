import type { Reading } from "./meaning.ts";

/** A phrase of the vocabulary with what it means. */
export interface Phrase {
  /** The words of the phrase in the singular, folded: see `phraseWords`. */
  readonly words: readonly string[];
  readonly reading: Reading;
  /** Whether the phrase is the name of the value itself, and not another word for it. */
  readonly isName: boolean;
}

/** The vocabulary of searches. */
export interface Vocabulary {
  /** Every phrase but the streets, in the order of importance. */
  readonly phrases: readonly Phrase[];
  /** The phrases with exactly these words, in the order of importance. */
  readonly exactly: (words: readonly string[]) => readonly Phrase[];
  /** Number of words of the longest phrase. */
  readonly longest: number;
}

/**
 * Compiles a vocabulary.
 * @param phrases Every phrase but the streets, in the order of importance.
 * @param streets The names of streets, such as `rue de Charonne`.
 */
export function createVocabulary(phrases: readonly Phrase[], streets: readonly Phrase[]): Vocabulary {
  const byWords = new Map<string, Phrase[]>();
  let longest = 0;
  for (const phrase of [...phrases, ...streets]) {
    const key = phrase.words.join(" ");
    const known = byWords.get(key);
    if (known === undefined) byWords.set(key, [phrase]);
    else known.push(phrase);
    longest = Math.max(longest, phrase.words.length);
  }
  return { phrases, longest, exactly: (words) => byWords.get(words.join(" ")) ?? [] };
}
