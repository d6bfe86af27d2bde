import {
  FILTER_CATEGORIES,
  type FilterCategory,
  HOURS_STATES,
  type HoursState,
  mapCategories,
  PLACE_STATUSES,
  type PlaceFilters,
} from "@flaneur/domain";
import { candidates } from "./candidates.ts";
import { bitOf, membershipTable } from "./category-tables.ts";
import { startOf } from "./columns.ts";
import { isNear } from "./distances.ts";
import type { PlaceColumns } from "./place-columns.ts";

/** How many rows lead to a list: by the number of each value, and those that are in every list. */
export interface ValueCounts {
  readonly always: number;
  readonly withValue: Uint32Array;
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

/** What one category asks of the values of a row. */
interface CategoryScan {
  readonly bit: number;
  readonly values: Uint16Array;
  readonly ends: Uint32Array;
  /** By the number of a value. */
  readonly flags: Uint8Array;
  readonly isActive: boolean;
  readonly includesAny: boolean;
  /** Whether a row is in the lists of this category's values, by the bits of its conditions. */
  readonly table: Uint8Array;
  readonly withValue: Uint32Array;
  always: number;
}

function categoryScan(columns: PlaceColumns, filters: PlaceFilters, category: FilterCategory): CategoryScan {
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
  const { values, ends } = columns.lists[category];
  return {
    bit: bitOf(category),
    values: values.values,
    ends: ends.values,
    flags,
    isActive: include.length > 0 || exclude.length > 0,
    includesAny: include.length === 0,
    table: membershipTable(filters, category),
    withValue: new Uint32Array(dictionary.values.length),
    always: 0,
  };
}

/** Looks at each row once: its conditions as bits decide at once about the list and about every facet. */
export function createScan(columns: PlaceColumns) {
  let members = new Uint8Array(0);

  return function scan(filters: PlaceFilters, hoursAt: HoursAt, withFacets: boolean): Scanned {
    const { length } = columns;
    if (members.length < length) members = new Uint8Array(columns.statuses.values.length);
    else members.fill(0);

    const statuses = columns.statuses.values;
    // Removed rows have a status beyond these.
    const isWanted = new Uint8Array(256);
    for (const [status, name] of PLACE_STATUSES.entries()) {
      const isAsked = filters.placeStatuses.length === 0 || filters.placeStatuses.includes(name);
      isWanted[status] = isAsked ? 1 : 0;
    }
    const near = filters.travel === null && filters.area === null ? null : isNear(columns, filters);
    const hours = columns.hours.values;
    const hoursCounts = new Uint32Array(HOURS_STATES.length);
    const isStateWanted = Uint8Array.from(HOURS_STATES, (state) =>
      filters.hours === null || filters.hours.states.length === 0 || filters.hours.states.includes(state) ? 1 : 0,
    );
    const isIn = membershipTable(filters);
    const scans = FILTER_CATEGORIES.map((category) => categoryScan(columns, filters, category));
    const [types, tags, arrondissements] = scans;
    const rows = candidates(columns, filters.search);
    const rowCount = rows === null ? length : rows.length;
    let total = 0;

    for (let i = 0; i < rowCount; i++) {
      const row = rows === null ? i : (rows[i] ?? 0);
      const status = statuses[row] ?? 0;
      if (isWanted[status] === 0 || (near !== null && !near(row))) continue;
      let met = 0;
      let excluded = 0;
      for (const each of scans) {
        if (!each.isActive) continue;
        const seen = flagsOf(each, row);
        if ((seen & EXCLUDED) !== 0) excluded |= each.bit;
        else if (each.includesAny || (seen & INCLUDED) !== 0) met |= each.bit;
      }
      if (hoursAt !== null) {
        const state = status === OPENING_SOON ? CLOSED : (hoursAt[hours[row] ?? 0] ?? 0);
        if (isIn[met] === 1) hoursCounts[state] = (hoursCounts[state] ?? 0) + 1;
        if (isStateWanted[state] === 0) continue;
      }
      if (isIn[met] === 1) {
        members[row] = 1;
        total += 1;
      }
      if (!withFacets) continue;
      for (const each of scans) count(each, row, met, excluded);
    }
    if (types === undefined || tags === undefined || arrondissements === undefined) throw new Error("three categories");
    const scanned = { types, tags, arrondissements };
    return {
      members,
      total,
      counts: withFacets ? mapCategories((category) => scanned[category]) : undefined,
      hoursCounts,
    };
  };
}

function flagsOf({ values, ends, flags }: CategoryScan, row: number): number {
  let seen = 0;
  for (let i = startOf(ends, row), end = ends[row] ?? 0; i < end; i++) seen |= flags[values[i] ?? 0] ?? 0;
  return seen;
}

function count(category: CategoryScan, row: number, met: number, excluded: number): void {
  const { bit, table, values, ends, withValue } = category;
  if (table[met & ~bit] === 1) {
    category.always += 1;
    return;
  }
  if (table[met | bit] === 0 || (excluded & bit) !== 0) return;
  for (let i = startOf(ends, row), end = ends[row] ?? 0; i < end; i++) {
    const value = values[i] ?? 0;
    withValue[value] = (withValue[value] ?? 0) + 1;
  }
}
