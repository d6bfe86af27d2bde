import { searchNeedle } from "@flaneur/domain";
import type { PlaceColumns } from "./place-columns.ts";
import { toUtf8 } from "./utf8.ts";

/**
 * Returns the rows whose name or address contains a text, ascending. Returns null for an empty text, because all rows
 * contain an empty text. Removed rows may be included.
 */
export function rowsContaining({ texts, grams }: PlaceColumns, search: string): Uint32Array | null {
  const needle = toUtf8(searchNeedle(search));
  if (needle.length === 0) return null;
  const { rows, isExact } = grams.find(needle);
  if (isExact) return rows;
  const { bytes } = texts;
  const starts = texts.starts.values;
  let found = 0;
  for (const row of rows) {
    // Filters in place: the write position never overtakes the read position.
    if (contains(bytes, starts[row] ?? 0, starts[row + 1] ?? 0, needle)) rows[found++] = row;
  }
  return rows.subarray(0, found);
}

function contains(bytes: Uint8Array, start: number, end: number, needle: Uint8Array): boolean {
  const first = needle[0];
  const { length } = needle;
  for (let at = start; at + length <= end; at++) {
    if (bytes[at] !== first) continue;
    let same = 1;
    while (same < length && bytes[at + same] === needle[same]) same += 1;
    if (same === length) return true;
  }
  return false;
}
