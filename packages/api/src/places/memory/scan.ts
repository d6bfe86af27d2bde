import {
  FILTER_CATEGORIES,
  type FilterCategory,
  HOURS_STATES,
  type HoursState,
  type MapArea,
  mapCategories,
  PLACE_STATUSES,
  type PlaceFilters,
} from "@flaneur/domain";
import { candidates } from "./candidates.ts";
import { bitOf, membershipTable } from "./category-tables.ts";
import { isWithinReach } from "./distances.ts";
import type { PlaceColumns } from "./place-columns.ts";

/** How many rows lead to a list: those that are in every list, and the others by the number of each of their values. */
export interface ValueCounts {
  readonly always: number;
  readonly withValue: ArrayLike<number>;
}

export interface Scanned {
  /** 1 for each row of the list. Reused by the next scan. */
  readonly members: Uint8Array;
  readonly total: number;
  /** Undefined when facets were not requested. */
  readonly counts: Readonly<Record<FilterCategory, ValueCounts>> | undefined;
  /** Rows in each state of the opening hours, in the order of `HOURS_STATES`; zeros without a moment. */
  readonly hoursCounts: Uint32Array;
}

/** States of the opening hours as indexes of `HOURS_STATES`, by the number of their text; null without a moment. */
export type HoursAt = Uint8Array | null;

const OPENING_SOON = PLACE_STATUSES.indexOf("Opening Soon");
const CLOSED = HOURS_STATES.indexOf("closed" satisfies HoursState);

const INCLUDED = 1;
const EXCLUDED = 2;

/** The bits of the conditions that a row meets, and above them those of the categories it has an excluded value of. */
const CONDITIONS = FILTER_CATEGORIES.length;
const COMBINATIONS = 1 << (2 * CONDITIONS);
const MET = (1 << CONDITIONS) - 1;

/**
 * Looks at each row once: the conditions it meets, as bits, decide about the list and about every facet. Facets are then
 * counted a category at a time, over the rows that were not ruled out.
 */
export function createScan(columns: PlaceColumns) {
  let members = new Uint8Array(0);
  let kept = new Uint32Array(0);
  let combinations = new Uint8Array(0);

  return function scan(filters: PlaceFilters, hoursAt: HoursAt, withFacets: boolean): Scanned {
    const { length } = columns;
    if (members.length < length) {
      const size = columns.statuses.values.length;
      [members, kept, combinations] = [new Uint8Array(size), new Uint32Array(size), new Uint8Array(size)];
    } else members.fill(0);

    const statuses = columns.statuses.values;
    const isWanted = wantedStatuses(filters);
    const isInReach = filters.travel === null ? null : isWithinReach(columns, filters.travel);
    const isInArea = filters.area === null ? null : isWithinArea(columns, filters.area);
    const hours = columns.hours.values;
    const hoursCounts = new Uint32Array(HOURS_STATES.length);
    const isStateWanted = wantedStates(filters);
    const isIn = membershipTable(filters);
    const conditions = FILTER_CATEGORIES.filter(
      (category) => filters[category].include.length > 0 || filters[category].exclude.length > 0,
    ).map((category) => conditionOf(columns, filters, category));
    const rows = candidates(columns, filters.search);
    const rowCount = rows === null ? length : rows.length;
    let total = 0;
    let keptCount = 0;

    for (let i = 0; i < rowCount; i++) {
      const row = rows === null ? i : (rows[i] ?? 0);
      const status = statuses[row] ?? 0;
      if (isWanted[status] === 0) continue;
      if (isInArea !== null && !isInArea(row)) continue;
      if (isInReach !== null && !isInReach(row)) continue;
      let combination = 0;
      for (const condition of conditions) combination |= combinationOf(condition, row);
      const isMember = isIn[combination & MET] ?? 0;
      if (hoursAt !== null) {
        const state = status === OPENING_SOON ? CLOSED : (hoursAt[hours[row] ?? 0] ?? 0);
        hoursCounts[state] = (hoursCounts[state] ?? 0) + isMember;
        if (isStateWanted[state] === 0) continue;
      }
      members[row] = isMember;
      total += isMember;
      kept[keptCount] = row;
      combinations[keptCount++] = combination;
    }
    const counts = withFacets
      ? mapCategories((category) => {
          // Where nothing rules a row out, each leads to the lists of its values: the dictionary has counted them.
          const isAlone = conditions.every((condition) => condition.category === category);
          if (keptCount === columns.size && isAlone && filters[category].exclude.length === 0) {
            return { always: 0, withValue: columns.dictionaries[category].uses };
          }
          return countValues(columns, filters, category, kept.subarray(0, keptCount), combinations);
        })
      : undefined;
    return { members, total, counts, hoursCounts };
  };
}

function wantedStatuses({ placeStatuses }: PlaceFilters): Uint8Array {
  // A removed row has a status beyond these.
  const isWanted = new Uint8Array(256);
  for (const [status, name] of PLACE_STATUSES.entries()) {
    isWanted[status] = placeStatuses.length === 0 || placeStatuses.includes(name) ? 1 : 0;
  }
  return isWanted;
}

const wantedStates = ({ hours }: PlaceFilters): Uint8Array =>
  Uint8Array.from(HOURS_STATES, (state) =>
    hours === null || hours.states.length === 0 || hours.states.includes(state) ? 1 : 0,
  );

/** A row of unknown position lies in no area. */
function isWithinArea({ latitudes, longitudes }: PlaceColumns, { west, south, east, north }: MapArea) {
  return (row: number): boolean => {
    const latitude = latitudes.values[row] ?? Number.NaN;
    const longitude = longitudes.values[row] ?? Number.NaN;
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  };
}

/** What an active category asks of the values of a row. */
interface Condition {
  readonly category: FilterCategory;
  readonly met: number;
  readonly excluded: number;
  readonly values: Uint16Array;
  readonly starts: Uint32Array;
  /** By the number of a value. */
  readonly flags: Uint8Array;
  /** A row needs one of these flags; every row has 0. */
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
    category,
    met: bitOf(category),
    excluded: bitOf(category) << CONDITIONS,
    values: values.values,
    starts: starts.values,
    flags,
    needed: include.length === 0 ? 0 : INCLUDED,
  };
}

function combinationOf({ met, excluded, values, starts, flags, needed }: Condition, row: number): number {
  let seen = 0;
  const end = starts[row + 1] ?? 0;
  for (let i = starts[row] ?? 0; i < end; i++) seen |= flags[values[i] ?? 0] ?? 0;
  if ((seen & EXCLUDED) !== 0) return excluded;
  return (seen & needed) === needed ? met : 0;
}

const NEVER = 0;
const WITH_VALUE = 1;
const ALWAYS = 2;

function countValues(
  columns: PlaceColumns,
  filters: PlaceFilters,
  category: FilterCategory,
  rows: Uint32Array,
  combinations: Uint8Array,
): ValueCounts {
  const bit = bitOf(category);
  const isIn = membershipTable(filters, category);
  const leads = Uint8Array.from({ length: COMBINATIONS }, (_, combination) => {
    if (isIn[combination & MET & ~bit] === 1) return ALWAYS;
    const isExcluded = (combination & (bit << CONDITIONS)) !== 0;
    return isIn[(combination & MET) | bit] === 1 && !isExcluded ? WITH_VALUE : NEVER;
  });
  const starts = columns.lists[category].starts.values;
  const values = columns.lists[category].values.values;
  const withValue = new Int32Array(columns.dictionaries[category].values.length);
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
