import {
  FILTER_CATEGORIES,
  type FilterCategory,
  HOURS_STATES,
  isActive,
  type MapArea,
  PLACE_STATUSES,
  type PlaceFilters,
} from "@flaneur/domain";
import { bitOf } from "./category-tables.ts";
import { mapLists } from "./columns.ts";
import type { PlaceColumns } from "./place-columns.ts";

/** By the number of a status: 1 where it is asked for. Removed rows have a status beyond these. */
export function wantedStatuses({ placeStatuses }: PlaceFilters): Uint8Array {
  const isWanted = new Uint8Array(256);
  for (const [status, name] of PLACE_STATUSES.entries()) {
    isWanted[status] = placeStatuses.length === 0 || placeStatuses.includes(name) ? 1 : 0;
  }
  return isWanted;
}

/** By the number of a state of the opening hours: 1 where it is asked for. */
export const wantedStates = ({ hours }: PlaceFilters): Uint8Array =>
  Uint8Array.from(HOURS_STATES, (state) =>
    hours === null || hours.states.length === 0 || hours.states.includes(state) ? 1 : 0,
  );

/** Whether a row lies in an area; one of unknown position lies in none. */
export function isWithinArea({ latitudes, longitudes }: PlaceColumns, { west, south, east, north }: MapArea) {
  return (row: number): boolean => {
    const latitude = latitudes.values[row] ?? Number.NaN;
    const longitude = longitudes.values[row] ?? Number.NaN;
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };
}

/** The bits of the conditions that a row meets stand below those of the categories it has an excluded value of. */
export const MET = (1 << FILTER_CATEGORIES.length) - 1;
export const excludedBit = (category: FilterCategory): number => bitOf(category) << FILTER_CATEGORIES.length;
export const COMBINATIONS = 1 << (2 * FILTER_CATEGORIES.length);

/** What an active category asks of a row. */
interface Condition {
  /** By row, the number of its list of values. */
  readonly numbers: Uint32Array;
  /** By the number of a list, the bits of a row that has it. */
  readonly bits: Uint8Array;
}

function conditionOf(
  { dictionaries, lists }: PlaceColumns,
  filters: PlaceFilters,
  category: FilterCategory,
): Condition {
  const { include, exclude } = filters[category];
  const numbersOf = (values: readonly string[]) =>
    new Set(values.flatMap((value) => dictionaries[category].find(value) ?? []));
  const [included, excluded] = [numbersOf(include), numbersOf(exclude)];
  const bits = mapLists(
    lists[category],
    (length) => new Uint8Array(length),
    (list) => {
      if (list.some((value) => excluded.has(value))) return excludedBit(category);
      return include.length === 0 || list.some((value) => included.has(value)) ? bitOf(category) : 0;
    },
  );
  return { numbers: lists[category].numbers.values, bits };
}

/** What each active category asks. */
export const conditionsOf = (columns: PlaceColumns, filters: PlaceFilters): readonly Condition[] =>
  FILTER_CATEGORIES.filter((category) => isActive(filters[category])).map((category) =>
    conditionOf(columns, filters, category),
  );

/** The bits of a row. */
export function combinationOf(conditions: readonly Condition[], row: number): number {
  let combination = 0;
  for (const { numbers, bits } of conditions) combination |= bits[numbers[row] ?? 0] ?? 0;
  return combination;
}
