import {
  type ChosenCounts,
  type FacetCount,
  type Facets,
  FILTER_CATEGORIES,
  type FilterCategory,
  MAX_PINS,
  NO_FILTERS,
  type Origin,
  type Place,
  type PlaceFilters,
  type PlacePins,
  type PlaceQuery,
  TRAVEL_LIMITS,
  type TravelFilter,
} from "@flaneur/domain";
import { correctedSearch, type SearchSuggestion } from "./corrected-search.ts";
import { kilometresFrom, minutesFrom } from "./distances.ts";
import { type FoundPlace, findPlaces } from "./find-places.ts";
import { createHoursStates, type HoursAt } from "./hours-states.ts";
import { createListOrder } from "./list-order.ts";
import { createMentionIndex } from "./mention-index.ts";
import { createNameIndex } from "./name-index.ts";
import { type LocatedPlace, nearbyRows } from "./nearby-rows.ts";
import { createOrders } from "./orders.ts";
import { pageOf, pickRows } from "./page-rows.ts";
import { pinColumns } from "./pin-columns.ts";
import { type IndexedPlace, PlaceColumns } from "./place-columns.ts";
import { type Reach, reachOf } from "./reach.ts";
import { relatedRows } from "./related-rows.ts";
import { createRowFacets } from "./row-facets.ts";
import { createScan, type Scanned } from "./scan.ts";
import { createSpelling } from "./spelling.ts";

export interface ListQuery extends PlaceQuery {
  /** Whether the values of each category are counted as well. */
  readonly facets: boolean;
}

/** A page of some chosen places, in the order in which they were chosen. */
export type ChosenQuery = Pick<ListQuery, "filters" | "page" | "limit" | "facets">;

export interface IndexedList {
  /** Ids of the places on the page, in order. */
  readonly ids: readonly string[];
  /** The number of places before the page. */
  readonly start: number;
  /** Number of places on all pages of the list. */
  readonly total: number;
  /** Counts of each facet; null when they were not requested. */
  readonly facets: Facets | null;
}

/**
 * Maximum number of filter categories. Each query computes tables with an entry for each combination of bits, and each
 * category has two bits.
 */
const MAX_CATEGORIES = 6;
const RECOMMENDED = { field: "recommended", order: "asc" } as const;

/**
 * Lists and counts places from columns in memory, with the same results as the domain's `matches()`, `facetCounts()`
 * and `comparePlaces()`.
 */
export class PlaceIndex {
  readonly #columns = new PlaceColumns();
  readonly #orders = createOrders(this.#columns);
  readonly #mentions = createMentionIndex();
  readonly #scan = createScan(this.#columns, this.#mentions);
  readonly #hours = createHoursStates(this.#columns);
  readonly #order = createListOrder(this.#columns, this.#orders, this.#mentions, (filters) => this.#hoursAt(filters));
  readonly #spelling = createSpelling();
  readonly #names = createNameIndex(this.#spelling.correctionsOf);
  readonly #facets = createRowFacets(this.#columns);

  /** @throws RangeError when the domain has more categories than the index supports. */
  constructor() {
    if (FILTER_CATEGORIES.length > MAX_CATEGORIES) {
      throw new RangeError(
        `The index has room for ${MAX_CATEGORIES} filter categories, and there are ${FILTER_CATEGORIES.length}.`,
      );
    }
  }

  get size(): number {
    return this.#columns.size;
  }

  /** The number of all places, and of the chosen ones among them. */
  get counts(): ChosenCounts {
    const { size, chosenCount } = this.#columns;
    return { chosen: chosenCount, places: size };
  }

  /** Number of rows of removed or replaced places, which still use memory. */
  get removed(): number {
    return this.#columns.removed;
  }

  get byteLength(): number {
    const { byteLength } = this.#columns;
    const others = [this.#orders, this.#spelling, this.#names, this.#mentions];
    return others.reduce((sum, each) => sum + each.byteLength, byteLength);
  }

  /**
   * Adds places. Their ids must not be in the index: `put()` replaces places. Call `settle()` before the next query.
   * @throws RangeError when there are more distinct values than a column can hold.
   */
  load(places: readonly IndexedPlace[]): void {
    for (const place of places.filter(isListed)) this.#add(place);
  }

  /** Sorts the loaded places. Yields every few thousand rows, so that the caller can do other work. */
  *settle(): Generator<undefined, void> {
    this.#columns.grams.trim();
    yield* this.#orders.settle();
  }

  /**
   * Adds places, or replaces those with the same id.
   * @throws RangeError like `load()`. The index is then incomplete: discard it.
   */
  put(places: readonly IndexedPlace[]): void {
    this.remove(places.map(({ id }) => id));
    const last = new Map(places.map((each) => [each.id, each]));
    for (const place of last.values()) if (isListed(place)) this.#add(place);
    for (const _ of this.#orders.settle());
  }

  /** Removes places. Unknown ids are ignored. */
  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const row = this.#orders.rowOf(id);
      if (row === undefined) continue;
      this.#columns.remove(row);
      this.#spelling.remove(this.#columns.names.text(row));
      for (const name of this.#columns.otherNames.text(row).split("\n")) this.#spelling.remove(name);
    }
  }

  #add(place: IndexedPlace): void {
    this.#columns.add(place);
    const names = [place.name, ...place.otherNames];
    for (const name of names) this.#spelling.add(name);
    this.#names.add(this.#columns.length - 1, names);
    this.#mentions.add(this.#columns.length - 1, place);
  }

  /**
   * Evaluates the opening hours at the moment of the filters, so that the next query does not have to. Yields every few
   * hundred texts, so that the caller can do other work.
   */
  *prepare({ hours }: PlaceFilters): Generator<undefined, void> {
    if (hours !== null) yield* this.#hours.prepare(hours.at);
  }

