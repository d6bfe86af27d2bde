import { fold } from "@flaneur/domain";

/** A part of a text, and whether a typed word matches the part. */
export interface TextPart {
  readonly text: string;
  readonly isTyped: boolean;
}

const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Splits a text into parts, and marks the start of each word that begins with a typed word. Case and accents are
 * ignored. A typed word of one letter that other words follow, as in 'with a child', marks only a word that equals it.
 */
export function typedParts(text: string, typed: string): readonly TextPart[] {
  const begun = fold(typed).match(WORDS) ?? [];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    const [word] = match;
    const length = typedLength(word, begun);
    if (length === 0) continue;
    parts.push({ text: text.slice(end, match.index), isTyped: false });
    end = match.index + length;
    parts.push({ text: text.slice(match.index, end), isTyped: true });
  }
  return [...parts, { text: text.slice(end), isTyped: false }].filter((part) => part.text !== "");
}

/** Returns how many letters of a word were typed. Folding may lengthen a word: `œ` becomes `oe`. */
function typedLength(word: string, begun: readonly string[]): number {
  const folded = fold(word);
  const isStart = (typed: string, at: number) =>
    typed.length > 1 || at === begun.length - 1 ? folded.startsWith(typed) : folded === typed;
  const longest = Math.max(0, ...begun.filter(isStart).map(({ length }) => length));
  let length = 0;
  while (length < word.length && fold(word.slice(0, length)).length < longest) length += 1;
  return length;
}
