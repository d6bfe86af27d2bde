/** Longest typed word: one letter per bit of an integer. */
export const MAX_LETTERS = 32;

/** Number of edits from a typed word to the whole of another word, and to the nearest beginning of it. */
export interface Edits {
  readonly whole: number;
  readonly beginning: number;
}

const ASCII = 128;

/** Returns a function for the positions of a letter in a word, as bits: bit 0 for the first letter. */
function positionsOf(typed: string): (letter: number) => number {
  const ascii = new Int32Array(ASCII);
  const others = new Map<number, number>();
  for (let i = 0; i < typed.length; i++) {
    const letter = typed.charCodeAt(i);
    if (letter < ASCII) ascii[letter] = (ascii[letter] ?? 0) | (1 << i);
    else others.set(letter, (others.get(letter) ?? 0) | (1 << i));
  }
  return (letter) => (letter < ASCII ? ascii[letter] : others.get(letter)) ?? 0;
}

/**
 * Compares one word with many words. A letter that is added, left out, changed or swapped with its neighbour is one
 * edit. A column of the table of distances is one integer (Hyyrö, "A bit-vector algorithm for computing Levenshtein and
 * Damerau edit distances", 2003).
 * @param typed A word of 1 to MAX_LETTERS letters.
 */
export function editsTo(typed: string): (word: string) => Edits {
  const positions = positionsOf(typed);
  const last = 1 << (typed.length - 1);

  return (word) => {
    // Bit sets of the rows whose value is one more than the row above (`more`), one less (`less`), or equal to the
    // diagonal neighbour (`equal`).
    let more = -1;
    let less = 0;
    let equal = 0;
    let before = 0;
    let edits = typed.length;
    let beginning = edits;
    for (let i = 0; i < word.length; i++) {
      const here = positions(word.charCodeAt(i));
      const swapped = ((~equal & here) << 1) & before;
      equal = (((here & more) + more) ^ more) | here | less | swapped;
      // The differences from one column to the next.
      const grown = less | ~(equal | more);
      const shrunk = equal & more;
      if ((grown & last) !== 0) edits += 1;
      else if ((shrunk & last) !== 0) edits -= 1;
      if (edits < beginning) beginning = edits;
      const shifted = (grown << 1) | 1;
      more = (shrunk << 1) | ~(equal | shifted);
      less = shifted & equal;
      before = here;
    }
    return { whole: edits, beginning };
  };
}