  list(query: ListQuery): IndexedList {
    const scanned = this.#scan(query.filters, this.#hoursAt(query.filters), query.facets);
    const { rows, start } = pageOf(
      this.#columns,
      this.#order.ordered(scanned.members, query),
      scanned.members,
      query,
      this.#order.worths(query),
    );
    return {
      ids: this.#idsOf(rows),
      start,
      total: scanned.total,
      facets: this.#facets.facetsOf(scanned),
    };
  }

  /** Lists those of some places that match the filters, in the order of their ids. Unknown ids are left out. */
  listAmong(ids: readonly string[], { filters, page, limit, facets }: ChosenQuery): IndexedList {
    const rows = ids.flatMap((id) => this.#orders.rowOf(id) ?? []);
    const scanned = this.#scan(filters, this.#hoursAt(filters), facets, new Set(rows));
    const start = (page - 1) * limit;
    const counted = this.#facets.facetsOf(scanned);
    return {
      ids: this.#idsOf(rows.filter((row) => scanned.members[row] === 1).slice(start, start + limit)),
      start,
      total: scanned.total,
      facets: counted && this.#facets.onlyValuesOf(rows, counted),
    };
  }

  /** Returns the ids of all places of a list, in order. */
  ids(query: Pick<PlaceQuery, "filters" | "sort" | "origin">): readonly string[] {
    const members = this.#members(query.filters);
    return this.#idsOf(pickRows(this.#order.ordered(members, query), members, 0, this.#columns.length));
  }

  count(filters: PlaceFilters): number {
    return this.#scan(filters, this.#hoursAt(filters), false).total;
  }

  /** Returns a corrected search for filters without results; null when no correction finds places under the filters. */
  suggest(filters: PlaceFilters): SearchSuggestion | null {
    return correctedSearch(this.#spelling, filters, (other) => this.count(other));
  }

  /**
   * Returns the places whose names or other names have all words of a text, in any order, best first. Words such as
   * `le` and `the` are ignored. Words of two letters or more and the last word may be incomplete, and words may be
   * misspelt.
   */
  find(text: string, limit: number): readonly FoundPlace[] {
    return findPlaces(this.#columns, this.#names, text, limit);
  }

  /** Returns the pins of a list's places with a known position, in the order 'Recommended'; at most MAX_PINS. */
  pins(filters: PlaceFilters): PlacePins {
    const { latitudes, longitudes, dictionaries } = this.#columns;
    const members = this.#members(filters);
    const rows: number[] = [];
    for (const row of this.#order.ordered(members, { filters, sort: RECOMMENDED, origin: null })) {
      if (rows.length === MAX_PINS) break;
      if (members[row] === 1 && !Number.isNaN(latitudes.values[row] ?? Number.NaN)) rows.push(row);
    }
    return pinColumns(
      rows.map((row) => {
        const [type] = this.#columns.listOf("types", row);
        return {
          id: this.#columns.ids.text(row),
          name: this.#columns.names.text(row),
          latitude: latitudes.values[row] ?? 0,
          longitude: longitudes.values[row] ?? 0,
          type: type === undefined ? null : (dictionaries.types.values[type] ?? null),
          isChosen: this.#columns.chosen.values[row] === 1,
        };
      }),
    );
  }

  /** Returns the ids of the most similar places, best first, at most `RELATED_LIMIT` (§9). */
  related(place: Place): readonly string[] {
    return this.#idsOf(relatedRows(this.#columns, this.#orders.byId, place));
  }

  /** Returns the ids of the nearest places within `NEARBY_KM`, nearest first, at most `NEARBY_LIMIT`. */
  nearby(place: LocatedPlace): readonly string[] {
    return this.#idsOf(nearbyRows(this.#columns, this.#orders.byId, place));
  }

  /** Returns every value that listed places have in a category, with the number of places; in no particular order. */
  values(category: FilterCategory): readonly FacetCount[] {
    const { values, uses } = this.#columns.dictionaries[category];
    return values.flatMap((value, number) => {
      const count = uses[number] ?? 0;
      return count === 0 ? [] : [{ value, count }];
    });
  }

  /** Returns how many places are within reach at each step of the slider. */
  reach(origin: Origin): readonly Reach[] {
    const minutes = minutesFrom(this.#columns, origin);
    const counts = new Map<number, number>();
    for (const row of this.#orders.byId) {
      if (!this.#columns.isListed(row)) continue;
      const time = minutes(row);
      if (time <= TRAVEL_LIMITS.max) counts.set(time, (counts.get(time) ?? 0) + 1);
    }
    return reachOf([...counts].map(([time, count]) => ({ minutes: time, count })));
  }

  /** Returns the ids of the listed places within reach, nearest first. */
  within(travel: TravelFilter): readonly string[] {
    const members = this.#members({ ...NO_FILTERS, travel });
    const kilometres = kilometresFrom(this.#columns, travel.from);
    const found = [...this.#orders.byId.filter((row) => members[row] === 1)]
      .map((row) => ({ row, distance: kilometres(row) }))
      .sort((a, b) => a.distance - b.distance);
    return this.#idsOf(found.map(({ row }) => row));
  }

  #hoursAt({ hours }: PlaceFilters): HoursAt {
    return hours === null ? null : this.#hours.at(hours.at);
  }

  #members(filters: PlaceFilters): Scanned["members"] {
    return this.#scan(filters, this.#hoursAt(filters), false).members;
  }

  #idsOf(rows: readonly number[]): readonly string[] {
    return rows.map((row) => this.#columns.ids.text(row));
  }
}

/** Whether a place can be listed: permanently closed places are in no list. */
const isListed = ({ placeStatus }: IndexedPlace): boolean => placeStatus !== "Permanently Closed";
