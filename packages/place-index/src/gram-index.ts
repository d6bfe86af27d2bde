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
const MOST_LETTERS = 3;

const pair = (a: number, b: number): number => PAIRS + a * CLASSES + b;
const triple = (a: number, b: number, c: number): number => TRIPLES + (a * CLASSES + b) * CLASSES + c;

const EMPTY = new Uint8Array(0);

export interface Candidates {
  /** Rows in ascending order. Removed rows may be included. */
  readonly rows: Uint32Array;
  /**
   * Whether every row contains the text. If not, each row is only known to contain the text's rarest gram, and must be
   * checked.
   */
  readonly certain: boolean;
}

/**
 * Finds the rows that may contain a text. It stores the rows of each gram of one, two or three letters as differences
 * of seven bits per byte; most differences take one byte.
 */
export interface GramIndex {
  readonly byteLength: number;
  /** Adds a row's text. Call it in ascending order of rows. */
  add(row: number, bytes: Uint8Array, start: number, end: number): void;
  find(text: Uint8Array): Candidates;
  trim(): void;
}

export function createGramIndex(): GramIndex {
  const lists: Uint8Array[] = new Array(GRAMS).fill(EMPTY);
  const used = new Uint32Array(GRAMS);
  const counts = new Uint32Array(GRAMS);
  /** The last row added to each gram, counted from 1. */
  const last = new Uint32Array(GRAMS);

  function append(gram: number, row: number): void {
    let difference = row + 1 - (last[gram] ?? 0);
    if (difference === 0) return;
    last[gram] = row + 1;
    counts[gram] = (counts[gram] ?? 0) + 1;
    let list = lists[gram] ?? EMPTY;
    let at = used[gram] ?? 0;
    // Five bytes can hold any difference.
    if (at + 5 > list.length) {
      const grown = new Uint8Array(Math.ceil(at * 1.5) + 16);
      grown.set(list);
      lists[gram] = list = grown;
    }
    while (difference > 127) {
      list[at++] = (difference & 127) | 128;
      difference >>>= 7;
    }
    list[at++] = difference;
    used[gram] = at;
  }

  function rowsOf(gram: number): Uint32Array {
    const list = lists[gram] ?? EMPTY;
    const rows = new Uint32Array(counts[gram] ?? 0);
    let at = 0;
    let row = -1;
    for (let i = 0; i < rows.length; i++) {
      let byte = list[at++] ?? 0;
      let difference = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = list[at++] ?? 0;
        difference |= (byte & 127) << shift;
      }
      row += difference;
      rows[i] = row;
    }
    return rows;
  }

  return {
    get byteLength() {
      return lists.reduce((sum, { byteLength }) => sum + byteLength, 3 * used.byteLength);
    },
    add(row, bytes, start, end) {
      let a = 0;
      let b = 0;
      for (let i = start; i < end; i++) {
        const c = classOf[bytes[i] ?? 0] ?? 0;
        if (c !== 0) {
          append(c, row);
          if (b !== 0) append(pair(b, c), row);
          if (a !== 0 && b !== 0) append(triple(a, b, c), row);
        }
        a = b;
        b = c;
      }
    },
    find(text) {
      let rarest = -1;
      const classes = Array.from(text, (byte) => classOf[byte] ?? 0);
      const consider = (gram: number) => {
        if (rarest === -1 || (counts[gram] ?? 0) < (counts[rarest] ?? 0)) rarest = gram;
      };
      const [a = 0, b = 0] = classes;
      if (classes.length === 1) consider(a);
      if (classes.length === 2) consider(pair(a, b));
      for (let i = 2; i < classes.length; i++) {
        consider(triple(classes[i - 2] ?? 0, classes[i - 1] ?? 0, classes[i] ?? 0));
      }
      const certain = classes.length <= MOST_LETTERS && !classes.includes(OTHER);
      return { rows: rarest === -1 ? new Uint32Array(0) : rowsOf(rarest), certain };
    },
    trim() {
      for (const [gram, list] of lists.entries()) lists[gram] = list.slice(0, used[gram]);
    },
  };
}
