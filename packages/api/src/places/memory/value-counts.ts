import { FILTER_CATEGORIES, type FilterCategory, isActive, type PlaceFilters } from "@flaneur/domain";
import { bitOf, membershipTable } from "./category-tables.ts";
import type { PlaceColumns } from "./place-columns.ts";
import { COMBINATIONS, excludedBit, MET } from "./row-conditions.ts";

/** How many rows lead to a list: those that are in every list, and the others by the number of each of their values. */
export interface ValueCounts {
  readonly always: number;
  readonly withValue: ArrayLike<number>;
}

const NEVER = 0;
const WITH_VALUE = 1;
const ALWAYS = 2;

/**
 * By the bits of a row, whether it is in the lists that the values of a category lead to: never, in those of its own
 * values, or in all of them.
 */
export function leadsOf(filters: PlaceFilters, category: FilterCategory): Uint8Array {
  const bit = bitOf(category);
  const isIn = membershipTable(filters, category);
  return Uint8Array.from({ length: COMBINATIONS }, (_, combination) => {
    if (isIn[combination & MET & ~bit] === 1) return ALWAYS;
    const isExcluded = (combination & excludedBit(category)) !== 0;
    return isIn[(combination & MET) | bit] === 1 && !isExcluded ? WITH_VALUE : NEVER;
  });
}

/** Whether each row leads to the lists of all its values, provided that nothing but categories narrows the list. */
export const everyRowLeads = (filters: PlaceFilters, category: FilterCategory): boolean =>
  filters[category].exclude.length === 0 &&
  FILTER_CATEGORIES.every((other) => other === category || !isActive(filters[other]));

/** Counts the rows that lead somewhere. @param combinations the bits of each row. */
export function countValues(
  { lists, dictionaries }: PlaceColumns,
  category: FilterCategory,
  leads: Uint8Array,
  rows: Uint32Array,
  combinations: Uint8Array,
): ValueCounts {
  const starts = lists[category].starts.values;
  const values = lists[category].values.values;
  const withValue = new Int32Array(dictionaries[category].values.length);
  let always = 0;
  for (let i = 0; i < rows.length; i++) {
    const lead = leads[combinations[i] ?? 0];
    if (lead === ALWAYS) always += 1;
    if (lead !== WITH_VALUE) continue;
    const row = rows[i] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const value = values[at] ?? 0;
      withValue[value] = (withValue[value] ?? 0) + 1;
    }
  }
  return { always, withValue };
}
