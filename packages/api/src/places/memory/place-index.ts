import {
  type FacetCount,
  type Facets,
  type FilterCategory,
  HOURS_STATES,
  MAX_PINS,
  mapCategories,
  NO_FILTERS,
  type Origin,
  type Place,
  type PlaceFilters,
  type PlacePins,
  type PlaceQuery,
  TRAVEL_LIMITS,
  type TravelFilter,
} from "@flaneur/domain";
import { pinColumns } from "../pin-columns.ts";
import type { PlaceSearchQuery, SearchSuggestion } from "../place-search.ts";
import { type Reach, reachOf } from "../reach.ts";
import { kilometresFrom, minutesFrom } from "./distances.ts";
import { createOrders, orderedBy } from "./orders.ts";
import { createPlaceColumns, type IndexedPlace } from "./place-columns.ts";
import { createRanking } from "./rankings.ts";
import { relatedRows } from "./related-rows.ts";
import { createScan, type HoursAt, type Scanned } from "./scan.ts";
import { createSpelling } from "./spelling.ts";
import { suggestSearch } from "./suggest-search.ts";

export type { IndexedPlace } from "./place-columns.ts";

export interface IndexedList {
  readonly ids: readonly string[];
  readonly total: number;
  /** Null when they were not requested. */
  readonly facets: Facets | null;
}

/** Lists and counts places from columns in memory, as `matches()`, `facetCounts()` and `comparePlaces()` say. */
export type PlaceIndex = ReturnType<typeof createPlaceIndex>;

