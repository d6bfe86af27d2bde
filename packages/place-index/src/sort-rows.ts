type Compare = (a: number, b: number) => number;

/** Number of rows in a run. Each run is sorted at once, and the sorted runs are then merged. */
const RUN = 256;
/** Number of rows that are sorted or merged between two yields. */
const AT_ONCE = 8_192;

/**
 * Sorts rows by merging. Yields every few thousand rows, so that a caller can sort in the background, or exhaust the
 * generator to sort at once.
 */
export function* sortRows(rows: Uint32Array, compare: Compare): Generator<undefined, Uint32Array> {
  if (isSorted(rows, compare)) return rows;
  let from = rows.slice();
  let to = new Uint32Array(rows.length);
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    if (start % AT_ONCE === 0) yield;
  }
  for (let width = RUN; width < from.length; width *= 2) {
    let moved = 0;
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        const fromLeft = right >= end || (left < middle && compare(from[left] ?? 0, from[right] ?? 0) <= 0);
        to[at] = from[fromLeft ? left++ : right++] ?? 0;
        moved += 1;
        if (moved % AT_ONCE === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

function isSorted(rows: Uint32Array, compare: Compare): boolean {
  for (let i = 1; i < rows.length; i++) if (compare(rows[i - 1] ?? 0, rows[i] ?? 0) > 0) return false;
  return true;
}

/**
 * Merges a long sorted list of rows with a short one. The parts between the rows of the short list are copied in one
 * go.
 */
export function mergeRows(long: Uint32Array, short: Uint32Array, compare: Compare): Uint32Array {
  if (long.length === 0) return short;
  const merged = new Uint32Array(long.length + short.length);
  let taken = 0;
  for (const [index, row] of short.entries()) {
    const until = firstAfter(long, row, compare, taken);
    merged.set(long.subarray(taken, until), taken + index);
    merged[until + index] = row;
    taken = until;
  }
  merged.set(long.subarray(taken), taken + short.length);
  return merged;
}

/** Returns the index, from `start` on, of the first row of `sorted` that sorts after `row`. */
function firstAfter(sorted: Uint32Array, row: number, compare: Compare, start: number): number {
  let [from, to] = [start, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(sorted[middle] ?? 0, row) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
