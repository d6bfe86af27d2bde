import { expandAbbreviation, isSmallWord, STREET_TYPES, streetKey, wordsOf } from "./street-words.ts";

/** What somebody has typed of a name. */
export interface TypedWords {
  /** In the form of `streetKey`. */
  readonly key: string;
  /** Words that a name must have; small ones, such as `de`, may be missing. */
  readonly whole: readonly string[];
  /** The spellings of the last word, which may be the beginning of one: `st` is also that of `saint`. */
  readonly last: readonly string[];
  /** How the name begins where nothing is left out: `rue de riv`. */
  readonly beginnings: readonly string[];
}

/**
 * The words of a text that is being typed.
 * @param text folded.
 * @param isComplete whether the last word is.
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

/** A name, in the forms that what is typed is compared with. */
export interface Completable {
  /** As `streetKey` spells it, and as it is written; with a space after. */
  readonly wholes: readonly string[];
  /** The same, and its part after the type: `bastille`. */
  readonly texts: readonly string[];
  /** All of its words, each between spaces. */
  readonly words: string;
}

/** @param folded the name. */
export function completable(folded: string): Completable {
  const spellings = [streetKey(folded), wordsOf(folded).join(" ")];
  const wholes = [...new Set(spellings)].map((spelling) => `${spelling} `);
  const texts = [...new Set([...wholes, ...spellings.map((spelling) => `${properPart(spelling)} `)])];
  return { wholes, texts, words: ` ${[...new Set(spellings)].join(" ")} ` };
}

/** A name without its type and the small words after it: `bastille`. */
function properPart(spelling: string): string {
  const words = spelling.split(" ");
  const start = STREET_TYPES.has(words[0] ?? "") ? 1 : 0;
  const first = words.findIndex((word, i) => i >= start && !isSmallWord(word));
  return words.slice(Math.max(first, 0)).join(" ");
}

/**
 * How a name has what was typed: 0 where it is just this, 1 where it, or its part after the type, begins so, 2 where its
 * words do, in any order; null where they do not.
 */
export function matchPrefix(typed: TypedWords, { wholes, texts, words }: Completable): 0 | 1 | 2 | null {
  if (typed.key === "") return null;
  if (typed.beginnings.some((beginning) => wholes.includes(`${beginning.trimEnd()} `))) return 0;
  if (typed.beginnings.some((beginning) => texts.some((text) => text.startsWith(beginning)))) return 1;
  const hasAll =
    typed.whole.every((word) => words.includes(` ${word} `)) && typed.last.some((last) => words.includes(` ${last}`));
  return hasAll ? 2 : null;
}
