import { EXCLUDING_MARK, phraseWords, wordsOf } from "@flaneur/domain";
import { dayNamed } from "./time-words.ts";

/** The words of a search: as they were typed, folded (a weekday for 'tomorrow'), and in the singular. */
export interface Words {
  readonly typed: readonly string[];
  readonly folded: readonly string[];
  readonly singular: readonly string[];
  /**
   * What separates each word from the word before it: a mark that excludes the word, a comma, 'or' for a slash, a
   * hyphen, or an empty text for white space and everything else.
   */
  readonly before: readonly ("mark" | "comma" | "or" | "hyphen" | "")[];
}

/** Matches a word, `7:30`, and the parts of `7.30pm`, `8 p.m.` and `8p.m.`, which are two words each. */
const WORD =
  /\d{1,2}:\d{2}|\d{1,2}\.\d{2}(?=\s?[ap]\.?m(?!\p{L}))|\d{1,2}(?=[ap]\.m(?!\p{L}))|(?<=\d\s?)[ap]\.m(?!\p{L})|[\p{L}\p{N}\p{M}]+/giu;

/** Returns a word with the usual punctuation of times: `7:30` for '7.30', and `pm` for 'p.m'. */
const punctuated = (word: string): string => word.replace(/(?<=\d)\.(?=\d)/, ":").replace(".", "");

/**
 * Returns what separates a word from the word before it.
 * @param between The text between the two, after the last letter of the word before.
 */
function linkOf(between: string, letter: string): Words["before"][number] {
  if (EXCLUDING_MARK.test(between + letter)) return "mark";
  if (/[,;]/.test(between)) return "comma";
  if (/[/|]/.test(between)) return "or";
  return /^.[-‐‑]$/u.test(between) ? "hyphen" : "";
}

/** @param today The weekday of today, 0 for Monday; null if it is not known. */
export function splitWords(text: string, today: number | null): Words {
  const found = [...text.normalize("NFC").matchAll(WORD)];
  const typed = found.map(([word]) => word);
  const words = typed.map(punctuated);
  let end = 0;
  const before = found.map(({ 0: word, index, input }) => {
    const link = linkOf(input.slice(Math.max(0, end - 1), index), input[index] ?? "");
    end = index + word.length;
    return link;
  });
  return {
    typed,
    before,
    folded: words.map((word) => (word.includes(":") ? word : dayNamed(wordsOf(word)[0] ?? "", today))),
    singular: words.map((word) => phraseWords(word)[0] ?? ""),
  };
}
