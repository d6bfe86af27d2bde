import { FILTER_CATEGORIES, type FilterCategory, isActive, type PlaceFilters } from "@flaneur/domain";
import { bitOf, membershipTable } from "./category-tables.ts";
import type { PlaceColumns } from "./place-columns.ts";
import { COMBINATIONS, excludedBit, MET, type RowBits, RULED_OUT } from "./row-conditions.ts";

/**
 * Counts for the values of a category: how many rows would be listed if the value were the only included value of the
 * category. `always` counts the rows that would be listed for every value. `withValue[n]` counts the other rows that
 * would be listed for value number `n`.
 */
export interface ValueCounts {
  readonly always: number;
  readonly withValue: ArrayLike<number>;
}

const NEVER = 0;
export const WITH_VALUE = 1;
const ALWAYS = 2;

/**
 * Returns a table, indexed by the bits of a row. An entry says for which values of the category the row counts: `NEVER`
 * for none, `WITH_VALUE` for the values that the row has, `ALWAYS` for all values.
 */
export function listKindsOf(filters: PlaceFilters, category: FilterCategory): Uint8Array {
  const bit = bitOf(category);
  const isIn = membershipTable(filters, category);
  return Uint8Array.from({ length: COMBINATIONS }, (_, combination) => {
    if (combination === RULED_OUT) return NEVER;
    if (isIn[combination & MET & ~bit] === 1) return ALWAYS;
    const isExcluded = (combination & excludedBit(category)) !== 0;
    return isIn[(combination & MET) | bit] === 1 && !isExcluded ? WITH_VALUE : NEVER;
  });
}

/** Whether each row counts for all values that it has, provided that nothing but categories narrows the list. */
export const isInAllOwnLists = (filters: PlaceFilters, category: FilterCategory): boolean =>
  filters[category].exclude.length === 0 &&
  FILTER_CATEGORIES.every((other) => other === category || !isActive(filters[other]));

/** Counts the rows for each value. @param combinations The bits of each row. */
export function countValues(
  { lists, dictionaries }: PlaceColumns,
  category: FilterCategory,
  listKinds: Uint8Array,
  rows: Uint32Array,
  combinations: RowBits,
): ValueCounts {
  const { numbers, values, starts } = lists[category];
  const numberOf = numbers.values;
  // Rows with the same values are counted together: there are far fewer lists of values than rows.
  const withList = new Int32Array(starts.length - 1);
  const alwaysAdds = listKinds.map((kind) => (kind === ALWAYS ? 1 : 0));
  const valueAdds = listKinds.map((kind) => (kind === WITH_VALUE ? 1 : 0));
  let always = 0;
  // Adding zero is faster than an unpredictable branch.
  for (let i = 0; i < rows.length; i++) {
    const combination = combinations[i] ?? 0;
    const list = numberOf[rows[i] ?? 0] ?? 0;
    always += alwaysAdds[combination] ?? 0;
    withList[list] = (withList[list] ?? 0) + (valueAdds[combination] ?? 0);
  }
  const withValue = new Int32Array(dictionaries[category].values.length);
  for (let list = 0; list < withList.length; list++) {
    const count = withList[list] ?? 0;
    if (count === 0) continue;
    const end = starts.values[list + 1] ?? 0;
    for (let at = starts.values[list] ?? 0; at < end; at++) {
      const value = values.values[at] ?? 0;
      withValue[value] = (withValue[value] ?? 0) + count;
    }
  }
  return { always, withValue };
}
