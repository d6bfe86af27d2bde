import {
  FILTER_CATEGORIES,
  type FilterCategory,
  HOURS_STATES,
  isActive,
  mapCategories,
  type PlaceFilters,
} from "@flaneur/domain";
import { membershipTable } from "./category-tables.ts";
import { isNear, isWithinReach } from "./distances.ts";
import type { HoursAt } from "./hours-states.ts";
import type { MentionIndex } from "./mention-index.ts";
import type { PlaceColumns } from "./place-columns.ts";
import {
  COMBINATIONS,
  createRowBits,
  hasAllTags,
  isWithinArea,
  MET,
  RULED_OUT,
  statesAt,
  wantedStates,
  writeCombinations,
} from "./row-conditions.ts";
import { rowsContaining } from "./rows-containing.ts";
import { countValues, isInAllOwnLists, listKindsOf, type ValueCounts, WITH_VALUE } from "./value-counts.ts";

declare const validUntilNextScan: unique symbol;

/** An array that the next scan overwrites: read it before the next query, and do not store it. */
export type ValidUntilNextScan<T> = T & { readonly [validUntilNextScan]: true };

export interface Scanned {
  /** 1 for each row in the list. */
  readonly members: ValidUntilNextScan<Uint8Array>;
  readonly total: number;
  /** Counts of each category, and of the tags as wishes; undefined when facets were not requested. */
  readonly counts: Readonly<Record<CountedFacet, ValueCounts>> | undefined;
  /**
   * Number of rows in each state of the opening hours, in the order of `HOURS_STATES`, among the rows that the filters
   * accept apart from the states. All zeros if the filters have no opening hours.
   */
  readonly hoursCounts: Uint32Array;
}

/** A facet with the values of a category. */
type CountedFacet = FilterCategory | "wishes";

/** Rows to which a list is limited; null for all rows. */
export type Among = ReadonlySet<number> | null;

/** Whether anything other than a category can rule a row out. */
const isNarrowed = (
  { wishes, search, mentions, chosenOnly, placeStatuses, travel, near, area, hours }: PlaceFilters,
  among: Among,
): boolean =>
  among !== null ||
  wishes.length > 0 ||
  search !== "" ||
  mentions !== "" ||
  chosenOnly ||
  placeStatuses.length > 0 ||
  travel !== null ||
  near !== null ||
  area !== null ||
  (hours?.states.length ?? 0) > 0;

/** Writes the rows that pass a test to the start of `into`. @param rows The rows to test; null for all `count` rows. */
function rowsThat(passes: (row: number) => boolean, rows: Uint32Array | null, count: number, into: Uint32Array) {
  let found = 0;
  for (let i = 0; i < count; i++) {
    const row = rows === null ? i : (rows[i] ?? 0);
    // May work in place: the write position never overtakes the read position.
    into[found] = row;
    found += passes(row) ? 1 : 0;
  }
  return into.subarray(0, found);
}

const reusable = (length: number) => new Uint8Array(length) as ValidUntilNextScan<Uint8Array>;

/** The rows to scan. `rows` is null for all rows. `count` is the number of rows to scan in both cases. */
interface Narrowed {
  readonly rows: Uint32Array | null;
  readonly count: number;
}

/** The decisions about rows. Each `Uint8Array` is indexed by the bits of a row's conditions. */
interface Decisions {
  /** 1 if the row is in the list. */
  readonly isIn: Uint8Array;
  /** The facets that are counted row by row. For the other facets, the dictionaries already have the counts. */
  readonly counting: readonly CountedFacet[];
  readonly listKinds: Readonly<Record<CountedFacet, Uint8Array>>;
  /** 1 if the row is counted for at least one facet of `counting`. */
  readonly isCountedAnywhere: Uint8Array;
}

function decide(filters: PlaceFilters, among: Among, withFacets: boolean): Decisions {
  // When neither other filters nor exclusions narrow the list, each row counts for all values that it has: the
  // dictionary already has the counts.
  const isCounted = (category: FilterCategory) => !isNarrowed(filters, among) && isInAllOwnLists(filters, category);
  const isInList = membershipTable(filters);
  const isIn = Uint8Array.from({ length: COMBINATIONS }, (_, combination) =>
    combination === RULED_OUT ? 0 : (isInList[combination & MET] ?? 0),
  );
  const facets = hasSameCountsAsTags(filters) ? FILTER_CATEGORIES : ([...FILTER_CATEGORIES, "wishes"] as const);
  const counting = withFacets ? facets.filter((facet) => facet === "wishes" || !isCounted(facet)) : [];
  const listKinds = {
    ...mapCategories((category) => listKindsOf(filters, category)),
    // A row of the list counts for each tag that it has.
    wishes: isIn.map((isMember) => (isMember === 1 ? WITH_VALUE : 0)),
  };
  const isCountedAnywhere = Uint8Array.from({ length: COMBINATIONS }, (_, combination) =>
    counting.some((facet) => listKinds[facet][combination] !== 0) ? 1 : 0,
  );
  return { isIn, counting, listKinds, isCountedAnywhere };
}

