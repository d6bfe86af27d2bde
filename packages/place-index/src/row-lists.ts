const EMPTY = new Uint8Array(0);
/** Five bytes of seven bits can hold any difference between two rows. */
const MAX_BYTES = 5;

/** Lists of ascending rows, stored as differences of seven bits per byte. Most differences take one byte. */
export interface RowLists {
  readonly byteLength: number;
  count(list: number): number;
  /** Appends a row to a list, unless it is the last row there. Rows must be appended in ascending order. */
  append(list: number, row: number): void;
  rowsOf(list: number): Uint32Array;
  /** Releases the memory that is reserved for further rows. */
  trim(): void;
}

/** @param size The number of lists, which are all empty. */
export function createRowLists(size: number): RowLists {
  const lists: Uint8Array[] = new Array(size).fill(EMPTY);
  const used = new Uint32Array(size);
  const counts = new Uint32Array(size);
  /** The last row of each list, counted from 1. */
  const last = new Uint32Array(size);

  function roomFor(index: number, at: number): Uint8Array {
    const list = lists[index] ?? EMPTY;
    if (at + MAX_BYTES <= list.length) return list;
    const grown = new Uint8Array(Math.ceil(at * 1.5) + 16);
    grown.set(list);
    lists[index] = grown;
    return grown;
  }

  return {
    get byteLength() {
      return lists.reduce((sum, { byteLength }) => sum + byteLength, 3 * used.byteLength);
    },
    count: (index) => counts[index] ?? 0,
    append(index, row) {
      let difference = row + 1 - (last[index] ?? 0);
      if (difference === 0) return;
      last[index] = row + 1;
      counts[index] = (counts[index] ?? 0) + 1;
      let at = used[index] ?? 0;
      const list = roomFor(index, at);
      while (difference > 127) {
        list[at++] = (difference & 127) | 128;
        difference >>>= 7;
      }
      list[at++] = difference;
      used[index] = at;
    },
    rowsOf(index) {
      const list = lists[index] ?? EMPTY;
      const rows = new Uint32Array(counts[index] ?? 0);
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
    },
    trim() {
      for (const [index, list] of lists.entries()) lists[index] = list.slice(0, used[index]);
    },
  };
}
