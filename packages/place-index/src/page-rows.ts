import {
  compareWithStart,
  type PageStart,
  type PlaceQuery,
  recommendedKey,
  rowsAfterStart,
  type SortKey,
  sortKey,
} from "@flaneur/domain";
import { minutesFrom } from "./distances.ts";
import type { PlaceColumns } from "./place-columns.ts";
import type { Scanned } from "./scan.ts";

type Members = Scanned["members"];

/**
 * Returns the rows of a page, and how many rows of the list are before it.
 * @param worth See `worthsOf`.
 */
export function pageOf(
  columns: PlaceColumns,
  ordered: Uint32Array,
  members: Members,
  query: Pick<PlaceQuery, "sort" | "origin" | "page" | "limit" | "after">,
  worth: (row: number) => number,
): { readonly rows: readonly number[]; readonly start: number } {
  const { after, page, limit } = query;
  const offset = rowsAfterStart(after, query);
  const start =
    after == null || offset === null
      ? (page - 1) * limit
      : Math.max(0, rowsBefore(ordered, members, positionOf(ordered, after, keysOf(columns, query, worth))) + offset);
  return { rows: pickRows(ordered, members, start, start + limit), start };
}

/** Returns the rows of a list in an order, from one position to another. */
export function pickRows(ordered: Uint32Array, members: Members, from: number, to: number): readonly number[] {
  let at = 0;
  // A branch-free loop skips the rows before a late page.
  for (let passed = 0; passed < from && at < ordered.length; at++) passed += members[ordered[at] ?? 0] ?? 0;
  const picked: number[] = [];
  for (; picked.length < to - from && at < ordered.length; at++) {
    const row = ordered[at] ?? 0;
    if (members[row] === 1) picked.push(row);
  }
  return picked;
}

/** Counts the rows of a list before a position of the order. */
function rowsBefore(ordered: Uint32Array, members: Members, position: number): number {
  let count = 0;
  for (let at = 0; at < position; at++) count += members[ordered[at] ?? 0] ?? 0;
  return count;
}

type KeyOfRow = (row: number) => { readonly key: SortKey; readonly id: string };

/** Returns the position of the first row after a page start. */
function positionOf(ordered: Uint32Array, start: PageStart, keyOf: KeyOfRow): number {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const { key, id } = keyOf(ordered[middle] ?? 0);
    if (compareWithStart(start, key, id) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns a function for the sort key and the id of a row, equal to `sortKeyOf` of the domain. */
function keysOf(
  columns: PlaceColumns,
  { sort, origin }: Pick<PlaceQuery, "sort" | "origin">,
  worth: (row: number) => number,
): KeyOfRow {
  const known = (number: number): SortKey => (Number.isNaN(number) ? null : number);
  const keyOf = (): ((row: number) => SortKey) => {
    switch (sort.field) {
      case "recommended":
        return (row) => recommendedKey(worth(row), columns.nameKeys.text(row));
      case "name":
        return (row) => columns.nameKeys.text(row);
      case "rating":
        return (row) => known(columns.ratings.values[row] ?? Number.NaN);
      case "travelTime": {
        const minutes = origin === null ? null : minutesFrom(columns, origin);
        return (row) => (minutes === null ? null : known(minutes(row)));
      }
      case "type":
        return (row) => {
          const type = firstOf(columns, "types", row);
          return type === null ? null : sortKey(type);
        };
      case "arrondissement":
        return (row) => firstOf(columns, "arrondissements", row);
    }
  };
  const key = keyOf();
  return (row) => ({ key: key(row), id: columns.ids.text(row) });
}

function firstOf(columns: PlaceColumns, category: "types" | "arrondissements", row: number): string | null {
  const [first] = columns.listOf(category, row);
  return first === undefined ? null : (columns.dictionaries[category].values[first] ?? null);
}
