import {
  asksForMeals,
  FILTER_CATEGORIES,
  type FilterCategory,
  HOURS_STATES,
  type HoursState,
  isActive,
  type MapArea,
  PLACE_STATUSES,
  type PlaceFilters,
} from "@flaneur/domain";
import { bitOf } from "./category-tables.ts";
import { mapLists } from "./columns.ts";
import type { PlaceColumns } from "./place-columns.ts";

/**
 * Layout of a row's bits: the low bits say which category conditions the row meets, the high bits in which categories
 * the row has an excluded value. `PlaceIndex` throws an error when there are too many categories for this layout.
 */
export const MET = (1 << FILTER_CATEGORIES.length) - 1;
export const excludedBit = (category: FilterCategory): number => bitOf(category) << FILTER_CATEGORIES.length;
export const COMBINATIONS = 1 << (2 * FILTER_CATEGORIES.length);
/**
 * All bits set: the bits of a row that something other than a category rules out. No other row has these bits, since a
 * row with an excluded value does not meet that category's condition.
 */
export const RULED_OUT = COMBINATIONS - 1;

/** The bits of rows. Each row has one byte if four categories or fewer exist, otherwise two. */
export type RowBits = Uint8Array | Uint16Array;
export const createRowBits = (length: number): RowBits =>
  COMBINATIONS <= 256 ? new Uint8Array(length) : new Uint16Array(length);

/**
 * Returns the bits of a row, by the number of its status: RULED_OUT for removed rows and for statuses that the filters
 * exclude, otherwise 0.
 */
function bitsOfStatuses({ placeStatuses }: PlaceFilters): RowBits {
  const bits = createRowBits(256).fill(RULED_OUT);
  for (const [status, name] of PLACE_STATUSES.entries()) {
    if (placeStatuses.length === 0 || placeStatuses.includes(name)) bits[status] = 0;
  }
  return bits;
}

/** Returns, by the index of a state of the opening hours, 1 when the filters accept the state, otherwise 0. */
export const wantedStates = ({ hours }: PlaceFilters): Uint8Array =>
  Uint8Array.from(HOURS_STATES, (state) =>
    hours === null || hours.states.length === 0 || hours.states.includes(state) ? 1 : 0,
  );

/** Returns a function that checks whether a row is in an area. It returns false for a row with an unknown position. */
export function isWithinArea({ latitudes, longitudes }: PlaceColumns, { west, south, east, north }: MapArea) {
  return (row: number): boolean => {
    const latitude = latitudes.values[row] ?? Number.NaN;
    const longitude = longitudes.values[row] ?? Number.NaN;
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };
}

/** Returns a function that checks whether a row has all of some tags. */
export function hasAllTags({ dictionaries, lists }: PlaceColumns, tags: readonly string[]) {
  const wanted = tags.map((tag) => dictionaries.tags.find(tag));
  const numbers = lists.tags.numbers.values;
  const hasAll = mapLists(
    lists.tags,
    (length) => new Uint8Array(length),
    (list) => (wanted.every((tag) => tag !== undefined && list.includes(tag)) ? 1 : 0),
  );
  return (row: number): boolean => hasAll[numbers[row] ?? 0] === 1;
}

const OPENING_SOON = PLACE_STATUSES.indexOf("Opening Soon");
const UNKNOWN = HOURS_STATES.indexOf("unknown" satisfies HoursState);
const CLOSED = HOURS_STATES.indexOf("closed" satisfies HoursState);

/**
 * Returns a function for the state of a row at a moment, as an index into `HOURS_STATES`, equal to `listedHoursState` of
 * the domain.
 * @param hoursAt The states of all texts.
 */
export function statesAt({ statuses, hours, receptions }: PlaceColumns, filters: PlaceFilters, hoursAt: Uint8Array) {
  const areMeals = asksForMeals(filters);
  const [status, text, reception] = [statuses.values, hours.values, receptions.values];
  return (row: number): number => {
    if (status[row] === OPENING_SOON) return CLOSED;
    return areMeals && reception[row] === 1 ? UNKNOWN : (hoursAt[text[row] ?? 0] ?? 0);
  };
}

interface Condition {
  /** The number of each row's list of values. */
  readonly numbers: Uint32Array;
  /** The bits of a row, by the number of its list. */
  readonly bits: RowBits;
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
  const bits = mapLists(lists[category], createRowBits, (list) => {
    if (list.some((value) => excluded.has(value))) return excludedBit(category);
    return include.length === 0 || list.some((value) => included.has(value)) ? bitOf(category) : 0;
  });
  return { numbers: lists[category].numbers.values, bits };
}

/**
 * Writes the bits of rows. Loops over the rows once per column, which takes a fraction of the time of one loop that
 * reads all columns.
 * @param rows The numbers of the rows; null for the first `count` rows.
 */
export function writeCombinations(
  columns: PlaceColumns,
  filters: PlaceFilters,
  rows: Uint32Array | null,
  count: number,
  combinations: RowBits,
): void {
  const statuses = columns.statuses.values;
  const bitsOf = bitsOfStatuses(filters);
  for (let i = 0; i < count; i++) {
    const row = rows === null ? i : (rows[i] ?? 0);
    combinations[i] = bitsOf[statuses[row] ?? 0] ?? 0;
  }
  for (const category of FILTER_CATEGORIES) {
    if (isActive(filters[category])) addBits(conditionOf(columns, filters, category), rows, count, combinations);
  }
}

function addBits({ numbers, bits }: Condition, rows: Uint32Array | null, count: number, combinations: RowBits): void {
  for (let i = 0; i < count; i++) {
    const row = rows === null ? i : (rows[i] ?? 0);
    combinations[i] = (combinations[i] ?? 0) | (bits[numbers[row] ?? 0] ?? 0);
  }
}
