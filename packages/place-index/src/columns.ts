/** Columns that grow. Their arrays are replaced when they are full: read `values` and `bytes` again after each `push`. */

import { fromUtf8, writeUtf8 } from "./utf8.ts";

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export interface NumberColumn<T extends Numbers> {
  /** Longer than what is in use. */
  readonly values: T;
  readonly length: number;
  push(value: number): void;
}

/** Half as much again, while that is little: half of a column of a million places would be memory that nobody uses. */
const grownTo = (needed: number): number => needed + Math.min(Math.max(64, needed >> 1), 1 << 18);

export function createNumbers<T extends Numbers>(make: (length: number) => T): NumberColumn<T> {
  const column = {
    values: make(0),
    length: 0,
    push(value: number) {
      if (column.length === column.values.length) {
        const grown = make(grownTo(column.length + 1));
        grown.set(column.values);
        column.values = grown;
      }
      column.values[column.length++] = value;
    },
  };
  return column;
}

export interface TextColumn {
  /** Every text in UTF-8, one after the other. */
  readonly bytes: Uint8Array;
  /** Where each text begins, and the one before ends; one more than there are texts. */
  readonly starts: NumberColumn<Uint32Array>;
  push(text: string): void;
  text(row: number): string;
}

/** UTF-8 takes at most three bytes for a unit of UTF-16. */
const MOST_BYTES = 3;

export function createTexts(): TextColumn {
  const starts = createStarts();
  const column = {
    bytes: new Uint8Array(0),
    starts,
    push(text: string) {
      const used = starts.values[starts.length - 1] ?? 0;
      const needed = used + text.length * MOST_BYTES;
      if (needed > column.bytes.length) {
        const grown = new Uint8Array(grownTo(needed));
        grown.set(column.bytes.subarray(0, used));
        column.bytes = grown;
      }
      starts.push(used + writeUtf8(text, column.bytes, used));
    },
    text: (row: number) => fromUtf8(column.bytes, starts.values[row] ?? 0, starts.values[row + 1] ?? 0),
  };
  return column;
}

/** Lists of numbers, each distinct one kept once: places share theirs with many others. */
export interface ListColumn {
  /** By row, the number of its list. */
  readonly numbers: NumberColumn<Uint32Array>;
  /** The values of every distinct list, one list after the other. */
  readonly values: NumberColumn<Uint16Array>;
  /** Where each distinct list begins, and the one before ends; one more than there are lists. */
  readonly starts: NumberColumn<Uint32Array>;
  push(list: readonly number[]): void;
}

export function createLists(): ListColumn {
  const numbers = createNumbers((length) => new Uint32Array(length));
  const values = createNumbers((length) => new Uint16Array(length));
  const starts = createStarts();
  const known = new Map<string, number>();

  function add(list: readonly number[], name: string): number {
    for (const value of list) values.push(value);
    starts.push(values.length);
    const number = known.size;
    known.set(name, number);
    return number;
  }

  return {
    numbers,
    values,
    starts,
    push(list) {
      const name = list.join();
      numbers.push(known.get(name) ?? add(list, name));
    },
  };
}

/** What each distinct list of a column gives. */
export function mapLists<T extends Numbers>(
  { values, starts }: ListColumn,
  make: (length: number) => T,
  write: (list: Uint16Array) => number,
): T {
  const written = make(starts.length - 1);
  for (let i = 0; i < written.length; i++) {
    written[i] = write(values.values.subarray(starts.values[i], starts.values[i + 1]));
  }
  return written;
}

function createStarts(): NumberColumn<Uint32Array> {
  const starts = createNumbers((length) => new Uint32Array(length));
  starts.push(0);
  return starts;
}

/** Compares two stretches of bytes, which for UTF-8 is the order by code point. */
export function compareBytes(
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
): number {
  const length = Math.min(aEnd - aStart, bEnd - bStart);
  for (let i = 0; i < length; i++) {
    const difference = (a[aStart + i] ?? 0) - (b[bStart + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return aEnd - aStart - (bEnd - bStart);
}

/** Compares the texts of two rows. */
export function compareRows({ bytes, starts: { values } }: TextColumn, a: number, b: number): number {
  return compareBytes(bytes, values[a] ?? 0, values[a + 1] ?? 0, bytes, values[b] ?? 0, values[b + 1] ?? 0);
}