export function createPlaceIndex() {
  const columns = createPlaceColumns();
  const orders = createOrders(columns);
  const scan = createScan(columns);
  const spelling = createSpelling();
  const ranked = mapCategories((category) => createRanking(category));

  const idOf = (row: number): string => columns.ids.text(row);

  /** The rows of a list in its order, from one place in it to another. */
  function page(members: Uint8Array, { sort, origin }: Sorting, from: number, to: number): readonly number[] {
    const { field } = sort;
    if (field !== "travelTime") return pick(orders.by({ ...sort, field }), members, from, to);
    if (origin === null) return pick(orders.byId, members, from, to);
    return [...byTravelTime(members, origin, sort.order === "desc").subarray(from, to)];
  }

  function byTravelTime(members: Uint8Array, origin: Origin, descending: boolean): Uint32Array {
    const minutes = minutesFrom(columns, origin);
    const ranks = new Uint32Array(columns.length);
    const rows = new Uint32Array(columns.length);
    let count = 0;
    for (const row of orders.byId) {
      if (members[row] !== 1) continue;
      rows[count++] = row;
      const time = minutes(row);
      ranks[row] = Number.isNaN(time) ? 0 : time + 1;
    }
    return orderedBy(rows.subarray(0, count), ranks, descending);
  }

  function facetsOf({ counts, hoursCounts }: Scanned): Facets | null {
    if (counts === undefined) return null;
    const hours = HOURS_STATES.flatMap((value, index) => {
      const count = hoursCounts[index] ?? 0;
      return count === 0 ? [] : [{ value, count }];
    });
    return {
      ...mapCategories((category) => ranked[category](columns.dictionaries[category], counts[category])),
      hours,
    };
  }

  function add(place: IndexedPlace): void {
    columns.add(place);
    spelling.add(place.name);
  }

  function remove(row: number): void {
    columns.remove(row);
    spelling.remove(columns.names.text(row));
  }

  function settle(): void {
    for (const _ of orders.settle());
  }

  return {
    get size() {
      return columns.size;
    },
    /** How many rows are kept though their places have gone or were replaced. */
    get removed() {
      return columns.removed;
    },
    /** The distinct texts of opening hours, in the order of their numbers from 1. Only grows. */
    hoursTexts: (): readonly string[] => [...columns.hoursTexts.keys()],
    get byteLength() {
      return columns.byteLength + orders.byteLength + spelling.byteLength;
    },

    /**
     * Adds places that are not there yet; nothing may be asked until they are settled.
     * @throws RangeError when there are more distinct values than a column can hold.
     */
    load(places: readonly IndexedPlace[]): void {
      for (const place of places.filter(isListed)) add(place);
    },
    /** Puts what was loaded in order. Stops every few thousand rows, so that others can have a turn. */
    *settle(): Generator<undefined, void> {
      columns.grams.trim();
      yield* orders.settle();
    },

    /** Adds places, or replaces those of the same id. */
    put(places: readonly IndexedPlace[]): void {
      for (const { id } of places) {
        const row = orders.rowOf(id);
        if (row !== undefined) remove(row);
      }
      for (const place of new Map(places.map((each) => [each.id, each])).values()) if (isListed(place)) add(place);
      settle();
    },
    /** Unknown ids are passed over. */
    remove(ids: readonly string[]): void {
      for (const id of ids) {
        const row = orders.rowOf(id);
        if (row !== undefined) remove(row);
      }
    },

    /** @param hoursAt what the opening hours mean at the moment of the filters; null without one. */
    list(query: PlaceSearchQuery, hoursAt: HoursAt = null): IndexedList {
      const scanned = scan(query.filters, hoursAt, query.facets);
      const from = (query.page - 1) * query.limit;
      return {
        ids: page(scanned.members, query, from, from + query.limit).map(idOf),
        total: scanned.total,
        facets: facetsOf(scanned),
      };
    },

    /** The id of every place of a list, in its order. */
    ids(query: Pick<PlaceQuery, "filters" | "sort" | "origin">, hoursAt: HoursAt = null): readonly string[] {
      const { members } = scan(query.filters, hoursAt, false);
      return page(members, query, 0, columns.length).map(idOf);
    },

    count(filters: PlaceFilters, hoursAt: HoursAt = null): number {
      return scan(filters, hoursAt, false).total;
    },

    /** What the search of filters that find nothing was probably meant to be. */
    suggest: (filters: PlaceFilters, hoursAt: HoursAt = null): SearchSuggestion | null =>
      suggestSearch(spelling, filters, (other) => scan(other, hoursAt, false).total),

    pins(filters: PlaceFilters, hoursAt: HoursAt = null): PlacePins {
      const { members } = scan(filters, hoursAt, false);
      const latitudes = columns.latitudes.values;
      const longitudes = columns.longitudes.values;
      const rows: number[] = [];
      for (const row of orders.byId) {
        if (rows.length === MAX_PINS) break;
        if (members[row] === 1 && !Number.isNaN(latitudes[row] ?? Number.NaN)) rows.push(row);
      }
      return pinColumns(
        rows.map((row) => {
          const [type] = columns.listOf("types", row);
          return {
            id: idOf(row),
            latitude: latitudes[row] ?? 0,
            longitude: longitudes[row] ?? 0,
            type: type === undefined ? null : (columns.dictionaries.types.values[type] ?? null),
          };
        }),
      );
    },

    related: (place: Place): readonly string[] => relatedRows(columns, orders.byId, place).map(idOf),

    /** Every value of a category that places have. */
    values(category: FilterCategory): readonly FacetCount[] {
      const { values, uses } = columns.dictionaries[category];
      return values.flatMap((value, number) => {
        const count = uses[number] ?? 0;
        return count === 0 ? [] : [{ value, count }];
      });
    },

    /** How many places each step of the slider reaches. */
    reach(origin: Origin): readonly Reach[] {
      const minutes = minutesFrom(columns, origin);
      const counts = new Map<number, number>();
      for (const row of orders.byId) {
        if (!columns.isThere(row)) continue;
        const time = minutes(row);
        if (time <= TRAVEL_LIMITS.max) counts.set(time, (counts.get(time) ?? 0) + 1);
      }
      return reachOf([...counts].map(([time, count]) => ({ minutes: time, count })));
    },

    /** The ids of the listed places within reach, nearest first. */
    within(travel: TravelFilter): readonly string[] {
      const { members } = scan({ ...NO_FILTERS, travel }, null, false);
      const kilometres = kilometresFrom(columns, travel.from);
      return [...orders.byId.filter((row) => members[row] === 1)]
        .map((row) => ({ row, distance: kilometres(row) }))
        .sort((a, b) => a.distance - b.distance)
        .map(({ row }) => idOf(row));
    },
  };
}

/** Places that closed for good are in no list. */
const isListed = ({ placeStatus }: IndexedPlace): boolean => placeStatus !== "Permanently Closed";

type Sorting = Pick<PlaceQuery, "sort" | "origin">;

/** The rows of an order that are in a list, from one place in it to another. */
function pick(order: Uint32Array, members: Uint8Array, from: number, to: number): readonly number[] {
  let at = 0;
  // Most of the way to a late page is passed without a branch.
  for (let passed = 0; passed < from && at < order.length; at++) passed += members[order[at] ?? 0] ?? 0;
  const picked: number[] = [];
  for (; picked.length < to - from && at < order.length; at++) {
    const row = order[at] ?? 0;
    if (members[row] === 1) picked.push(row);
  }
  return picked;
}
