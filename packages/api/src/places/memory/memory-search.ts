import { type Origin, type Place, type PlaceFilters, travelTime } from "@flaneur/domain";
import type { PlaceSearch } from "../place-search.ts";
import { createHoursStates } from "./hours-states.ts";
import type { PlaceCache } from "./place-cache.ts";
import type { PlaceFeed } from "./place-feed.ts";
import type { PlaceIndex } from "./place-index.ts";
import type { HoursAt } from "./scan.ts";

/** Before a list whose places go while they are read is left to SQL. */
const ATTEMPTS = 3;

interface MemorySearchParts {
  readonly feed: PlaceFeed;
  readonly cache: PlaceCache;
  /** Answers while there is no index. */
  readonly sql: PlaceSearch;
}

/** The engine that lists from memory. What a page says of its places is read from the database, by their ids. */
export function createMemorySearch({ feed, cache, sql }: MemorySearchParts): PlaceSearch {
  const states = new WeakMap<PlaceIndex, ReturnType<typeof createHoursStates>>();

  async function hoursAt(index: PlaceIndex, { hours }: PlaceFilters): Promise<() => HoursAt> {
    if (hours === null) return () => null;
    const known = states.get(index) ?? createHoursStates(index);
    states.set(index, known);
    await known.prepare(hours.at);
    return () => known.at(hours.at);
  }

  /** Asks the index; SQL while there is none. */
  async function ask<T>(
    filters: PlaceFilters,
    fromIndex: (index: PlaceIndex, hoursAt: HoursAt) => T,
    fromSql: () => Promise<T>,
  ): Promise<T> {
    const index = await feed.current();
    if (index === null) return fromSql();
    const at = await hoursAt(index, filters);
    return fromIndex(index, at());
  }

  /** These places, in this order; null when one of them has gone, or is listed no more. */
  async function read(ids: readonly string[], origin: Origin | null): Promise<readonly Place[] | null> {
    const places = await cache.read(ids);
    const found = places
      .filter(({ placeStatus }) => placeStatus !== "Permanently Closed")
      .map((place) => withTravelTime(place, origin));
    if (found.length === ids.length) return found;
    feed.doubt(ids);
    return null;
  }

  return {
    async list(query) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const index = await feed.current();
        if (index === null) break;
        const at = await hoursAt(index, query.filters);
        const { ids, total, facets } = index.list(query, at());
        const suggestion = total === 0 ? index.suggest(query.filters, at()) : null;
        const found = await read(ids, query.origin);
        if (found !== null) return { places: found, total, facets, suggestion };
      }
      return sql.list(query);
    },

    ids: (query) =>
      ask(
        query.filters,
        (index, at) => index.ids(query, at),
        () => sql.ids(query),
      ),

    pins: (filters) =>
      ask(
        filters,
        (index, at) => index.pins(filters, at),
        () => sql.pins(filters),
      ),

    byId: (id, origin) => sql.byId(id, origin),

    async related(place) {
      const index = await feed.current();
      const found = index === null ? null : await read(index.related(place), null);
      return found ?? sql.related(place);
    },

    async within(travel) {
      const index = await feed.current();
      return index === null ? sql.within(travel) : index.within(travel);
    },

    async reach(origin) {
      const index = await feed.current();
      return index === null ? sql.reach(origin) : index.reach(origin);
    },

    async values(category) {
      const index = await feed.current();
      return index === null ? sql.values(category) : index.values(category);
    },
  };
}

function withTravelTime(place: Place, origin: Origin | null): Place {
  return origin === null ? place : { ...place, travelTime: travelTime(origin.from, place.coordinates, origin.mode) };
}
