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
import { membershipTable } from "./category-tables.ts";
import { isWithinReach } from "./distances.ts";
import type { PlaceColumns } from "./place-columns.ts";
import {
  COMBINATIONS,
  combinationOf,
  conditionsOf,
  isWithinArea,
  MET,
  wantedStates,
  wantedStatuses,
} from "./row-conditions.ts";
import { countValues, everyRowLeads, leadsOf, type ValueCounts } from "./value-counts.ts";

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

/** Whether anything but categories can rule a row out. */
const isNarrowed = ({ search, placeStatuses, travel, area, hours }: PlaceFilters): boolean =>
  search !== "" || placeStatuses.length > 0 || travel !== null || area !== null || (hours?.states.length ?? 0) > 0;

/**
 * Looks at each row once: the conditions it meets, as bits, decide about the list and about every facet. Facets are then
 * counted a category at a time, over the rows that lead to one of its lists.
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

    // Where nothing rules a row out, each leads to the lists of its values: the dictionary has counted them.
    const isCounted = (category: FilterCategory) => !isNarrowed(filters) && everyRowLeads(filters, category);
    const counting = withFacets ? FILTER_CATEGORIES.filter((category) => !isCounted(category)) : [];
    const leads = mapCategories((category) => leadsOf(filters, category));
    const leadsSomewhere = Uint8Array.from({ length: COMBINATIONS }, (_, combination) =>
      counting.some((category) => leads[category][combination] !== 0) ? 1 : 0,
    );

    const statuses = columns.statuses.values;
    const isWanted = wantedStatuses(filters);
    const isInReach = filters.travel === null ? null : isWithinReach(columns, filters.travel);
    const isInArea = filters.area === null ? null : isWithinArea(columns, filters.area);
    const hours = columns.hours.values;
    const hoursCounts = new Uint32Array(HOURS_STATES.length);
    const isStateWanted = wantedStates(filters);
    const isIn = membershipTable(filters);
    const conditions = conditionsOf(columns, filters);
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
      const combination = conditions.length === 0 ? 0 : combinationOf(conditions, row);
      const isMember = isIn[combination & MET] ?? 0;
      if (hoursAt !== null) {
        const state = status === OPENING_SOON ? CLOSED : (hoursAt[hours[row] ?? 0] ?? 0);
        hoursCounts[state] = (hoursCounts[state] ?? 0) + isMember;
        if (isStateWanted[state] === 0) continue;
      }
      members[row] = isMember;
      total += isMember;
      if (leadsSomewhere[combination] === 0) continue;
      kept[keptCount] = row;
      combinations[keptCount++] = combination;
    }

    const countsOf = (category: FilterCategory): ValueCounts =>
      isCounted(category)
        ? { always: 0, withValue: columns.dictionaries[category].uses }
        : countValues(columns, category, leads[category], kept.subarray(0, keptCount), combinations);
    return { members, total, counts: withFacets ? mapCategories(countsOf) : undefined, hoursCounts };
  };
}
