import type { Random } from "../random.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Makes at most one mistake in a word: omits, doubles, replaces or adds a letter, or swaps two letters. The word is
 * unchanged if a letter is replaced by itself or two equal letters are swapped.
 */
function slip(random: Random, word: string): string {
  const at = random.below(word.length);
  const letter = LETTERS[random.below(LETTERS.length)] ?? "e";
  switch (random.below(5)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + (word[at] ?? "") + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    case 3:
      return word.slice(0, at) + letter + word.slice(at);
    default:
      return at + 1 < word.length
        ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        : word.slice(0, at) + word.slice(at + 1);
  }
}

/** Makes at most `slips` mistakes in the longest word of a name. */
export function misspell(random: Random, name: string, slips: number): string {
  const words = name.split(/(?<=[ '’-])|(?=[ '’-])/);
  const longest = words.reduce((best, word, i) => (word.length > (words[best]?.length ?? 0) ? i : best), 0);
  const word = words[longest] ?? "";
  let changed = word;
  for (let i = 0; i < slips; i++) changed = slip(random, changed);
  return words.map((one, i) => (i === longest ? changed : one)).join("");
}
