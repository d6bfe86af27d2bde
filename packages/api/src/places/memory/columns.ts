/** Columns that grow. Their arrays are replaced when they are full: read them anew after something was added. */

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export interface NumberColumn<T extends Numbers> {
  /** Longer than what is in use. */
  readonly values: T;
  readonly length: number;
  push(value: number): void;
  /** Gives back what was reserved for more. */
  trim(): void;
}

/** Half as much again: doubling would leave up to half of a gigabyte unused. */
const grownTo = (needed: number): number => Math.ceil(needed * 1.5) + 64;

export function createNumbers<T extends Numbers>(make: (length: number) => T): NumberColumn<T> {
  const resized = (size: number, used: number): T => {
    const next = make(size);
    next.set(column.values.subarray(0, used));
    return next;
  };
  const column = {
    values: make(0),
    length: 0,
    push(value: number) {
      if (column.length === column.values.length) column.values = resized(grownTo(column.length + 1), column.length);
      column.values[column.length++] = value;
    },
    trim() {
      column.values = resized(column.length, column.length);
    },
  };
  return column;
}

export interface TextColumn {
  /** Every text in UTF-8, one after the other. */
  readonly bytes: Buffer;
  /** Where each text ends, and the next begins. */
  readonly ends: NumberColumn<Uint32Array>;
  push(text: string): void;
  text(row: number): string;
  trim(): void;
}

/** UTF-8 takes at most three bytes for a unit of UTF-16. */
const MOST_BYTES = 3;

export function createTexts(): TextColumn {
  let used = 0;
  const ends = createNumbers((length) => new Uint32Array(length));
  const resized = (size: number): Buffer<ArrayBuffer> => {
    const next = Buffer.alloc(size);
    column.bytes.copy(next, 0, 0, used);
    return next;
  };
  const column = {
    bytes: Buffer.alloc(0),
    ends,
    push(text: string) {
      const needed = used + text.length * MOST_BYTES;
      if (needed > column.bytes.length) column.bytes = resized(grownTo(needed));
      used += column.bytes.write(text, used);
      ends.push(used);
    },
    text: (row: number) => column.bytes.toString("utf8", startOf(ends.values, row), ends.values[row]),
    trim() {
      column.bytes = resized(used);
      ends.trim();
    },
  };
  return column;
}

export interface ListColumn {
  readonly values: NumberColumn<Uint16Array>;
  /** Where the list of each row ends, and the next begins. */
  readonly ends: NumberColumn<Uint32Array>;
  push(list: Iterable<number>): void;
  trim(): void;
}

export function createLists(): ListColumn {
  const values = createNumbers((length) => new Uint16Array(length));
  const ends = createNumbers((length) => new Uint32Array(length));
  return {
    values,
    ends,
    push(list) {
      for (const value of list) values.push(value);
      ends.push(values.length);
    },
    trim() {
      values.trim();
      ends.trim();
    },
  };
}

/** Where the text or the list of a row begins. */
export const startOf = (ends: Uint32Array, row: number): number => (row === 0 ? 0 : (ends[row - 1] ?? 0));

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
export const compareRows = ({ bytes, ends }: TextColumn, a: number, b: number): number =>
  compareBytes(
    bytes,
    startOf(ends.values, a),
    ends.values[a] ?? 0,
    bytes,
    startOf(ends.values, b),
    ends.values[b] ?? 0,
  );
