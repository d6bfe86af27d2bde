import { compareCodePoints, type PlaceSort, sortKey } from "@flaneur/domain";
import { mapLists } from "./columns.ts";
import type { PlaceColumns } from "./place-columns.ts";
import { mergeRows, sortRows } from "./sort-rows.ts";
import { toUtf8 } from "./utf8.ts";

type StoredSort = Exclude<PlaceSort["field"], "travelTime" | "recommended">;

/**
 * Stores all rows in each order of a list, except by travel time and by worth. The orders by id and by ascending name are kept
 * sorted. The other orders are computed from these two orders by a counting sort, when they are first needed.
 */
export function createOrders(columns: PlaceColumns) {
  let byId: Uint32Array = new Uint32Array(0);
  let byName: Uint32Array = new Uint32Array(0);
  let settled = 0;
  const made = new Map<string, Uint32Array>();
  const compareIds = (a: number, b: number) => columns.compareIds(a, b);
  const compareNames = (a: number, b: number) => columns.compareNames(a, b);

  /** Inserts the rows added since the last call into both kept orders. Removed rows stay. Yields like `sortRows`. */
  function* settle(): Generator<undefined, void> {
    const end = columns.length;
    const added = new Uint32Array(end - settled);
    for (let i = 0; i < added.length; i++) added[i] = settled + i;
    const addedById = yield* sortRows(added, compareIds);
    const addedByName = yield* sortRows(addedById, compareNames);
    byId = mergeRows(byId, addedById, compareIds);
    byName = mergeRows(byName, addedByName, compareNames);
    settled = end;
    made.clear();
  }

  const ranksOf: Readonly<Record<StoredSort, () => Uint32Array>> = {
    name: () => nameRanks(columns, byName),
    type: () => typeRanks(columns),
    arrondissement: () => arrondissementRanks(columns),
    rating: () => ratingRanks(columns),
  };

  return {
    settle,
    /** All rows by id, including removed ones. */
    get byId() {
      return byId;
    },
    get byteLength() {
      return [byId, byName, ...made.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    },
    /** Returns the rows in an order, ties by id. Removed rows may be included. */
    by({ field, order }: PlaceSort & { readonly field: StoredSort }): Uint32Array {
      if (field === "name" && order === "asc") return byName;
      const name = `${field} ${order}`;
      const known = made.get(name);
      if (known !== undefined) return known;
      const rows = orderedBy(byId, ranksOf[field](), order === "desc");
      made.set(name, rows);
      return rows;
    },
    /** Returns the row of a place; undefined for an unknown id. */
    rowOf(id: string): number | undefined {
      const bytes = toUtf8(id);
      let [from, to] = [0, byId.length];
      while (from < to) {
        const middle = (from + to) >>> 1;
        if (columns.compareId(byId[middle] ?? 0, bytes) < 0) from = middle + 1;
        else to = middle;
      }
      // Removed rows with the same id are next to the current row.
      for (; from < byId.length && columns.compareId(byId[from] ?? 0, bytes) === 0; from++) {
        const row = byId[from];
        if (row !== undefined && columns.isListed(row)) return row;
      }
      return undefined;
    },
  };
}

/** Sorts rows by rank, in either direction with rank 0 last. A stable counting sort: ties keep the order of `rows`. */
export function orderedBy(rows: Uint32Array, ranks: Uint32Array, descending: boolean): Uint32Array {
  let highest = 0;
  for (const row of rows) highest = Math.max(highest, ranks[row] ?? 0);
  // Rows without a rank follow the last rank.
  const last = highest + 1;
  const bucketOf = (row: number): number => {
    const rank = ranks[row] ?? 0;
    return rank === 0 ? last : descending ? last - rank : rank;
  };
  const ends = new Uint32Array(last + 2);
  for (const row of rows) {
    const next = bucketOf(row) + 1;
    ends[next] = (ends[next] ?? 0) + 1;
  }
  for (let i = 1; i < ends.length; i++) ends[i] = (ends[i] ?? 0) + (ends[i - 1] ?? 0);
  const ordered = new Uint32Array(rows.length);
  for (const row of rows) {
    const bucket = bucketOf(row);
    const at = ends[bucket] ?? 0;
    ordered[at] = row;
    ends[bucket] = at + 1;
  }
  return ordered;
}

/** Returns the rank of each row by its name key, from 1. Equal keys have the same rank. */
function nameRanks({ nameKeys, length }: PlaceColumns, byName: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(length);
  let rank = 0;
  let before = "";
  for (const row of byName) {
    const key = nameKeys.text(row);
    if (rank === 0 || key !== before) rank += 1;
    ranks[row] = rank;
    before = key;
  }
  return ranks;
}

/** Returns ranks of texts by code point, from 1. Equal texts have the same rank. */
function ranksOfTexts(texts: readonly string[]): readonly number[] {
  const sorted = [...new Set(texts)].sort(compareCodePoints);
  const ranks = new Map(sorted.map((text, index) => [text, index + 1]));
  return texts.map((text) => ranks.get(text) ?? 0);
}

function ranksOfFirst({ lists, length }: PlaceColumns, category: "types" | "arrondissements", of: readonly number[]) {
  const ranksOfLists = mapLists(
    lists[category],
    (size) => new Uint32Array(size),
    ([first]) => (first === undefined ? 0 : (of[first] ?? 0)),
  );
  const numbers = lists[category].numbers.values;
  const ranks = new Uint32Array(length);
  for (let row = 0; row < length; row++) ranks[row] = ranksOfLists[numbers[row] ?? 0] ?? 0;
  return ranks;
}

const typeRanks = (columns: PlaceColumns): Uint32Array =>
  ranksOfFirst(columns, "types", ranksOfTexts(columns.dictionaries.types.values.map(sortKey)));

const arrondissementRanks = (columns: PlaceColumns): Uint32Array =>
  ranksOfFirst(columns, "arrondissements", ranksOfTexts(columns.dictionaries.arrondissements.values));

function ratingRanks({ ratings, length }: PlaceColumns): Uint32Array {
  const values = ratings.values.subarray(0, length);
  const distinct = new Set(values);
  distinct.delete(Number.NaN);
  const rankOf = new Map([...distinct].sort((a, b) => a - b).map((value, index) => [value, index + 1]));
  const ranks = new Uint32Array(length);
  for (const [row, value] of values.entries()) ranks[row] = rankOf.get(value) ?? 0;
  return ranks;
}
