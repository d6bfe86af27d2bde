import { cutText } from "./text-length.ts";

/** Control characters, line separators, and characters that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/**
 * Parses a name from an address, which anybody may have written. Returns one line without control characters and without
 * characters that change the direction of the text around them, or null if nothing is left.
 * @param max The maximum length in characters. A longer name is cut.
 */
export function nameFromAddress(text: string | null, max: number): string | null {
  const line = cutText(text ?? "", max)
    .toWellFormed()
    .replace(UNSAFE, " ");
  return line.replace(/\s+/g, " ").trim() || null;
}
