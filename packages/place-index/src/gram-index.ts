import { createRowLists } from "./row-lists.ts";

/**
 * Number of byte classes: letters, digits, the two marks that folded texts keep, all others together, and 0 for the
 * separator of texts.
 */
const CLASSES = 40;
const OTHER = CLASSES - 1;
const SEPARATOR = "\n";

const classOf = new Uint8Array(256).fill(OTHER);
for (const [index, character] of [..."abcdefghijklmnopqrstuvwxyz0123456789 '"].entries()) {
  classOf[character.charCodeAt(0)] = index + 1;
}
classOf[SEPARATOR.charCodeAt(0)] = 0;

/** Offsets of gram numbers: grams of one class come first, then grams of two and of three classes. */
const PAIRS = CLASSES;
const TRIPLES = PAIRS + CLASSES ** 2;
const GRAMS = TRIPLES + CLASSES ** 3;
const MAX_LETTERS = 3;

const pair = (a: number, b: number): number => PAIRS + a * CLASSES + b;
const triple = (a: number, b: number, c: number): number => TRIPLES + (a * CLASSES + b) * CLASSES + c;

export interface Candidates {
  /** Rows in ascending order. Removed rows may be included. */
  readonly rows: Uint32Array;
  /**
   * Whether every row contains the text. If not, each row is only known to contain the text's rarest gram, and must be
   * checked.
   */
  readonly isExact: boolean;
}

/**
 * Finds the rows that may contain a text. For each gram of one, two or three bytes, it stores the numbers of the rows
 * as differences from the previous row, with seven bits per byte: most differences take one byte.
 */
export interface GramIndex {
  readonly byteLength: number;
  /** Adds a row's text. Call it in ascending order of rows. */
  add(row: number, bytes: Uint8Array, start: number, end: number): void;
  find(text: Uint8Array): Candidates;
  trim(): void;
}

export function createGramIndex(): GramIndex {
  const lists = createRowLists(GRAMS);

  /**
   * Returns the gram of a text that the fewest rows have; -1 for an empty text.
   * @param classes The classes of the text's bytes.
   */
  function rarestGram(classes: readonly number[]): number {
    const [a = 0, b = 0] = classes;
    if (classes.length === 1) return a;
    if (classes.length === 2) return pair(a, b);
    let rarest = -1;
    for (let i = 2; i < classes.length; i++) {
      const gram = triple(classes[i - 2] ?? 0, classes[i - 1] ?? 0, classes[i] ?? 0);
      if (rarest === -1 || lists.count(gram) < lists.count(rarest)) rarest = gram;
    }
    return rarest;
  }

  return {
    get byteLength() {
      return lists.byteLength;
    },
    add(row, bytes, start, end) {
      let a = 0;
      let b = 0;
      for (let i = start; i < end; i++) {
        const c = classOf[bytes[i] ?? 0] ?? 0;
        if (c !== 0) {
          lists.append(c, row);
          if (b !== 0) lists.append(pair(b, c), row);
          if (a !== 0 && b !== 0) lists.append(triple(a, b, c), row);
        }
        a = b;
        b = c;
      }
    },
    find(text) {
      const classes = Array.from(text, (byte) => classOf[byte] ?? 0);
      const rarest = rarestGram(classes);
      const isExact = classes.length <= MAX_LETTERS && !classes.includes(OTHER);
      return { rows: rarest === -1 ? new Uint32Array(0) : lists.rowsOf(rarest), isExact };
    },
    trim: lists.trim,
  };
}
