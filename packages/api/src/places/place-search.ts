import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import {
  type ChosenCounts,
  type FacetCount,
  type Facets,
  type FilterCategory,
  NO_FILTERS,
  type Origin,
  type Place,
  type PlaceFilters,
  type PlacePins,
  type PlaceQuery,
  type TravelFilter,
  travelTime,
} from "@flaneur/domain";
import type { ChosenQuery, ListQuery, NamedPlace, PlaceIndex, Reach, SearchSuggestion } from "@flaneur/place-index";
import { type Logger, type Metrics, NO_METRICS } from "@flaneur/server-kit";
import type { Database } from "../db/database.ts";
import { FollowedIndex } from "./followed-index.ts";
import { createPlaceCache } from "./place-cache.ts";

export interface PlaceSearchResult {
  readonly places: readonly Place[];
  readonly total: number;
  /** The number of places that precede the page in the list. */
  readonly start: number;
  /** Counts of each facet; null when they were not requested. */
  readonly facets: Facets | null;
  /** A corrected search, when the list is empty and the search seems misspelt; null otherwise. */
  readonly suggestion: SearchSuggestion | null;
}

/** Lists places. Each call waits until the index is read. */
export interface PlaceSearch {
  list(query: ListQuery): Promise<PlaceSearchResult>;
  /** Lists those of some places that match the filters, in the order of their ids, such as favorites. */
  listAmong(ids: readonly string[], query: ChosenQuery & Pick<PlaceQuery, "origin">): Promise<PlaceSearchResult>;
  count(filters: PlaceFilters): Promise<number>;
  /** Returns the listed places whose names have all words of a text, best first. Words may be misspelt. */
  find(text: string, limit: number): Promise<readonly NamedPlace[]>;
  /** Returns the ids of all places of a list, in order. */
  ids(query: Pick<PlaceQuery, "filters" | "sort" | "origin">): Promise<readonly string[]>;
  /** Returns the pins of a list's places with a known position, in the order 'Recommended'; at most MAX_PINS. */
  pins(filters: PlaceFilters): Promise<PlacePins>;
  /**
   * Returns a place; null for an unknown id or a hidden place. Permanently closed places are included, since people may
   * have saved their URLs.
   */
  byId(id: string, origin: Origin | null): Promise<Place | null>;
  /** Returns at most six related places, best first (§9), without closed ones. */
  related(place: Place): Promise<readonly Place[]>;
  /** Returns at most four places within 1,200 m, nearest first, without closed ones. */
  nearby(place: Place): Promise<readonly Place[]>;
  /** Returns the ids of the listed places within reach, nearest first. */
  within(travel: TravelFilter): Promise<readonly string[]>;
  /** Returns how many listed places are within reach of a point at each step of the slider. */
  reach(origin: Origin): Promise<readonly Reach[]>;
  /**
   * Returns a text that changes when a listed place is added, changes or is removed, also by a new day. Use it as the
   * key of what is derived from all places.
   */
  version(): Promise<string>;
  /** Returns every value that listed places have, with the number of places; in no particular order. */
  values(category: FilterCategory): Promise<readonly FacetCount[]>;
  /** Returns the number of all listed places, and of the chosen ones among them. */
  counts(): Promise<ChosenCounts>;
}

export interface OpenSearch extends PlaceSearch {
  /** Resolves when the index is read for the first time; rejects when the search is closed before. */
  readonly ready: Promise<void>;
  readonly isReady: () => boolean;
  /** Resolves when lists contain every change that was committed before the call. Call it after a write. */
  readonly catchUp: () => Promise<void>;
  close(): Promise<void>;
}

interface SearchParts {
  readonly database: Pick<Database, "db" | "kind" | "within">;
  readonly logger: Logger;
  /** The clock, in milliseconds since 1970; that of the machine by default. */
  readonly now?: () => number;
  /** Receives the measurements of the index. @default nothing is measured */
  readonly metrics?: Metrics;
}

