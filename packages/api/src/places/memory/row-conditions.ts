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

const INCLUDED = 1;
const EXCLUDED = 2;

/** What an active category asks of the values of a row. */
interface Condition {
  readonly met: number;
  readonly excluded: number;
  readonly values: Uint16Array;
  readonly starts: Uint32Array;
  /** By the number of a value. */
  readonly flags: Uint8Array;
  /** What one of the row's values must be; 0 where nothing must. */
  readonly needed: number;
}

function conditionOf(columns: PlaceColumns, filters: PlaceFilters, category: FilterCategory): Condition {
  const { include, exclude } = filters[category];
  const dictionary = columns.dictionaries[category];
  const flags = new Uint8Array(dictionary.values.length);
  const mark = (values: readonly string[], flag: number) => {
    for (const value of values) {
      const number = dictionary.find(value);
      if (number !== undefined) flags[number] = (flags[number] ?? 0) | flag;
    }
  };
  mark(include, INCLUDED);
  mark(exclude, EXCLUDED);
  const { values, starts } = columns.lists[category];
  return {
    met: bitOf(category),
    excluded: excludedBit(category),
    values: values.values,
    starts: starts.values,
    flags,
    needed: include.length === 0 ? 0 : INCLUDED,
  };
}

/** What each active category asks. */
export const conditionsOf = (columns: PlaceColumns, filters: PlaceFilters): readonly Condition[] =>
  FILTER_CATEGORIES.filter((category) => isActive(filters[category])).map((category) =>
    conditionOf(columns, filters, category),
  );

/** The bits of a row. */
export function combinationOf(conditions: readonly Condition[], row: number): number {
  let combination = 0;
  for (const { met, excluded, values, starts, flags, needed } of conditions) {
    let seen = 0;
    const end = starts[row + 1] ?? 0;
    for (let i = starts[row] ?? 0; i < end; i++) seen |= flags[values[i] ?? 0] ?? 0;
    if ((seen & EXCLUDED) !== 0) combination |= excluded;
    else if ((seen & needed) === needed) combination |= met;
  }
  return combination;
}
