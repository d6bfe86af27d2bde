/** Growing columns. A full array is replaced: read `values` and `bytes` again after each `push`. */

import { fromUtf8, writeUtf8 } from "./utf8.ts";

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export interface NumberColumn<T extends Numbers> {
  /** The values of all rows, followed by unused capacity. */
  readonly values: T;
  readonly length: number;
  push(value: number): void;
}

/**
 * Grows a small array by half, and a large array by a fixed amount: half of a column of a million places would be too
 * much unused memory.
 */
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
  /** All texts in UTF-8, one after the other. */
  readonly bytes: Uint8Array;
  /** Start of each text, which is the end of the previous one. Has one element more than there are texts. */
  readonly starts: NumberColumn<Uint32Array>;
  push(text: string): void;
  text(row: number): string;
}

/** UTF-8 uses at most three bytes per UTF-16 unit. */
const MAX_BYTES = 3;

export function createTexts(): TextColumn {
  const starts = createStarts();
  const column = {
    bytes: new Uint8Array(0),
    starts,
    push(text: string) {
      const used = starts.values[starts.length - 1] ?? 0;
      const needed = used + text.length * MAX_BYTES;
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

/** A column of lists of numbers. Each distinct list is stored once, since places share most lists. */
export interface ListColumn {
  /** The number of each row's list. */
  readonly numbers: NumberColumn<Uint32Array>;
  /** The values of all distinct lists, one list after the other. */
  readonly values: NumberColumn<Uint16Array>;
  /** Start of each distinct list, which is the end of the previous one. Has one element more than there are lists. */
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

/** Maps each distinct list of a column to a number. */
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

/** Compares two ranges of bytes. For UTF-8 this is the order by code point. */
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