/** Opens the search: an index in memory of all listed places, and the database for the other fields of the found ones. */
export function openPlaceSearch({ database, logger, now = Date.now, metrics = NO_METRICS }: SearchParts): OpenSearch {
  const onLookUp = (hits: number, misses: number) => {
    metrics.cacheLookUp("places", "hit", hits);
    metrics.cacheLookUp("places", "miss", misses);
  };
  const cache = createPlaceCache(database.db, { now, onLookUp });
  const followed = new FollowedIndex({ database, logger, now, onChange: cache.forget });
  metrics.gauge("flaneur_index_places", "Places in the index in memory", () => followed.size);
  metrics.gauge("flaneur_index_bytes", "Memory of the index", () => followed.byteLength);
  metrics.gauge(
    "flaneur_index_lag_seconds",
    "Seconds since the index contained every change",
    () => followed.lagSeconds,
  );

  /** Returns the index, with the opening hours evaluated at the moment of the filters. */
  async function indexFor(filters: PlaceFilters): Promise<PlaceIndex> {
    const index = await followed.current();
    for (const _ of index.prepare(filters)) await yieldToEventLoop();
    return index;
  }

  /**
   * Finds places in the index, and reads them. A place may have been deleted or closed since the index was brought up to
   * date: it is then found once more in the newest index.
   */
  async function read<T extends { readonly ids: readonly string[] }>(
    origin: Origin | null,
    find: (index: PlaceIndex) => T,
    filters: PlaceFilters = NO_FILTERS,
  ): Promise<T & { readonly places: readonly Place[] }> {
    const attempt = async () => {
      const found = find(await indexFor(filters));
      const places = await cache.read(found.ids);
      return { ...found, places: places.filter(isListed).map((place) => withTravelTime(place, origin)) };
    };
    const first = await attempt();
    if (first.places.length === first.ids.length) return first;
    await followed.catchUp();
    return attempt();
  }

  const readIds = async (find: (index: PlaceIndex) => readonly string[]): Promise<readonly Place[]> =>
    (await read(null, (index) => ({ ids: find(index) }))).places;

  return {
    ready: followed.ready,
    isReady: () => followed.isReady,
    catchUp: () => followed.catchUp(),
    close: () => followed.close(),

    list: (query) =>
      read(
        query.origin,
        (index) => {
          const found = index.list(query);
          return { ...found, suggestion: found.total === 0 ? index.suggest(query.filters) : null };
        },
        query.filters,
      ),
    listAmong: (ids, query) =>
      read(query.origin, (index) => ({ ...index.listAmong(ids, query), suggestion: null }), query.filters),
    count: async (filters) => (await indexFor(filters)).count(filters),
    async find(text, limit) {
      const { places, matches } = await read(null, (index) => {
        const found = index.find(text, limit);
        return { ids: found.map(({ id }) => id), matches: new Map(found.map(({ id, match }) => [id, match])) };
      });
      return places.map((place) => ({ place, match: matches.get(place.id) ?? "similar" }));
    },
    ids: async (query) => (await indexFor(query.filters)).ids(query),
    pins: async (filters) => (await indexFor(filters)).pins(filters),
    async byId(id, origin) {
      // On a new day, the cache drops the places whose status has ended.
      await followed.current();
      const [place] = await cache.read([id]);
      return place === undefined ? null : withTravelTime(place, origin);
    },
    related: (place) => readIds((index) => index.related(place)),
    nearby: (place) => readIds((index) => index.nearby(place)),
    within: async (travel) => (await followed.current()).within(travel),
    reach: async (origin) => (await followed.current()).reach(origin),
    async version() {
      await followed.current();
      return followed.version;
    },
    values: async (category) => (await followed.current()).values(category),
    counts: async () => (await followed.current()).counts,
  };
}

const isListed = ({ placeStatus }: Place): boolean => placeStatus !== "Permanently Closed";

const withTravelTime = (place: Place, origin: Origin | null): Place =>
  origin === null ? place : { ...place, travelTime: travelTime(origin.from, place.coordinates, origin.mode) };
