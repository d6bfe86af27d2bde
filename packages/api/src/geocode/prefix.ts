import { expandAbbreviation, isSmallWord, STREET_TYPES, streetKey, wordsOf } from "./street-words.ts";

/** A partly typed name. */
export interface TypedWords {
  /** The text in the form of `streetKey`. */
  readonly key: string;
  /** Words that a name must contain. Small words, such as `de`, may be missing. */
  readonly whole: readonly string[];
  /**
   * Spellings of the last word, which may be incomplete: `st` may also start `saint`. A complete word ends with a
   * space. A small word after other words is an empty text, since a name need not contain it.
   */
  readonly last: readonly string[];
  /** Spellings of the start of the name, with nothing left out: `rue de riv`. */
  readonly beginnings: readonly string[];
}

/**
 * Splits a partly typed text into words.
 * @param text the folded text.
 * @param isComplete whether the last word is complete.
 */
export function prefixOf(text: string, isComplete: boolean): TypedWords {
  const words = wordsOf(text);
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? "";
  const expanded = words.length === 1 && last === "r" ? "rue" : expandAbbreviation(last);
  const spellings = [...new Set(isComplete ? [`${expanded} `] : [last, expanded])];
  const lead = streetKey(before.join(" "));
  return {
    key: streetKey(text),
    whole: lead.split(" ").filter((word) => word !== "" && !isSmallWord(word)),
    last: isSmallWord(last) && before.length > 0 ? [""] : spellings,
    beginnings: spellings.map((word) => (lead === "" ? word : `${lead} ${word}`)),
  };
}

/** A name in the forms that a typed text is compared with. */
export interface Completable {
  /** The name in the form of `streetKey`, and as written; each with a space at the end. */
  readonly wholes: readonly string[];
  /**
   * The spellings of `wholes`, and each of them without the street type and the small words after it: `bastille` for
   * `place de la bastille`. Each has a space at the end.
   */
  readonly texts: readonly string[];
  /** All words of the name, each between spaces. */
  readonly words: string;
}

/** Returns the forms of a name that `matchPrefix` compares with a typed text. @param folded The folded name. */
export function completable(folded: string): Completable {
  const spellings = [streetKey(folded), wordsOf(folded).join(" ")];
  const wholes = [...new Set(spellings)].map((spelling) => `${spelling} `);
  const texts = [...new Set([...wholes, ...spellings.map((spelling) => `${properPart(spelling)} `)])];
  return { wholes, texts, words: ` ${[...new Set(spellings)].join(" ")} ` };
}

/** Returns a name without its type and the small words after it: `bastille`. */
function properPart(spelling: string): string {
  const words = spelling.split(" ");
  const start = STREET_TYPES.has(words[0] ?? "") ? 1 : 0;
  const first = words.findIndex((word, i) => i >= start && !isSmallWord(word));
  return words.slice(Math.max(first, 0)).join(" ");
}

/**
 * Returns how a name matches a typed text: 0 if they are equal, 1 if the name or its part after the type starts with
 * the text, 2 if it has all words of the text but small words, in any order; null for no match.
 */
export function matchPrefix(typed: TypedWords, { wholes, texts, words }: Completable): 0 | 1 | 2 | null {
  if (typed.key === "") return null;
  if (typed.beginnings.some((beginning) => wholes.includes(`${beginning.trimEnd()} `))) return 0;
  if (typed.beginnings.some((beginning) => texts.some((text) => text.startsWith(beginning)))) return 1;
  const hasAll =
    typed.whole.every((word) => words.includes(` ${word} `)) && typed.last.some((last) => words.includes(` ${last}`));
  return hasAll ? 2 : null;
}
