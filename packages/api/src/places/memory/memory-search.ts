import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type Origin, type Place, type PlaceFilters, travelTime } from "@flaneur/domain";
import type { PlaceIndex } from "@flaneur/place-index";
import type { PlaceSearch } from "../place-search.ts";
import type { PlaceCache } from "./place-cache.ts";
import type { PlaceFeed } from "./place-feed.ts";

/**
 * Attempts to list from memory before SQL is used. An attempt fails if a place of the page is deleted, hidden or closed
 * permanently in the meantime.
 */
const ATTEMPTS = 3;

interface MemorySearchParts {
  readonly feed: PlaceFeed;
  readonly cache: PlaceCache;
  /** The search that is used by `byId`, while there is no index, and when places of a result are no longer listed. */
  readonly sql: PlaceSearch;
}

/** Creates the search that lists from memory. The places of a page are read from the cache or from the database. */
export function createMemorySearch({ feed, cache, sql }: MemorySearchParts): PlaceSearch {
  /** Returns the index, prepared for a query with these filters; null while SQL must be used. */
  async function readyFor(filters: PlaceFilters): Promise<PlaceIndex | null> {
    const index = await feed.current();
    if (index === null) return null;
    for (const _ of index.prepare(filters)) await yieldToEventLoop();
    return index;
  }

  /** Returns these places in this order; null when one of them was deleted, or is no longer listed. */
  async function read(ids: readonly string[], origin: Origin | null): Promise<readonly Place[] | null> {
    const places = await cache.read(ids);
    const found = places
      .filter(({ placeStatus }) => placeStatus !== "Permanently Closed")
      .map((place) => withTravelTime(place, origin));
    if (found.length === ids.length) return found;
    feed.markChanged(ids);
    return null;
  }

  return {
    async list(query) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const index = await readyFor(query.filters);
        if (index === null) break;
        const { ids, start, total, facets } = index.list(query);
        const suggestion = total === 0 ? index.suggest(query.filters) : null;
        const found = await read(ids, query.origin);
        if (found !== null) return { places: found, total, start, facets, suggestion };
      }
      return sql.list(query);
    },

    async count(filters) {
      const index = await readyFor(filters);
      return index === null ? sql.count(filters) : index.count(filters);
    },

    async find(text, limit) {
      const index = await feed.current();
      const found = index?.find(text, limit) ?? [];
      const places =
        index === null
          ? null
          : await read(
              found.map(({ id }) => id),
              null,
            );
      if (places === null) return sql.find(text, limit);
      return places.map((place, at) => ({ place, match: found[at]?.match ?? "similar" }));
    },

    async ids(query) {
      const index = await readyFor(query.filters);
      return index === null ? sql.ids(query) : index.ids(query);
    },

    async pins(filters) {
      const index = await readyFor(filters);
      return index === null ? sql.pins(filters) : index.pins(filters);
    },

    byId: (id, origin) => sql.byId(id, origin),

    async related(place) {
      const index = await feed.current();
      const found = index === null ? null : await read(index.related(place), null);
      return found ?? sql.related(place);
    },

    async nearby(place) {
      const index = await feed.current();
      const found = index === null ? null : await read(index.nearby(place), null);
      return found ?? sql.nearby(place);
    },

    async within(travel) {
      const index = await feed.current();
      return index === null ? sql.within(travel) : index.within(travel);
    },

    async reach(origin) {
      const index = await feed.current();
      return index === null ? sql.reach(origin) : index.reach(origin);
    },

    async version() {
      const index = await feed.current();
      return index === null ? sql.version() : `memory ${feed.changes}`;
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