/** Whether a further wish leaves as many places as the same tag as the only tag. */
const hasSameCountsAsTags = (filters: PlaceFilters): boolean =>
  !isActive(filters.tags) && FILTER_CATEGORIES.every((category) => filters[category].join === "AND");

/**
 * Returns a function that scans the rows that match the search, the area, the station and the travel time. The bits of
 * a row's conditions decide whether the row is in the list, and for which facets it is counted. Facets are then counted
 * one category at a time, over the rows that count for any facet.
 */
export function createScan(columns: PlaceColumns, mentioned: MentionIndex) {
  let members = reusable(0);
  let kept = new Uint32Array(0);
  let combinations = createRowBits(0);

  function makeRoom(): void {
    if (members.length >= columns.length) return;
    const size = columns.statuses.values.length;
    [members, kept, combinations] = [reusable(size), new Uint32Array(size), createRowBits(size)];
  }

  function narrow({ wishes, search, mentions, chosenOnly, area, travel, near }: PlaceFilters, among: Among): Narrowed {
    let rows = rowsContaining(columns, search);
    const count = () => rows?.length ?? columns.length;
    if (among !== null) rows = rowsThat((row) => among.has(row), rows, count(), kept);
    if (mentions !== "") {
      const found = new Set(mentioned.rowsWith(mentions));
      rows = rowsThat((row) => found.has(row), rows, count(), kept);
    }
    if (chosenOnly) rows = rowsThat((row) => columns.chosen.values[row] === 1, rows, count(), kept);
    if (wishes.length > 0) rows = rowsThat(hasAllTags(columns, wishes), rows, count(), kept);
    if (area !== null) rows = rowsThat(isWithinArea(columns, area), rows, count(), kept);
    if (near !== null) rows = rowsThat(isNear(columns, near), rows, count(), kept);
    if (travel !== null) rows = rowsThat(isWithinReach(columns, travel), rows, count(), kept);
    return { rows, count: count() };
  }

  /** Counts the rows that all other filters accept, by state, and rules out rows in states that are not accepted. */
  function countStates(filters: PlaceFilters, hoursAt: Uint8Array, isIn: Uint8Array, { rows, count }: Narrowed) {
    const stateAt = statesAt(columns, filters, hoursAt);
    const isStateWanted = wantedStates(filters);
    const counts = new Uint32Array(HOURS_STATES.length);
    for (let i = 0; i < count; i++) {
      const row = rows === null ? i : (rows[i] ?? 0);
      const combination = combinations[i] ?? 0;
      const state = stateAt(row);
      counts[state] = (counts[state] ?? 0) + (isIn[combination] ?? 0);
      if (isStateWanted[state] === 0) combinations[i] = RULED_OUT;
    }
    return counts;
  }

  /**
   * Marks the rows of the list, and keeps the rows that count for facets. Returns the number of marked rows and of kept
   * rows.
   */
  function mark({ isIn, isCountedAnywhere }: Decisions, { rows, count }: Narrowed) {
    if (rows !== null) members.fill(0);
    let total = 0;
    let keptCount = 0;
    for (let i = 0; i < count; i++) {
      const row = rows === null ? i : (rows[i] ?? 0);
      const combination = combinations[i] ?? 0;
      const isMember = isIn[combination] ?? 0;
      members[row] = isMember;
      total += isMember;
      // A row that counts for no facet is overwritten by the next one: this is faster than a branch.
      kept[keptCount] = row;
      combinations[keptCount] = combination;
      keptCount += isCountedAnywhere[combination] ?? 0;
    }
    return { total, keptCount };
  }

  return function scan(filters: PlaceFilters, hoursAt: HoursAt, withFacets: boolean, among: Among = null): Scanned {
    makeRoom();
    const decisions = decide(filters, among, withFacets);
    const narrowed = narrow(filters, among);
    writeCombinations(columns, filters, narrowed.rows, narrowed.count, combinations);
    const hoursCounts =
      hoursAt === null ? new Uint32Array(HOURS_STATES.length) : countStates(filters, hoursAt, decisions.isIn, narrowed);
    const { total, keptCount } = mark(decisions, narrowed);
    const rowCounts = (facet: CountedFacet): ValueCounts => {
      const category = facet === "wishes" ? "tags" : facet;
      return countValues(columns, category, decisions.listKinds[facet], kept.subarray(0, keptCount), combinations);
    };
    const countsOf = (category: FilterCategory): ValueCounts =>
      decisions.counting.includes(category)
        ? rowCounts(category)
        : { always: 0, withValue: columns.dictionaries[category].uses };
    const facetCounts = () => {
      const counts = mapCategories(countsOf);
      return { ...counts, wishes: decisions.counting.includes("wishes") ? rowCounts("wishes") : counts.tags };
    };
    return { members, total, counts: withFacets ? facetCounts() : undefined, hoursCounts };
  };
}
